/// A button of a grid: a picture over a title.
@MainActor
public final class GridButton: TemplatePart {
    /// What a tap does. There is no completion: nothing waits.
    public typealias Handler = (GridButton) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// Most preferred first; the first that fits is drawn.
    public var titleVariants: [String] { snapshot.titleVariants }
    /// The picture.
    public var image: Image { snapshot.image }
    /// What marks a button that stands for a conversation.
    public var messageConfiguration: MessageGridItemConfiguration? { snapshot.messageConfiguration }
    /// Whether a tap calls the handler.
    public var isEnabled: Bool {
        get { snapshot.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    private(set) var snapshot: GridButtonSnapshot
    private let handler: Handler?
    var owners = PartOwners()

    /// A button with a picture and at least one title; without a title or a picture it isn't displayed (R118).
    public convenience init(titleVariants: [String], image: Image, handler: Handler? = nil) {
        self.init(titleVariants: titleVariants, image: image, messageConfiguration: nil, handler: handler)
    }

    /// A button that may stand for a conversation.
    public init(
        titleVariants: [String], image: Image, messageConfiguration: MessageGridItemConfiguration?,
        handler: Handler? = nil
    ) {
        id = .fresh()
        snapshot = GridButtonSnapshot(
            id: id, titleVariants: titleVariants, image: image, messageConfiguration: messageConfiguration)
        self.handler = handler
    }

    /// Changes the picture at once.
    public func updateImage(_ image: Image) { change { $0.image = image } }

    /// Changes the titles at once.
    public func updateTitleVariants(_ titleVariants: [String]) { change { $0.titleVariants = titleVariants } }

    /// Whether there is something to draw (R118).
    private var isDisplayable: Bool {
        titleVariants.contains { !$0.isEmpty } && (image.source != nil || !(image.placeholder ?? "").isEmpty)
    }

    /// The first buttons that can be displayed; one that can't takes no place (R116, R118, R119).
    static func shown(_ buttons: [GridButton], limit: Int) -> [GridButton] {
        Array(buttons.lazy.filter(\.isDisplayable).prefix(max(0, limit)))
    }

    private func change(_ body: (inout GridButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        if snapshot != old { didChange() }
    }
}

extension GridButton: PressableButton {
    func press() { if isEnabled { handler?(self) } }
}
