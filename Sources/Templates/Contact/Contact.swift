/// A person or a place, with what can be done about it. Setters change it on the display at once.
@MainActor
public final class Contact: TemplatePart {
    /// The name.
    public var name: String { didSet { if name != oldValue { didChange() } } }
    /// The picture.
    public var image: Image { didSet { if image != oldValue { didChange() } } }
    /// The line below the name.
    public var subtitle: String? { didSet { if subtitle != oldValue { didChange() } } }
    /// More about it.
    public var informativeText: String? { didSet { if informativeText != oldValue { didChange() } } }
    /// The buttons, as given; the first four are shown (R152).
    public var actions: [Button]? {
        didSet {
            for action in oldValue ?? [] { action.detach(from: self) }
            for action in actions ?? [] { action.attach(to: self) }
            didChange()
        }
    }

    var owners = PartOwners()

    /// A name with a picture.
    public init(name: String, image: Image) {
        self.name = name
        self.image = image
    }

    func shownActions(_ limits: CarCapabilities) -> [Button] {
        Array((actions ?? []).prefix(max(0, limits.maximumContactActionCount)))
    }

    func snapshot(_ limits: CarCapabilities) -> ContactSnapshot {
        ContactSnapshot(
            name: name, image: image, subtitle: subtitle, informativeText: informativeText,
            actions: shownActions(limits).map(\.snapshot))
    }
}

extension Contact: PartOwner {
    func partDidChange(_ part: any TemplatePart) { didChange() }
    func requestAssistant(_ request: AssistantRequest) { owners.first?.requestAssistant(request) }
}
