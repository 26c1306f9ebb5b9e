import XCTest

@testable import Templates

/// The samples of the talk on CarPlay audio and location apps, written anew from their behaviour.
@MainActor
final class AccelerateSampleTests: XCTestCase {
    func testTheRootIsSetOnConnectAndTheControllerLetGoOnDisconnect() async {
        let list = makeList("Albums")
        let car = Car(root: list)
        XCTAssertTrue(car.controller.rootTemplate === list)
        XCTAssertEqual(car.app.controllers.count, 1)
        car.scene.disconnect()
        XCTAssertEqual(car.app.disconnected.count, 1)
        XCTAssertNil(car.controller.rootTemplate)
    }

    func testAFavouritesTabBesideAGridWithABadgeThatGoes_R56() async {
        let favorites = makeList("Albums")
        favorites.tabSystemItem = .favorites
        favorites.showsTabBadge = true
        let albums = GridTemplate(
            title: "Grid", gridButtons: [GridButton(titleVariants: ["a"], image: .symbol("album"))])
        albums.tabTitle = "Albums"
        albums.tabImage = .symbol("album")
        let tabBar = TabBarTemplate(templates: [favorites, albums])
        let car = Car(root: tabBar)
        XCTAssertEqual(
            car.display.shown?.tabBar?.tabs,
            [
                TabSnapshot(
                    template: favorites.id, title: "Favorites", systemItem: .favorites,
                    image: TabSystemItem.favorites.image, showsBadge: true),
                TabSnapshot(template: albums.id, title: "Albums", image: .symbol("album")),
            ])
        favorites.showsTabBadge = false
        tabBar.updateTemplates([favorites, albums])
        XCTAssertEqual(car.display.shown?.tabBar?.tabs.map(\.showsBadge), [false, false])
        car.receive(.selectTab(template: albums.id))
        guard case .grid? = car.shownTop else { return XCTFail("no grid") }
    }

    func testAnImageRowHasTwoHandlers_R105() async {
        var log: [String] = []
        let row = ListImageRowItem(text: "Recent Audiobooks", images: [.symbol("a"), .symbol("b"), .symbol("c")])
        row.handler = { _, completion in
            log.append("header")
            completion()
        }
        row.listImageRowHandler = { _, index, completion in
            log.append("image \(index)")
            completion()
        }
        let list = ListTemplate(title: "Listen Now", sections: [ListSection(items: [row])])
        let car = Car(root: makeList())
        XCTAssertEqual(car.push(list), .success)
        car.receive(.select(template: list.id, item: row.id))
        car.receive(.selectImage(template: list.id, item: row.id, index: 2))
        XCTAssertEqual(log, ["header", "image 2"])
    }

    func testAnImageIsSetLater_R83() async {
        let item = ListItem(text: "Rubber Soul", detailText: "The Beatles")
        let list = ListTemplate(title: "Albums", sections: [ListSection(items: [item])])
        let car = Car(root: list)
        item.setImage(.symbol("cover"))
        guard case .list(let shown)? = car.shownTop, case .item(let row) = shown.sections[0].items[0] else {
            return XCTFail("no row")
        }
        XCTAssertEqual(row.image, .symbol("cover"))
    }

    func testARateButtonIsConfiguredOnConnect_R124() async {
        let nowPlaying = NowPlayingTemplate()
        var rate = 1.0
        let button = NowPlayingPlaybackRateButton { _ in rate = rate == 1 ? 1.5 : 1 }
        let car = Car(root: makeList())
        nowPlaying.updateNowPlayingButtons([button])
        XCTAssertEqual(car.push(nowPlaying), .success)
        car.tap(button.id, in: nowPlaying)
        XCTAssertEqual(rate, 1.5)
        car.tap(button.id, in: nowPlaying)
        XCTAssertEqual(rate, 1)
    }

    /// Finds places for a region, and keeps the chosen one's picture.
    private final class Locations: PointOfInterestTemplateDelegate {
        var known: [PointOfInterest] = []
        var selected: PointOfInterest?

        func pointOfInterestTemplate(
            _ pointOfInterestTemplate: PointOfInterestTemplate, didChangeMapRegion region: MapRegion
        ) {
            known = (0..<3).map { number in
                let point = makePoint("Place \(number)")
                point.pinImage = .symbol("pin")
                point.primaryButton = TextButton(title: "Select") { [weak self, weak point] _ in
                    guard let self, let point, let index = known.firstIndex(where: { $0 === point }) else { return }
                    selected?.pinImage = .symbol("pin")
                    selected = point
                    point.pinImage = .symbol("chosen")
                    pointOfInterestTemplate.selectedIndex = index
                }
                return point
            }
            pointOfInterestTemplate.setPointsOfInterest(known, selectedIndex: 0)
        }
    }

    func testSelectingAPlaceSwapsPicturesAndTheSelection() async {
        let locations = Locations()
        let template = PointOfInterestTemplate(title: "Places", pointsOfInterest: [])
        template.pointOfInterestDelegate = locations
        let car = Car(root: template, category: .parking)
        let region = MapRegion(center: Coordinate(latitude: 0, longitude: 0), latitudeDelta: 1, longitudeDelta: 1)
        car.receive(.mapRegion(template: template.id, region))
        func pins() -> [Image?] {
            if case .pointOfInterest(let shown)? = car.shownTop { shown.pointsOfInterest.map(\.pinImage) } else { [] }
        }
        for index in [1, 2] {
            car.receive(.selectPointOfInterest(template: template.id, pointOfInterest: locations.known[index].id))
            if let button = locations.known[index].primaryButton { car.tap(button.id, in: template) }
            var expected = [Image?](repeating: .symbol("pin"), count: 3)
            expected[index] = .symbol("chosen")
            XCTAssertEqual(pins(), expected)
            XCTAssertEqual(template.selectedIndex, index)
        }
        XCTAssertEqual(car.display.mismatches, [])
    }
}
