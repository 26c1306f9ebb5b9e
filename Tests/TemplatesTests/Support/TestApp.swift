import Templates

/// An app that sets a root when it is connected and writes down what it is told.
@MainActor
final class TestApp: TemplateApplicationSceneDelegate, InterfaceControllerDelegate, TabBarTemplateDelegate {
    var root: Template?
    var names: [TemplateID: String] = [:]
    /// Appearance callbacks, tab selections and completions, such as "L1 will appear", "select L2", "push: ok".
    var log: [String] = []
    var animations: [Bool] = []
    var controllers: [InterfaceController] = []
    var disconnected: [InterfaceController] = []
    var styles: [ContentStyle] = []
    var onConnect: ((InterfaceController) -> Void)?
    var onDisconnect: ((InterfaceController) -> Void)?
    /// Called inside the callback with the line that it logged.
    var onCallback: ((String) -> Void)?

    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        controllers.append(interfaceController)
        interfaceController.delegate = self
        onConnect?(interfaceController)
        if let root { interfaceController.setRootTemplate(root, animated: true) }
    }

    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController
    ) {
        disconnected.append(interfaceController)
        onDisconnect?(interfaceController)
    }

    func contentStyleDidChange(_ contentStyle: ContentStyle) { styles.append(contentStyle) }

    func templateWillAppear(_ template: Template, animated: Bool) { note(template, "will appear", animated) }
    func templateDidAppear(_ template: Template, animated: Bool) { note(template, "did appear", animated) }
    func templateWillDisappear(_ template: Template, animated: Bool) { note(template, "will disappear", animated) }
    func templateDidDisappear(_ template: Template, animated: Bool) { note(template, "did disappear", animated) }

    func tabBarTemplate(_ tabBarTemplate: TabBarTemplate, didSelect selectedTemplate: Template) {
        log.append("select \(name(selectedTemplate))")
        onCallback?(log.last ?? "")
    }

    private func note(_ template: Template, _ event: String, _ animated: Bool) {
        animations.append(animated)
        log.append("\(name(template)) \(event)")
        onCallback?(log.last ?? "")
    }

    func name(_ template: Template) -> String { names[template.id] ?? "?" }
}
