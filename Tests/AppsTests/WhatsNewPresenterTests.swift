import Templates
import Testing

@testable import Apps

/// An app with a settings list, from which release notes are pushed.
@MainActor
private final class SettingsApp: TemplateApplicationSceneDelegate {
    let presenter: WhatsNewPresenter
    let loader: WhatsNewNotesFake
    private(set) var completions = 0

    init(_ answer: WhatsNewNotesFake.Outcome?) {
        loader = WhatsNewNotesFake(answer)
        presenter = WhatsNewPresenter(source: "notes", currentVersion: "2.0", loader: loader)
    }

    func templateApplicationScene(_ scene: TemplateApplicationScene, didConnect controller: InterfaceController) {
        let row = ListItem(text: presenter.title, detailText: nil)
        row.handler = { [weak self, weak controller] _, completion in
            guard let self, let controller else { return completion() }
            presenter.push(on: controller) { [weak self] in
                self?.completions += 1
                completion()
            }
        }
        let settings = ListTemplate(title: "Settings", sections: [ListSection(items: [row])])
        controller.setRootTemplate(settings, animated: false)
    }

    func templateApplicationScene(
        _ scene: TemplateApplicationScene, didDisconnectInterfaceController controller: InterfaceController
    ) {
        presenter.cancel()
    }
}

@Suite(.serialized)
@MainActor
struct WhatsNewPresenterTests {
    @MainActor private final class Screen {
        let app: SettingsApp
        let scene: TemplateApplicationScene
        private final class Faults { var all: [Fault] = [] }
        private let log = Faults()

        init(_ answer: WhatsNewNotesFake.Outcome?, depth: Int = 5) {
            app = SettingsApp(answer)
            var capabilities = CarCapabilities(category: .audio)
            capabilities.maximumDepth = depth
            scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { [log] in log.all.append($0) }
            scene.connect(display: RecordingDisplay(scene))
        }

        var faults: [Fault] { log.all }
        var top: ListTemplateSnapshot? { scene.snapshot?.topTemplate?.list }
        var texts: [String] { top?.rows.map(\.text) ?? [] }
        var depth: Int { scene.snapshot?.stacks.first?.count ?? 0 }

        func tap(_ text: String) {
            guard let top, let row = top.rows.first(where: { $0.text == text }), let connection = scene.connection
            else {
                Issue.record("there is no row “\(text)”")
                return
            }
            scene.receive(.select(template: top.id, item: row.id), from: connection)
        }

        func press(_ title: String) {
            guard let top, let button = top.navigationBar.trailingButtons.first(where: { $0.title == title }),
                let connection = scene.connection
            else {
                Issue.record("there is no button “\(title)”")
                return
            }
            scene.receive(.barButton(template: top.id, button: button.id), from: connection)
        }

        func load() async { await app.presenter.loading?.value }
    }

    @Test("Notes are pushed at once with a spinner, and fill the same list when they are loaded")
    func pushed() async {
        let screen = Screen(.success(WhatsNewFixture.releases))
        screen.tap("What's New")
        #expect(screen.depth == 2)
        #expect(screen.top?.emptyView.showsSpinner == true)
        let list = screen.top?.id
        await screen.load()
        #expect(screen.top?.id == list)
        #expect(screen.texts == ["Radio", "Lists"])
        #expect(screen.top?.buttonTitles == ["History"])
        screen.tap("Radio")
        #expect(screen.depth == 3)
        #expect(screen.app.completions == 1)
        #expect(screen.faults.isEmpty)
    }

    @Test("A failure is told in the list, from which back leads on")
    func failure() async {
        let screen = Screen(.failure(.fileMissing(name: "notes", looked: [])))
        screen.tap("What's New")
        await screen.load()
        #expect(screen.top?.emptyView.titleVariants == ["Unable to load release notes."])
        #expect(screen.top?.emptyView.subtitleVariants == ["There is no file “notes”."])
        #expect(screen.top?.emptyView.showsSpinner == false)
    }

    @Test("Under a limit of two levels a detail comes on the same list, and Return leads back to where it was")
    func twoLevels() async {
        let screen = Screen(.success(WhatsNewFixture.releases), depth: 2)
        let limits = CarCapabilities.current
        CarCapabilities.current = screen.scene.capabilities
        defer { CarCapabilities.current = limits }
        screen.tap("What's New")
        await screen.load()
        CarCapabilities.current = screen.scene.capabilities
        screen.press("History")
        screen.tap("First")
        #expect(screen.depth == 2)
        #expect(screen.texts == ["First"])
        #expect(screen.top?.rows.first?.detailText == "The beginning.")
        #expect(screen.top?.buttonTitles == ["Return"])
        screen.press("Return")
        #expect(screen.texts == ["First", "Second"])
        screen.press("Return")
        #expect(screen.texts == ["Radio", "Lists"])
        screen.tap("Radio")
        screen.press("Return")
        #expect(screen.texts == ["Radio", "Lists"])
        #expect(screen.faults.isEmpty)
    }

    @Test("Where only the scene has the tight limit, the refused push shows the detail on the list all the same")
    func tightScene() async {
        let screen = Screen(.success(WhatsNewFixture.releases), depth: 2)
        screen.tap("What's New")
        await screen.load()
        screen.tap("Radio")
        #expect(screen.depth == 2)
        #expect(screen.texts == ["Louder"])
        #expect(screen.top?.busyItem == nil)
    }

    @Test("Where no list can be pushed at all, the row is not left spinning and nothing is loaded on")
    func noRoom() async {
        let screen = Screen(nil, depth: 1)
        screen.tap("What's New")
        #expect(screen.depth == 1)
        #expect(screen.app.completions == 1)
        #expect(screen.app.presenter.loading == nil)
        #expect(screen.top?.busyItem == nil)
    }

    @Test("A load that ends after the list was left, or after the display went, shows nothing")
    func late() async {
        for goes in [true, false] {
            let screen = Screen(nil)
            screen.tap("What's New")
            let loading = screen.app.presenter.loading
            while screen.app.loader.waitingLoads.isEmpty { await Task.yield() }
            if goes {
                screen.scene.disconnect()
            } else if let top = screen.top, let connection = screen.scene.connection {
                screen.scene.receive(.back(template: top.id), from: connection)
            }
            screen.app.loader.answer(load: 0, .success(WhatsNewFixture.releases))
            await loading?.value
            #expect(screen.texts == (goes ? [] : ["What's New"]))
            #expect(screen.faults.isEmpty)
        }
    }
}
