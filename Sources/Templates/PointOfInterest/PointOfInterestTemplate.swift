/// A map with up to a dozen places.
@MainActor
public final class PointOfInterestTemplate: NavigationBarTemplate {
    /// Is told what a person does with the map.
    public weak var pointOfInterestDelegate: (any PointOfInterestTemplateDelegate)?
    /// The text above the list of points.
    public var title: String { didSet { if title != oldValue { wholeDidChange() } } }
    /// The points, as given; the first twelve are shown (R154).
    public private(set) var pointsOfInterest: [PointOfInterest] = []
    /// Which of `pointsOfInterest` is selected; nil, where CarPlay has `NSNotFound`, for none. An index outside selects
    /// none and is reported as a fault.
    public var selectedIndex: Int? {
        get { index }
        set {
            let old = index
            index = checked(newValue)
            if index != old { wholeDidChange() }
        }
    }

    private var index: Int?

    /// A map with these points, of which one may be selected.
    public init(title: String, pointsOfInterest: [PointOfInterest], selectedIndex: Int? = nil) {
        self.title = title
        super.init(kind: .pointOfInterest)
        place(pointsOfInterest, selectedIndex: selectedIndex)
    }

    /// Replaces the points and the selection.
    public func setPointsOfInterest(_ pointsOfInterest: [PointOfInterest], selectedIndex: Int?) {
        place(pointsOfInterest, selectedIndex: selectedIndex)
        wholeDidChange()
    }

    // MARK: What a person does

    /// The person chose a point, or closed its card. A point that isn't shown any more changes nothing.
    func select(_ id: PointOfInterestID?, limits: CarCapabilities) {
        let new = shown(limits).firstIndex { $0.id == id }
        if id == nil || new != nil { selectedIndex = new }
        guard let new else { return }
        pointOfInterestDelegate?.pointOfInterestTemplate(self, didSelectPointOfInterest: pointsOfInterest[new])
    }

    /// The person moved the map.
    func mapRegionDidChange(_ region: MapRegion) {
        pointOfInterestDelegate?.pointOfInterestTemplate(self, didChangeMapRegion: region)
    }

    // MARK: What the display draws

    override var ownTitle: String? { title }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .pointOfInterest(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .pointOfInterest(value(limits)) }

    /// Those on the card of the selected point.
    override func buttons(limits: CarCapabilities) -> [any PressableButton] {
        selected(shown(limits))?.buttons ?? []
    }

    private func shown(_ limits: CarCapabilities) -> [PointOfInterest] {
        Array(pointsOfInterest.prefix(max(0, limits.maximumPointOfInterestCount)))
    }

    private func selected(_ shown: [PointOfInterest]) -> PointOfInterest? {
        index.flatMap { shown.indices.contains($0) ? shown[$0] : nil }
    }

    private func value(_ limits: CarCapabilities) -> PointOfInterestTemplateSnapshot {
        let shown = shown(limits)
        return PointOfInterestTemplateSnapshot(
            id: id, title: title, navigationBar: barSnapshot(limits), pointsOfInterest: shown.map(\.snapshot),
            selectedPointOfInterest: selected(shown)?.id)
    }

    private func place(_ points: [PointOfInterest], selectedIndex: Int?) {
        for point in pointsOfInterest { point.detach(from: self) }
        pointsOfInterest = points
        for point in points { point.attach(to: self) }
        index = checked(selectedIndex)
    }

    private func checked(_ index: Int?) -> Int? {
        guard let index, !pointsOfInterest.indices.contains(index) else { return index }
        report(.noSuchPointOfInterest(index: index, count: pointsOfInterest.count))
        return nil
    }
}
