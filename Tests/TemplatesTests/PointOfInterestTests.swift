import XCTest

@testable import Templates

/// Points of interest on a map.
@MainActor
final class PointOfInterestTests: XCTestCase {
    private final class Locator: PointOfInterestTemplateDelegate {
        var regions: [MapRegion] = []
        var selected: [String] = []
        var onSelect: (() -> Void)?

        func pointOfInterestTemplate(
            _ pointOfInterestTemplate: PointOfInterestTemplate, didChangeMapRegion region: MapRegion
        ) {
            regions.append(region)
            pointOfInterestTemplate.setPointsOfInterest([makePoint("new")], selectedIndex: 0)
        }

        func pointOfInterestTemplate(
            _ pointOfInterestTemplate: PointOfInterestTemplate,
            didSelectPointOfInterest pointOfInterest: PointOfInterest
        ) {
            selected.append(pointOfInterest.title)
            onSelect?()
        }
    }

    private let locator = Locator()

    private func shown(_ car: Car) -> PointOfInterestTemplateSnapshot? {
        if case .pointOfInterest(let template)? = car.shownTop { template } else { nil }
    }

    private func makeCar(_ template: PointOfInterestTemplate) -> Car {
        template.pointOfInterestDelegate = locator
        return Car(root: template, category: .parking)
    }

    func testTwelvePointsAreShown_R154() async {
        let points = (1...13).map { makePoint("\($0)") }
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: points, selectedIndex: 12)
        let car = makeCar(template)
        XCTAssertEqual(shown(car)?.pointsOfInterest.map(\.title), (1...12).map { "\($0)" })
        XCTAssertNil(shown(car)?.selectedPointOfInterest)
        car.receive(.selectPointOfInterest(template: template.id, pointOfInterest: points[12].id))
        XCTAssertEqual(locator.selected, [])
        XCTAssertEqual(template.selectedIndex, 12)
    }

    func testASelectionShowsTheCardThenTellsTheDelegate_R155() async {
        let points = (0..<3).map { makePoint("\($0)") }
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: points)
        let car = makeCar(template)
        var shownAtCallback: PointOfInterestID?
        locator.onSelect = { shownAtCallback = self.shown(car)?.selectedPointOfInterest }
        car.receive(.selectPointOfInterest(template: template.id, pointOfInterest: points[1].id))
        XCTAssertEqual(locator.selected, ["1"])
        XCTAssertEqual(shownAtCallback, points[1].id)
        XCTAssertEqual(template.selectedIndex, 1)
        car.receive(.selectPointOfInterest(template: template.id, pointOfInterest: nil))
        XCTAssertNil(template.selectedIndex)
        XCTAssertEqual(locator.selected, ["1"])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testARegionIsTheCueForNewPoints_R156_R157() async {
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: [])
        let car = makeCar(template)
        let region = MapRegion(
            center: Coordinate(latitude: 1, longitude: 2), latitudeDelta: 0.5, longitudeDelta: 0.25)
        car.receive(.mapRegion(template: template.id, region))
        XCTAssertEqual(locator.regions, [region])
        XCTAssertEqual(shown(car)?.pointsOfInterest.map(\.title), ["new"])
        XCTAssertEqual(shown(car)?.selectedPointOfInterest, template.pointsOfInterest[0].id)
        car.receive(.mapRegion(template: TemplateID(rawValue: .max), region))
        XCTAssertEqual(locator.regions.count, 1)
    }

    func testAnIndexOutsideSelectsNone() async {
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: [makePoint("a")], selectedIndex: 4)
        XCTAssertNil(template.selectedIndex)
        let car = makeCar(template)
        template.selectedIndex = 0
        template.selectedIndex = -1
        XCTAssertNil(template.selectedIndex)
        XCTAssertEqual(
            car.faults.map(\.reason),
            [.noSuchPointOfInterest(index: 4, count: 1), .noSuchPointOfInterest(index: -1, count: 1)])
    }

    func testTheCardFallsBackToThePlainTexts() async {
        let point = makePoint("t")
        point.subtitle = "s"
        point.summary = "m"
        let car = makeCar(PointOfInterestTemplate(title: "P", pointsOfInterest: [point]))
        func detail() -> [String?] {
            let shown = shown(car)?.pointsOfInterest.first
            return [shown?.detailTitle, shown?.detailSubtitle, shown?.detailSummary]
        }
        XCTAssertEqual(detail(), ["t", "s", "m"])
        point.detailTitle = "T"
        point.detailSubtitle = "S"
        point.detailSummary = "M"
        XCTAssertEqual(detail(), ["T", "S", "M"])
    }

    func testOnlyTheButtonsOfTheCardArePressed() async {
        var taps: [String] = []
        let points = [makePoint("a"), makePoint("b")]
        let primary = TextButton(title: "Go") { taps.append($0.title) }
        let secondary = TextButton(title: "Call") { taps.append($0.title) }
        points[1].primaryButton = primary
        points[1].secondaryButton = secondary
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: points, selectedIndex: 0)
        let car = makeCar(template)
        car.tap(primary.id, in: template)
        XCTAssertEqual(taps, [])
        template.selectedIndex = 1
        car.tap(primary.id, in: template)
        car.tap(secondary.id, in: template)
        XCTAssertEqual(taps, ["Go", "Call"])
        primary.title = "Gone"
        XCTAssertEqual(shown(car)?.pointsOfInterest[1].primaryButton?.title, "Gone")
        points[1].primaryButton = nil
        XCTAssertNil(shown(car)?.pointsOfInterest[1].primaryButton)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testATitleAndAPinChangeAtOnce() async {
        let point = makePoint("a")
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: [point])
        let car = makeCar(template)
        template.title = "Q"
        point.pinImage = .symbol("pin")
        point.selectedPinImage = .symbol("pin-selected")
        point.location = Coordinate(latitude: 3, longitude: 4)
        XCTAssertEqual(shown(car)?.title, "Q")
        XCTAssertEqual(shown(car)?.pointsOfInterest.first?.pinImage, .symbol("pin"))
        XCTAssertEqual(shown(car)?.pointsOfInterest.first?.selectedPinImage, .symbol("pin-selected"))
        XCTAssertEqual(shown(car)?.pointsOfInterest.first?.location, Coordinate(latitude: 3, longitude: 4))
        XCTAssertEqual(car.display.mismatches, [])
    }
}
