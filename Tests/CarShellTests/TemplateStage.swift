import CGtk
import GLibBridge
import HTTPClient
import Templates
import TestSupport
import XCTest

@testable import CarShell

/// An app's templates on a display side with real widgets and the real style sheet, at a size of its own.
@MainActor
final class TemplateStage: TemplateApplicationSceneDelegate {
    let scene: TemplateApplicationScene
    let view: SceneView
    let window = Widget(gtk_window_new())
    let size: ScreenSize
    private let container: ScreenContainer
    private let root: Template
    private let theme: Theme
    private(set) var events: [SceneEvent] = []
    var controller: InterfaceController { scene.interfaceController }

    /// - Parameter category: what the app is for; its templates must be allowed.
    init(
        _ root: Template = ListTemplate(title: "Root", sections: []), size: (Int, Int) = (800, 480),
        capabilities: CarCapabilities = CarCapabilities(category: .audio), mapFiles: MapFiles? = .checkout
    ) throws {
        self.root = root
        self.size = ScreenSize(width: size.0, height: size.1)
        let data = try DataDirectory(given: Repository.path("data"), environment: [:], executable: "")
        theme = try Theme(dataDirectory: data)
        theme.apply(.day, SizeClass(self.size))
        scene = TemplateApplicationScene(capabilities: capabilities) { XCTFail($0.description) }
        view = SceneView(
            store: makeArtworkStore(), mapFiles: mapFiles, trace: .off(), frames: FrameWaiter(window)
        ) { _ in }
        view.setPortrait(self.size.isPortrait)
        container = ScreenContainer(view.widget, wanted: self.size, mayShrink: false) { _ in }
        gtk_window_set_child(window.cast(), container.widget.pointer)
        gtk_window_set_default_size(window.cast(), gint(self.size.width), gint(self.size.height))
        scene.delegate = self
        view.onEvent = { [weak self] event in
            guard let self, let connection = scene.connection else { return }
            events.append(event)
            scene.receive(event, from: connection)
        }
        gtk_window_present(window.cast())
        scene.connect(display: view)
        runLoop(until: "the root") { view.topView != nil && gtk_widget_get_width(view.widget.pointer) > 0 }
    }

    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) { interfaceController.setRootTemplate(root, animated: false) { _, _ in } }

    func push(_ template: Template) {
        finish("the push") { controller.pushTemplate(template, animated: false, completion: $0) }
    }

    func present(_ template: Template) {
        finish("the presentation") { controller.presentTemplate(template, animated: false, completion: $0) }
    }

    private func finish(_ what: String, _ start: (@escaping InterfaceController.Completion) -> Void) {
        var isDone = false
        start { succeeded, error in
            XCTAssertTrue(succeeded, "\(String(describing: error))")
            isDone = true
        }
        runLoop(until: what) { isDone }
        settle()
    }

    /// Lets a frame or two be laid out and painted.
    func settle() {
        for _ in 0..<2 {
            var isPainted = false
            let waiter = FrameWaiter(window)
            waiter.afterNextFrame { isPainted = true }
            runLoop(until: "a frame") { isPainted }
        }
    }

    /// The least room that all that is shown takes.
    var leastSize: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_widget_measure(view.widget.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
        gtk_widget_measure(
            view.widget.pointer, GTK_ORIENTATION_VERTICAL, max(width, Int32(size.width)), &height, nil, nil, nil)
        return (Int(width), Int(height))
    }

    /// Presses a key as far as it moves the focus.
    @discardableResult
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        gtk_widget_child_focus(view.widget.pointer, direction) != 0
    }

    func close() {
        scene.disconnect()
        gtk_window_destroy(window.cast())
    }
}
