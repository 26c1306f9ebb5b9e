import Templates

/// A scene, an app and a display, connected.
@MainActor
final class Car {
    let scene: TemplateApplicationScene
    let app = TestApp()
    var display = TestDisplay()
    private(set) var faults: [Fault] = []
    /// How each operation ended, in the order in which they did.
    private(set) var results: [String: Outcome] = [:]

    enum Outcome: Equatable {
        case success
        case failure(InterfaceControllerError)
    }

    /// A car whose app sets `root` on connecting.
    init(root: Template?, names: [String: Template] = [:], category: AppCategory = .audio, connects: Bool = true) {
        let box = FaultBox()
        scene = TemplateApplicationScene(
            capabilities: CarCapabilities(category: category), delegate: app, faultLog: { box.car?.faults.append($0) })
        box.car = self
        app.root = root
        for (name, template) in names { app.names[template.id] = name }
        display.scene = scene
        if connects { scene.connect(display: display) }
    }

    var controller: InterfaceController { scene.interfaceController }

    /// The names of the visible stack, root first.
    var stack: [String] { controller.templates.map(app.name) }

    /// The names of the visible stack on the display.
    var shownStack: [String] {
        guard let shown = display.shown, shown.stacks.indices.contains(shown.selectedStack) else { return [] }
        return shown.stacks[shown.selectedStack].map { app.names[$0.id] ?? "?" }
    }

    /// Sends an event of the present connection.
    func receive(_ event: SceneEvent) {
        if let connection = scene.connection { scene.receive(event, from: connection) }
    }

    /// A completion that notes how `operation` ended, also in the app's log.
    func note(_ operation: String) -> InterfaceController.Completion {
        { [weak self] success, error in
            guard let self else { return }
            if success, error == nil {
                results[operation] = .success
            } else if !success, let error = error as? InterfaceControllerError {
                results[operation] = .failure(error)
            }
            app.log.append("\(operation): \(success ? "ok" : "err")")
        }
    }

    /// What an operation with a completion ended with; nil while it is running.
    func outcome(_ body: (InterfaceController, @escaping InterfaceController.Completion) -> Void) -> Outcome? {
        results["outcome"] = nil
        body(controller, note("outcome"))
        return results["outcome"]
    }

    func push(_ template: Template, animated: Bool = true) -> Outcome? {
        outcome { $0.pushTemplate(template, animated: animated, completion: $1) }
    }

    func pop() -> Outcome? { outcome { $0.popTemplate(animated: true, completion: $1) } }

    func setRoot(_ template: Template, animated: Bool = true) -> Outcome? {
        outcome { $0.setRootTemplate(template, animated: animated, completion: $1) }
    }

    func forget() {
        app.log = []
        app.animations = []
        display.forgetChanges()
        faults = []
    }

    private final class FaultBox {
        weak var car: Car?
    }
}

/// A list with a number of rows that do nothing.
@MainActor
func makeList(_ title: String = "List", rows: Int = 1) -> ListTemplate {
    ListTemplate(title: title, sections: [makeSection(rows)])
}

/// A section with a number of rows that do nothing.
@MainActor
func makeSection(_ rows: Int, header: String? = nil) -> ListSection {
    ListSection(
        items: (0..<rows).map { ListItem(text: "Row \($0)", detailText: nil) }, header: header, sectionIndexTitle: nil)
}
