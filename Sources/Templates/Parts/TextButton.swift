/// A button with a title.
@MainActor
public final class TextButton: TemplatePart {
    /// What a tap does.
    public typealias Handler = (TextButton) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// The title.
    public var title: String {
        get { snapshot.title }
        set { change { $0.title = newValue } }
    }
    /// What the button stands for, which decides its look.
    public var textStyle: TextButtonStyle {
        get { snapshot.textStyle }
        set { change { $0.textStyle = newValue } }
    }

    private(set) var snapshot: TextButtonSnapshot
    private let handler: Handler?
    var owners = PartOwners()

    /// A button with a title; a nil handler does nothing.
    public init(title: String, textStyle: TextButtonStyle = .normal, handler: Handler? = nil) {
        id = .fresh()
        snapshot = TextButtonSnapshot(id: id, title: title, textStyle: textStyle)
        self.handler = handler
    }

    private func change(_ body: (inout TextButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        if snapshot != old { didChange() }
    }
}

extension TextButton: PressableButton {
    func press() { handler?(self) }
}
