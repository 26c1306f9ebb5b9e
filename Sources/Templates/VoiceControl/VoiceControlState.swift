/// One of the looks of a voice-control template, such as listening or thinking.
@MainActor
public final class VoiceControlState: TemplatePart {
    /// Names the state among those of its template.
    public let identifier: String
    /// The longest that fits is drawn.
    public let titleVariants: [String]?
    /// The picture.
    public let image: Image?
    /// Whether an animated picture starts again at its end.
    public let repeats: Bool
    /// The buttons, leading to trailing, as given; those beyond the car's limit aren't shown.
    public var actionButtons: [Button] = [] {
        didSet {
            for button in oldValue { button.detach(from: self) }
            for button in actionButtons { button.attach(to: self) }
            didChange()
        }
    }

    var owners = PartOwners()

    /// A state with its look.
    public init(identifier: String, titleVariants: [String]?, image: Image?, repeats: Bool) {
        self.identifier = identifier
        self.titleVariants = titleVariants
        self.image = image
        self.repeats = repeats
    }

    /// How many action buttons a state shows in this car, as `CarCapabilities.current` says.
    public static var maximumActionButtonCount: Int { CarCapabilities.current.maximumVoiceControlActionCount }

    func shownButtons(_ limits: CarCapabilities) -> [Button] {
        Array(actionButtons.prefix(max(0, limits.maximumVoiceControlActionCount)))
    }

    func snapshot(_ limits: CarCapabilities) -> VoiceControlStateSnapshot {
        VoiceControlStateSnapshot(
            identifier: identifier, titleVariants: titleVariants ?? [], image: image, repeats: repeats,
            actionButtons: shownButtons(limits).map(\.snapshot))
    }
}

extension VoiceControlState: PartOwner {
    func partDidChange(_ part: any TemplatePart) { didChange() }
    func requestAssistant(_ request: AssistantRequest) { owners.first?.requestAssistant(request) }
}
