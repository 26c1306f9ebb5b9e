import CGtk
import Foundation
import Templates
import TestSupport
import XCTest

@testable import CarShell

/// Limits of each driving state, read from a file and put into force while the screen is in use.
final class DrivingLimitsTests: GtkTestCase {
    private func limits(_ text: String) throws -> DrivingLimits {
        let folder = try TemporaryFolder("limits")
        let path = "\(folder.path)/limits.conf"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return LimitsFile.limits(path: path)
    }

    func testEachStateHasTheNumbersOfItsGroup() throws {
        let limits = try limits(
            """
            [parked]
            maximum-item-count=500
            maximum-depth=10
            maximum-content-depth=6
            [driving]
            maximum-item-count=7
            maximum-section-count=2
            maximum-tab-count=3
            maximum-depth=4
            maximum-content-depth=2
            """)
        XCTAssertEqual(limits.parked.itemLimit, 500)
        XCTAssertEqual(limits.parked.maximumDepth, 10)
        XCTAssertEqual(limits.parked.contentTreeDepth, 6)
        XCTAssertEqual(limits.parked.limitedUserInterfaces, [])
        XCTAssertEqual(limits.driving.itemLimit, 7)
        XCTAssertEqual(limits.driving.maximumSectionCount, 2)
        XCTAssertEqual(limits.driving.maximumTabCount, 3)
        XCTAssertEqual(limits.driving.maximumDepth, 4)
        XCTAssertEqual(limits.driving.contentTreeDepth, 2)
        XCTAssertEqual(limits.driving.limitedUserInterfaces, [.keyboard, .lists])
    }

    func testWhatIsNotSaidAboutDrivingIsAsWhileParkedButLimited() throws {
        let limits = try limits("[parked]\nmaximum-depth=9\n[driving]\nlimit-keyboard=false\n")
        XCTAssertEqual(limits.driving.maximumDepth, 9)
        XCTAssertEqual(limits.driving.limitedUserInterfaces, [.lists])
        XCTAssertEqual(limits.driving.itemLimit, 12)
    }

    func testNonsenseCountsAsNotSaidAndAMissingFileLimitsDriving() throws {
        let limits = try limits("[parked]\nmaximum-depth=-3\nmaximum-tab-count=many\n")
        let standard = CarCapabilities(category: .audio)
        XCTAssertEqual(limits.parked.maximumDepth, standard.maximumDepth)
        XCTAssertEqual(limits.parked.maximumTabCount, standard.maximumTabCount)
        let missing = LimitsFile.limits(path: "/nonexistent/limits.conf")
        XCTAssertEqual(missing.parked, standard)
        XCTAssertEqual(missing.driving.limitedUserInterfaces, [.keyboard, .lists])
    }

    func testTheInstalledFileShortensListsWhileDriving() {
        let limits = LimitsFile.limits(path: Repository.path("data/limits.conf"))
        XCTAssertEqual(limits.parked.itemLimit, 100_000)
        XCTAssertEqual(limits.driving.itemLimit, 12)
        XCTAssertEqual(limits.driving.limitedUserInterfaces, [.keyboard, .lists])
    }

    func testAListOnTheScreenShortensWhenTheCarDrivesAndComesBackWhenItParks() throws {
        try MainActor.assumeIsolated {
            let limits = LimitsFile.limits(path: Repository.path("data/limits.conf"))
            let items = (0..<40).map { ListItem(text: "Row \($0)", detailText: nil) }
            let stage = try TemplateStage(
                ListTemplate(title: "List", sections: [ListSection(items: items)]), capabilities: limits.parked)
            let list = try XCTUnwrap(stage.view.topView as? ListTemplateView)
            XCTAssertEqual(list.rowCount, 40)
            stage.scene.capabilities = limits[.driving]
            XCTAssertEqual(list.rowCount, 12)
            stage.scene.capabilities = limits[.parked]
            XCTAssertEqual(list.rowCount, 40)
            stage.close()
        }
    }
}
