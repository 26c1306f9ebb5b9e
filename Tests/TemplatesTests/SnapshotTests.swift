import XCTest

@testable import Templates

/// The values that cross to the display.
@MainActor
final class SnapshotTests: XCTestCase {
    private func roundTrip<Value: Codable & Equatable>(_ value: Value, line: UInt = #line) throws {
        let data = try JSONEncoder().encode(value)
        XCTAssertEqual(try JSONDecoder().decode(Value.self, from: data), value, line: line)
    }

    /// A scene with something of everything.
    private func makeCar() -> (Car, ListTemplate, ListItem) {
        let item = ListItem(
            text: "A", detailText: "B", image: Image(source: .file(path: "/x.png"), placeholder: "A"),
            accessoryImage: nil, accessoryType: .cloud)
        item.playbackProgress = 0.25
        let row = ListImageRowItem(
            text: nil, images: [Image(source: .remote(url: "https://example.org/a.png")), .symbol("b")],
            imageTitles: ["t"])
        let list = ListTemplate(
            title: "L", sections: [ListSection(items: [item, row], header: "H", sectionIndexTitle: "H")])
        list.emptyViewTitleVariants = ["none"]
        list.leadingNavigationBarButtons = [BarButton(title: "x")]
        let car = Car(root: TabBarTemplate(templates: [list, makeList()]))
        car.receive(.showNowPlaying)
        return (car, list, item)
    }

    func testASceneSurvivesJSON() async throws {
        let (car, list, item) = makeCar()
        item.isPlaying = true
        list.showsSpinnerWhileEmpty = true
        car.receive(.selectTab(template: list.id))
        try roundTrip(try XCTUnwrap(car.scene.snapshot))
        for change in car.display.changes { try roundTrip(change) }
        try roundTrip(CarCapabilities(category: .audio))
        try roundTrip(IndexPath(item: 1, section: 2))
    }

    func testEventsSurviveJSON() async throws {
        let (template, item) = (TemplateID(rawValue: 1), ItemID(rawValue: 2))
        let events: [SceneEvent] = [
            .select(template: template, item: item), .selectImage(template: template, item: item, index: 3),
            .selectTab(template: template), .back(template: template),
            .barButton(template: template, button: ButtonID(rawValue: 4)), .showNowPlaying, .upNextButton,
            .albumArtistButton, .transitionFinished(TransitionID(rawValue: 5)),
        ]
        for event in events { try roundTrip(event) }
    }

    func testTheFirstChangeDescribesEverything() async {
        let (car, _, _) = makeCar()
        guard case .navigation(.setRoot(let snapshot), _, _)? = car.display.changes.first else {
            return XCTFail("no root")
        }
        XCTAssertEqual(snapshot.connection, car.scene.connection)
        XCTAssertEqual(snapshot.stacks.map(\.count), [1, 1])
        XCTAssertEqual(snapshot.tabBar?.tabs.map(\.template), snapshot.stacks.map { $0[0].id })
    }

    func testAChangeThatNamesNothingChangesNothing() async {
        let (car, list, item) = makeCar()
        guard let snapshot = car.scene.snapshot else { return XCTFail("no scene") }
        let row = item.snapshot(limits: car.scene.capabilities)
        let empty = SceneSnapshot(connection: snapshot.connection)
        let changes: [SceneChange] = [
            .template(TemplateID(rawValue: .max), .busyItem(item.id)),
            .template(list.id, .item(row, section: 0, row: 9)), .template(list.id, .item(row, section: 9, row: 0)),
            .template(list.id, .item(row, section: -1, row: 0)),
            .template(list.id, .nowPlaying(NowPlayingTemplateSnapshot(id: list.id))),
            .template(NowPlayingTemplate.shared.id, .sections([])),
        ]
        for change in changes {
            var changed = snapshot
            changed.apply(change)
            XCTAssertEqual(changed, snapshot, "\(change)")
        }
        for navigation in [NavigationChange.pop(depth: 1), .push(snapshot.stacks[0][0]), .selectTab(index: 1)] {
            var changed = empty
            changed.apply(.navigation(navigation, transition: TransitionID(rawValue: 1), animated: true))
            XCTAssertEqual(changed, empty)
        }
        var changed = snapshot
        changed.apply(.navigation(.pop(depth: 9), transition: TransitionID(rawValue: 1), animated: true))
        XCTAssertEqual(changed, snapshot)
    }

    func testIdsAreNeverReused() async {
        let ids = (0..<1000).map { _ in TemplateID.fresh().rawValue }
        XCTAssertEqual(ids, Array(ids[0]..<(ids[0] + 1000)))
    }

    func testIndexPathsAreOrderedBySectionThenItem() async {
        XCTAssertLessThan(IndexPath(item: 9, section: 0), IndexPath(item: 0, section: 1))
        XCTAssertLessThan(IndexPath(item: 0, section: 1), IndexPath(item: 1, section: 1))
        XCTAssertEqual(IndexPath(item: 4, section: 1).row, 4)
    }
}
