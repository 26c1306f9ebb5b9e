/// A button with a picture, and with a title where there is room for one.
@MainActor
public class Button: TemplatePart {
    /// What a tap does.
    public typealias Handler = (Button) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// The picture.
    public let image: Image
    /// The title.
    public var title: String? {
        get { snapshot.title }
        set { change { $0.title = newValue } }
    }
    /// Whether a tap calls the handler (R164).
    public var isEnabled: Bool {
        get { snapshot.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    private(set) var snapshot: ButtonSnapshot
    private let handler: Handler?
    var owners = PartOwners()

    /// A button with a picture; a nil handler does nothing.
    public init(image: Image, handler: Handler? = nil) {
        id = .fresh()
        self.image = image
        snapshot = ButtonSnapshot(id: id, image: image)
        self.handler = handler
    }

    /// Does what a tap on the enabled button does.
    func perform() { handler?(self) }

    private func change(_ body: (inout ButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        if snapshot != old { didChange() }
    }
}

extension Button: PressableButton {
    func press() { if isEnabled { perform() } }
}
