import XCTest

@testable import Templates

/// What the older radio and audio apps do with a content tree.
@MainActor
final class PlayableContentSampleTests: XCTestCase {
    /// One tab with the stations, which are fetched when the list is opened; what plays is marked by its name.
    private final class StationsApp: PlayableContentDataSource, PlayableContentDelegate {
        let manager = PlayableContentManager()
        var stations: [String] = []
        var fetched: [String] = ["Absolute", "Classic"]
        var queue: [String] = []

        init() {
            manager.delegate = self
            manager.dataSource = self
        }

        func stationsDidUpdate() { manager.reloadData() }

        func stationDidChange(_ station: String?) { manager.nowPlayingIdentifiers = station.map { [$0] } ?? [] }

        func beginLoadingChildItems(
            at indexPath: PlayableIndexPath, completionHandler: @escaping @MainActor ((any Error)?) -> Void
        ) {
            stations = fetched
            completionHandler(nil)
        }

        func numberOfChildItems(at indexPath: PlayableIndexPath) -> Int {
            indexPath.indices.count == 0 ? 1 : stations.count
        }

        func contentItem(at indexPath: PlayableIndexPath) -> ContentItem? {
            if indexPath.count == 1 {
                let item = ContentItem(identifier: "Stations")
                item.title = "Stations"
                item.isContainer = true
                item.artwork = .symbol("radio")
                return item
            }
            guard indexPath.count == 2, indexPath[1] < stations.count else { return nil }
            let item = ContentItem(identifier: stations[indexPath[1]])
            item.title = stations[indexPath[1]]
            item.isPlayable = true
            item.isStreamingContent = true
            return item
        }

        func playableContentManager(
            _ contentManager: PlayableContentManager, initiatePlaybackOfContentItemAt indexPath: PlayableIndexPath,
            completionHandler: @escaping @MainActor ((any Error)?) -> Void
        ) {
            Task { @MainActor in
                // All items of the screen become the queue, so that next and previous go through them.
                if indexPath.count == 2 {
                    queue = stations
                    contentManager.nowPlayingIdentifiers = [stations[indexPath[1]]]
                }
                completionHandler(nil)
            }
        }
    }

    private func rows(_ display: TestDisplay, stack: Int = 0) -> [ListItemSnapshot] {
        guard case .list(let list)? = display.shown?.stacks[stack].first else { return [] }
        return list.sections.flatMap(\.items).compactMap { if case .item(let item) = $0 { item } else { nil } }
    }

    func testAStationOfTheTabPlaysIsMarkedAndShowsNowPlaying() async throws {
        let app = StationsApp()
        let browser = PlayableContentBrowser(manager: app.manager, browsesInSections: true)
        let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio), delegate: browser)
        let display = TestDisplay()
        display.scene = scene
        scene.connect(display: display)
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.title), ["Stations"])
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.image), [.symbol("radio")])
        XCTAssertEqual(rows(display).map(\.text), ["Absolute", "Classic"])

        let list = try XCTUnwrap(display.shown?.topTemplate?.id)
        scene.receive(.select(template: list, item: rows(display)[1].id), from: try XCTUnwrap(scene.connection))
        let plays = await eventually { scene.interfaceController.topTemplate === NowPlayingTemplate.shared }
        XCTAssertTrue(plays)
        XCTAssertEqual(rows(display).map(\.isPlaying), [false, true])
        XCTAssertEqual(app.queue, ["Absolute", "Classic"])

        app.stationDidChange("Absolute")
        XCTAssertEqual(rows(display).map(\.isPlaying), [true, false])
        app.fetched.append("New")
        app.stationsDidUpdate()
        XCTAssertEqual(rows(display).map(\.text), ["Absolute", "Classic", "New"])
        app.stationDidChange(nil)
        XCTAssertEqual(rows(display).map(\.isPlaying), [false, false, false])
        XCTAssertEqual(display.mismatches, [])
    }

    func testCountriesLeadToStations() async throws {
        let tree = ContentTree()
        tree.roots = [
            ContentTree.container("Home", [ContentTree.playable("Radio A")]),
            ContentTree.container(
                "Search",
                [
                    ContentTree.container(
                        "Explore by country",
                        [ContentTree.container("Netherlands", [ContentTree.playable("Radio B")])])
                ]),
        ]
        let browser = PlayableContentBrowser(manager: tree.manager, browsesInSections: true)
        let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio), delegate: browser)
        let display = TestDisplay()
        display.scene = scene
        scene.connect(display: display)
        let connection = try XCTUnwrap(scene.connection)
        scene.receive(.selectTab(template: try XCTUnwrap(display.shown?.tabBar?.tabs[1].template)), from: connection)
        for title in ["Explore by country", "Netherlands", "Radio B"] {
            guard case .list(let list)? = display.shown?.topTemplate,
                case .item(let row)? = list.sections[0].items.first
            else { return XCTFail("no list") }
            XCTAssertEqual(row.text, title)
            scene.receive(.select(template: list.id, item: row.id), from: connection)
        }
        XCTAssertEqual(tree.log.last, "play [1, 0, 0, 0]")
        XCTAssertTrue(scene.interfaceController.topTemplate === NowPlayingTemplate.shared)
    }
}
