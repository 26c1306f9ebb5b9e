/// A button in a template's navigation bar.
@MainActor
public class BarButton: TemplatePart {
    /// What a tap does.
    public typealias Handler = (BarButton) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// Whether a tap calls the handler.
    public var isEnabled: Bool {
        get { snapshot.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }
    /// How the background is drawn.
    public var buttonStyle: BarButtonStyle {
        get { snapshot.style }
        set { change { $0.style = newValue } }
    }
    /// The picture; drawn while there is no title (R166).
    public var image: Image? {
        get { snapshot.image }
        set { change { $0.image = newValue } }
    }
    /// The title; wins over the picture (R166).
    public var title: String? {
        get { snapshot.title }
        set { change { $0.title = newValue } }
    }

    private(set) var snapshot: BarButtonSnapshot
    private let handler: Handler?
    var owners = PartOwners()

    /// A button with a picture.
    public convenience init(image: Image, handler: Handler? = nil) {
        self.init(title: nil, image: image, handler: handler)
    }

    /// A button with a title.
    public convenience init(title: String, handler: Handler? = nil) {
        self.init(title: title, image: nil, handler: handler)
    }

    init(title: String?, image: Image?, handler: Handler?) {
        id = .fresh()
        snapshot = BarButtonSnapshot(id: id, title: title, image: image)
        self.handler = handler
    }

    /// Does what a tap on the enabled button does.
    func perform() { handler?(self) }

    private func change(_ body: (inout BarButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        if snapshot != old { didChange() }
    }
}

extension BarButton: PressableButton {
    func press() { if isEnabled { perform() } }
}
