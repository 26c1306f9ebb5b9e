import XCTest

@testable import Templates

/// What Apple's sample code and the release-notes adapter do, against this library.
@MainActor
final class SampleTests: XCTestCase {
    /// A scene delegate as the samples have it.
    private final class SampleDelegate: TemplateApplicationSceneDelegate {
        var interfaceController: InterfaceController?
        let item = ListItem(text: "Rubber Soul", detailText: "The Beatles")
        lazy var favorites = ListTemplate(title: "Albums", sections: [ListSection(items: [item])])
        let albums = ListTemplate(title: "All", sections: [])
        lazy var tabBar = TabBarTemplate(templates: [favorites, albums])

        func templateApplicationScene(
            _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
        ) {
            self.interfaceController = interfaceController
            favorites.tabSystemItem = .favorites
            favorites.showsTabBadge = true
            albums.tabTitle = "Albums"
            albums.tabImage = .symbol("album")
            item.handler = { [weak self] item, completion in
                self?.interfaceController?.pushTemplate(NowPlayingTemplate.shared, animated: true)
                completion()
            }
            interfaceController.setRootTemplate(tabBar, animated: false)
        }

        func templateApplicationScene(
            _ templateApplicationScene: TemplateApplicationScene,
            didDisconnectInterfaceController interfaceController: InterfaceController
        ) {
            self.interfaceController = nil
        }
    }

    private func connect(_ delegate: any TemplateApplicationSceneDelegate) -> (TemplateApplicationScene, TestDisplay) {
        let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio), delegate: delegate)
        let display = TestDisplay()
        display.scene = scene
        scene.connect(display: display)
        return (scene, display)
    }

    func testARowStartsPlaybackAndPushesNowPlaying() async throws {
        let delegate = SampleDelegate()
        let (scene, display) = connect(delegate)
        scene.receive(
            .select(template: delegate.favorites.id, item: delegate.item.id), from: try XCTUnwrap(scene.connection))
        XCTAssertTrue(scene.interfaceController.topTemplate === NowPlayingTemplate.shared)
        delegate.item.setImage(.symbol("cover"))
        XCTAssertEqual(display.mismatches, [])
    }

    func testTheBadgeGoesWithTheNextUpdateOfTheTabs_R56() async {
        let delegate = SampleDelegate()
        let (scene, display) = connect(delegate)
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.showsBadge), [true, false])
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.title), ["Favorites", "Albums"])
        delegate.favorites.showsTabBadge = false
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.showsBadge), [true, false])
        delegate.tabBar.updateTemplates([delegate.favorites, delegate.albums])
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.showsBadge), [false, false])
        XCTAssertEqual(display.shown, scene.snapshot)
    }

    func testAHandlerMayWorkForAWhileThenPushThenComplete_R95_R170() async throws {
        let delegate = SampleDelegate()
        let (scene, display) = connect(delegate)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let done = expectation(description: "completed")
        delegate.item.handler = { _, completion in
            Task {
                for await _ in gate { break }
                try await scene.interfaceController.pushTemplate(NowPlayingTemplate.shared, animated: true)
                completion()
                done.fulfill()
            }
        }
        scene.receive(
            .select(template: delegate.favorites.id, item: delegate.item.id), from: try XCTUnwrap(scene.connection))
        guard case .list(let waiting)? = display.shown?.topTemplate else { return XCTFail("no list") }
        XCTAssertEqual(waiting.busyItem, delegate.item.id)
        open.yield()
        await fulfillment(of: [done], timeout: 10)
        XCTAssertTrue(scene.interfaceController.topTemplate === NowPlayingTemplate.shared)
        guard case .list(let list)? = display.shown?.stacks[0][0] else { return XCTFail("no list") }
        XCTAssertNil(list.busyItem)
        XCTAssertEqual(display.mismatches, [])
    }

    /// The release notes: a loading root, replaced from its own completion, and a history button that switches rows.
    private final class NotesDelegate: TemplateApplicationSceneDelegate {
        let notes = ListTemplate(title: "What's New", sections: [])
        var isHistory = false

        func templateApplicationScene(
            _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
        ) {
            let loading = ListTemplate(title: "What's New", sections: [])
            loading.showsSpinnerWhileEmpty = true
            notes.trailingNavigationBarButtons = [BarButton(title: "History") { [weak self] in self?.toggle($0) }]
            interfaceController.setRootTemplate(loading, animated: false) { [notes] succeeded, _ in
                guard succeeded else { return }
                interfaceController.setRootTemplate(notes, animated: true)
            }
        }

        private func toggle(_ button: BarButton) {
            isHistory.toggle()
            button.title = isHistory ? "Return" : "History"
            notes.updateSections([makeSection(isHistory ? 7 : 2)])
        }
    }

    func testALoadingRootIsReplacedAndHistorySwitchesItsRows() async throws {
        let delegate = NotesDelegate()
        let (scene, display) = connect(delegate)
        XCTAssertEqual(display.navigations.count, 2)
        XCTAssertTrue(scene.interfaceController.rootTemplate === delegate.notes)
        let button = delegate.notes.trailingNavigationBarButtons[0]
        scene.receive(
            .barButton(template: delegate.notes.id, button: button.id), from: try XCTUnwrap(scene.connection))
        XCTAssertEqual(button.title, "Return")
        XCTAssertEqual(delegate.notes.itemCount, 7)
        XCTAssertEqual(display.mismatches, [])
        XCTAssertEqual(display.shown, scene.snapshot)
    }
}
