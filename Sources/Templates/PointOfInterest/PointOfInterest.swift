/// A place on the map with a card. Setters change it on the display at once.
@MainActor
public final class PointOfInterest: TemplatePart {
    /// Names this point to the display.
    public nonisolated let id: PointOfInterestID
    /// Where it is.
    public var location: Coordinate { didSet { if location != oldValue { didChange() } } }
    /// What it is called.
    public var title: String { didSet { if title != oldValue { didChange() } } }
    /// The line below the title.
    public var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
    /// More about it.
    public var summary: String? { didSet { if summary != oldValue { didChange() } } }
    /// The title on the detail card; nil uses `title`.
    public var detailTitle: String? { didSet { if detailTitle != oldValue { didChange() } } }
    /// The line below it; nil uses `subtitle`.
    public var detailSubtitle: String? { didSet { if detailSubtitle != oldValue { didChange() } } }
    /// More about it on the detail card; nil uses `summary`.
    public var detailSummary: String? { didSet { if detailSummary != oldValue { didChange() } } }
    /// The pin; nil uses the system's own.
    public var pinImage: Image? { didSet { if pinImage != oldValue { didChange() } } }
    /// The pin while the point is selected; nil uses `pinImage`.
    public var selectedPinImage: Image? { didSet { if selectedPinImage != oldValue { didChange() } } }
    /// The first button of the detail card.
    public var primaryButton: TextButton? { didSet { replaced(oldValue) } }
    /// The second button of the detail card.
    public var secondaryButton: TextButton? { didSet { replaced(oldValue) } }
    /// Anything that the app wants to keep with the point.
    public var userInfo: Any?

    var owners = PartOwners()

    /// A place with its texts and its pin.
    public init(
        location: Coordinate, title: String, subtitle: String? = nil, summary: String? = nil,
        detailTitle: String? = nil, detailSubtitle: String? = nil, detailSummary: String? = nil,
        pinImage: Image? = nil, selectedPinImage: Image? = nil
    ) {
        id = .fresh()
        self.location = location
        self.title = title
        self.subtitle = subtitle
        self.summary = summary
        self.detailTitle = detailTitle
        self.detailSubtitle = detailSubtitle
        self.detailSummary = detailSummary
        self.pinImage = pinImage
        self.selectedPinImage = selectedPinImage
    }

    /// The buttons of the detail card.
    var buttons: [TextButton] { [primaryButton, secondaryButton].compactMap(\.self) }

    var snapshot: PointOfInterestSnapshot {
        PointOfInterestSnapshot(
            id: id, location: location, title: title, subtitle: subtitle, summary: summary, detailTitle: detailTitle,
            detailSubtitle: detailSubtitle, detailSummary: detailSummary, pinImage: pinImage,
            selectedPinImage: selectedPinImage, primaryButton: primaryButton?.snapshot,
            secondaryButton: secondaryButton?.snapshot)
    }

    private func replaced(_ old: TextButton?) {
        old?.detach(from: self)
        for button in buttons { button.attach(to: self) }
        didChange()
    }
}

extension PointOfInterest: PartOwner {
    func partDidChange(_ part: any TemplatePart) { didChange() }
    func requestAssistant(_ request: AssistantRequest) { owners.first?.requestAssistant(request) }
}
