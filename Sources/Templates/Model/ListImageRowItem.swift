/// A row of pictures under a title line. A tap on the line calls `handler`, a tap on a picture `listImageRowHandler`,
/// never both (R105).
@MainActor
public final class ListImageRowItem: SelectableListItem, PlacedListItem {
    /// Names the item to the display.
    public nonisolated let id: ItemID
    /// Anything that the app wants to keep with the row.
    public var userInfo: Any?
    /// Whether more lines are used when one doesn't hold all pictures.
    public let allowsMultipleLines: Bool
    /// The title line; nil hides it.
    public var text: String? { didSet { didChange(if: text != oldValue) } }
    /// Whether the title line and the pictures can be tapped.
    public var isEnabled = true { didSet { didChange(if: isEnabled != oldValue) } }
    /// What a tap on the title line does (R105).
    public var handler: ((_ item: any SelectableListItem, _ completion: @escaping @MainActor () -> Void) -> Void)? {
        didSet { didChange(if: (handler == nil) != (oldValue == nil)) }
    }
    /// What a tap on a picture does; the index counts from 0 (R105). The completion has the same duty as `handler`'s.
    public var listImageRowHandler:
        ((_ item: ListImageRowItem, _ index: Int, _ completion: @escaping @MainActor () -> Void) -> Void)?
    { didSet { didChange(if: (listImageRowHandler == nil) != (oldValue == nil)) } }
    /// The pictures with their texts, as given. Those beyond the car's limit aren't shown (R103).
    public var elements: [ListImageRowItemElement] {
        didSet {
            for element in oldValue { element.detach(from: self) }
            for element in elements { element.attach(to: self) }
            elementsDidChange()
        }
    }

    var placements = ItemPlacements()
    /// What the row shows, before the limits; boxed, so that a list's snapshot shares it.
    private var box: ListTemplateItemSnapshot

    /// A row of pictures without texts.
    public convenience init(text: String?, images: [Image]) {
        self.init(text: text, images: images, imageTitles: [])
    }

    /// A row of pictures with a title each. A picture without a title has none, a title without a picture is dropped (R109).
    public convenience init(text: String?, images: [Image], imageTitles: [String]) {
        self.init(text: text, elements: Self.elements(images, titles: imageTitles), allowsMultipleLines: false)
    }

    /// A row of elements.
    public convenience init(text: String?, elements: [ListImageRowItemRowElement], allowsMultipleLines: Bool) {
        self.init(text: text, anyElements: elements, allowsMultipleLines: allowsMultipleLines)
    }

    private init(text: String?, anyElements elements: [ListImageRowItemElement], allowsMultipleLines: Bool) {
        id = .fresh()
        self.text = text
        self.elements = elements
        self.allowsMultipleLines = allowsMultipleLines
        box = .imageRow(ListImageRowItemSnapshot(id: id, text: text, elements: elements.map(\.snapshot)))
        for element in elements { element.attach(to: self) }
        box = makeBox()
    }

    /// A row of cards.
    public convenience init(text: String?, cardElements: [ListImageRowItemCardElement], allowsMultipleLines: Bool) {
        self.init(text: text, anyElements: cardElements, allowsMultipleLines: allowsMultipleLines)
    }

    /// A row of compact lines.
    public convenience init(
        text: String?, condensedElements: [ListImageRowItemCondensedElement], allowsMultipleLines: Bool
    ) {
        self.init(text: text, anyElements: condensedElements, allowsMultipleLines: allowsMultipleLines)
    }

    /// A row of pictures without texts.
    public convenience init(text: String?, gridElements: [ListImageRowItemGridElement], allowsMultipleLines: Bool) {
        self.init(text: text, anyElements: gridElements, allowsMultipleLines: allowsMultipleLines)
    }

    /// A row of pictures with titles.
    public convenience init(
        text: String?, imageGridElements: [ListImageRowItemImageGridElement], allowsMultipleLines: Bool
    ) {
        self.init(text: text, anyElements: imageGridElements, allowsMultipleLines: allowsMultipleLines)
    }

    /// The pictures that are shown.
    public var gridImages: [Image] { visibleElements(placedLimits).map(\.image) }

    /// The titles of the pictures; elements without one have an empty title.
    public var imageTitles: [String] {
        get { elements.map { $0.snapshot.title ?? "" } }
        set { elements = Self.elements(elements.map(\.image), titles: newValue) }
    }

    /// Replaces the pictures and keeps the titles.
    public func update(_ images: [Image]) {
        elements = Self.elements(images, titles: imageTitles)
    }

    func snapshot(limits: CarCapabilities) -> ListTemplateItemSnapshot {
        let count = max(0, limits.maximumImageRowElementCount)
        guard elements.count > count, case .imageRow(var row) = box else { return box }
        row.elements = Array(row.elements.prefix(count))
        return .imageRow(row)
    }

    func action(imageIndex: Int?, limits: CarCapabilities) -> ((@escaping @MainActor () -> Void) -> Void)? {
        guard isEnabled else { return nil }
        guard let imageIndex else {
            // Without its title line the row has no area to tap (R107).
            guard let handler, text != nil else { return nil }
            return { completion in handler(self, completion) }
        }
        let visible = visibleElements(limits)
        guard visible.indices.contains(imageIndex), visible[imageIndex].isEnabled, let listImageRowHandler else {
            return nil
        }
        return { completion in listImageRowHandler(self, imageIndex, completion) }
    }

    /// Called by an element that changed.
    func elementsDidChange() {
        let new = makeBox()
        guard new != box else { return }
        box = new
        didChange()
    }

    private func didChange(if isChange: Bool) {
        if isChange { elementsDidChange() }
    }

    private var placedLimits: CarCapabilities {
        var limits: CarCapabilities?
        placements.visit { section, _ in limits = limits ?? section.limits }
        return limits ?? .current
    }

    private func visibleElements(_ limits: CarCapabilities) -> ArraySlice<ListImageRowItemElement> {
        elements.prefix(max(0, limits.maximumImageRowElementCount))
    }

    private func makeBox() -> ListTemplateItemSnapshot {
        .imageRow(
            ListImageRowItemSnapshot(
                id: id, text: text, elements: elements.map(\.snapshot), allowsMultipleLines: allowsMultipleLines,
                isEnabled: isEnabled, isSelectable: isEnabled && handler != nil && text != nil,
                areElementsSelectable: isEnabled && listImageRowHandler != nil))
    }

    private static func elements(_ images: [Image], titles: [String]) -> [ListImageRowItemRowElement] {
        images.enumerated().map { index, image in
            let title = titles.indices.contains(index) && !titles[index].isEmpty ? titles[index] : nil
            return ListImageRowItemRowElement(image: image, title: title)
        }
    }
}
