import Templates
import Testing

@testable import Apps

/// The demo host with everything around it that is real but the loader and the screen.
@MainActor
final class WhatsNewFixture {
    let loader: WhatsNewNotesFake
    let app: WhatsNewApp
    let scene: TemplateApplicationScene
    private(set) var display: RecordingDisplay
    private let log = FaultLog()

    /// - Parameter answer: what the loader gives; nil lets it wait.
    init(
        _ answer: WhatsNewNotesFake.Outcome? = nil, currentVersion: String = "2.0",
        limits: (inout CarCapabilities) -> Void = { _ in }, languages: [String] = ["en"]
    ) {
        loader = WhatsNewNotesFake(answer)
        app = WhatsNewApp(source: "notes", currentVersion: currentVersion, loader: loader, languages: languages)
        var capabilities = CarCapabilities(category: .audio)
        capabilities.maximumDepth = 2
        limits(&capabilities)
        scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { [log] in log.faults.append($0) }
        display = RecordingDisplay(scene)
    }

    private final class FaultLog { var faults: [Fault] = [] }

    /// The mistakes of the app that the scene has noticed.
    var faults: [Fault] { log.faults }

    static func change(_ title: String, subtitle: String = "", body: String = "", icons: [String] = []) -> ReleaseChange
    {
        ReleaseChange(title: title, subtitle: subtitle, body: body, icons: icons)
    }

    /// 2.0 with two changes, 3.0 with one, 1.0 with two.
    static let releases = [
        Release(
            version: "2.0",
            changes: [
                change("Radio", subtitle: " Louder ", body: "Much louder.", icons: ["bolt.fill", "car"]),
                change("Lists", subtitle: " ", body: "Longer."),
            ]),
        Release(version: "3.0", changes: [change("Future")]),
        Release(version: "1.0", changes: [change("First", body: "The beginning."), change("Second")]),
    ]

    // MARK: What the shell does

    func connect() {
        display = RecordingDisplay(scene)
        scene.connect(display: display)
    }

    /// Waits until the load of this connection is done.
    func load() async { await app.connection?.loading?.value }

    func send(_ event: SceneEvent) {
        if let connection = scene.connection { scene.receive(event, from: connection) }
    }

    /// Taps the row with this text in the visible list.
    func tap(_ text: String, at location: SourceLocation = #_sourceLocation) {
        guard let top, let row = top.rows.first(where: { $0.text == text }) else {
            Issue.record("there is no row “\(text)” to tap", sourceLocation: location)
            return
        }
        send(.select(template: top.id, item: row.id))
    }

    /// Presses the button with this title in the visible navigation bar.
    func press(_ title: String, at location: SourceLocation = #_sourceLocation) {
        guard let top, let button = top.navigationBar.trailingButtons.first(where: { $0.title == title }) else {
            Issue.record("there is no button “\(title)” to press", sourceLocation: location)
            return
        }
        send(.barButton(template: top.id, button: button.id))
    }

    func back() {
        if let top { send(.back(template: top.id)) }
    }

    // MARK: What is on the screen

    var top: ListTemplateSnapshot? { scene.snapshot?.topTemplate?.list }
    var depth: Int { scene.snapshot?.stacks.first?.count ?? 0 }
    var buttons: [String?] { top?.buttonTitles ?? [] }
    var texts: [String] { top?.rows.map(\.text) ?? [] }
    var headers: [String?] { top?.sections.map(\.header) ?? [] }
}

extension TemplateSnapshot {
    /// The list; nil for any other template.
    var list: ListTemplateSnapshot? { if case .list(let list) = self { list } else { nil } }
}

extension ListTemplateSnapshot {
    /// The titles of the trailing buttons.
    var buttonTitles: [String?] { navigationBar.trailingButtons.map(\.title) }
}

extension SceneChange {
    /// The list that becomes the root with this change.
    var newRoot: ListTemplateSnapshot? {
        if case .navigation(.setRoot(let scene), transition: _, animated: _) = self {
            scene.topTemplate?.list
        } else {
            nil
        }
    }
}
