/// A button in a template's navigation bar.
@MainActor
public final class BarButton {
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
    private var owners: [Owner] = []

    /// A button with a picture.
    public convenience init(image: Image, handler: Handler? = nil) {
        self.init(title: nil, image: image, handler: handler)
    }

    /// A button with a title.
    public convenience init(title: String, handler: Handler? = nil) {
        self.init(title: title, image: nil, handler: handler)
    }

    private init(title: String?, image: Image?, handler: Handler?) {
        id = .fresh()
        snapshot = BarButtonSnapshot(id: id, title: title, image: image)
        self.handler = handler
    }

    /// Does what a tap does.
    func press() {
        if isEnabled { handler?(self) }
    }

    func attach(to template: ListTemplate) {
        owners.removeAll { $0.template == nil || $0.template === template }
        owners.append(Owner(template: template))
    }

    func detach(from template: ListTemplate) {
        owners.removeAll { $0.template == nil || $0.template === template }
    }

    private func change(_ body: (inout BarButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        guard snapshot != old else { return }
        for owner in owners { owner.template?.barButtonDidChange() }
    }

    /// A button's way to the template that shows it. Weak, since the template owns its buttons.
    private struct Owner {
        weak var template: ListTemplate?
    }
}
