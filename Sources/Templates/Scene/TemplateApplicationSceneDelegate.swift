/// The app's side of its scene on the car screen.
@MainActor
public protocol TemplateApplicationSceneDelegate: AnyObject {
    /// The car screen is there. Set a root template before returning (R42); load slowly later (R47).
    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController)

    /// The car screen is gone. Drop every reference to the controller: it answers only `.disconnected` (R31).
    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController)

    /// The car suggests another style for the content.
    func contentStyleDidChange(_ contentStyle: ContentStyle)
}

extension TemplateApplicationSceneDelegate {
    /// Does nothing.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController
    ) {}

    /// Does nothing.
    public func contentStyleDidChange(_ contentStyle: ContentStyle) {}
}
