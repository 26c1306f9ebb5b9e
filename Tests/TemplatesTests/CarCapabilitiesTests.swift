import XCTest

@testable import Templates

/// The table of limits.
final class CarCapabilitiesTests: XCTestCase {
    func testDepthsFollowTheCategory() {
        let depths: [AppCategory: Int] = [
            .audio: 5, .communication: 5, .evCharging: 5, .parking: 5, .navigation: 5, .publicSafety: 5, .fueling: 3,
            .voiceConversational: 3, .drivingTask: 3, .quickFoodOrdering: 3,
        ]
        for category in AppCategory.allCases {
            XCTAssertEqual(CarCapabilities(category: category).maximumDepth, depths[category])
        }
    }

    func testAudioHasFourTabsAndOthersFive_R57() {
        for category in AppCategory.allCases {
            XCTAssertEqual(CarCapabilities(category: category).maximumTabCount, category == .audio ? 4 : 5)
        }
    }

    func testTabRootsFollowTheCategory_R58() {
        XCTAssertEqual(CarCapabilities(category: .audio).allowedTabRoots, [.list, .grid])
        XCTAssertEqual(CarCapabilities(category: .communication).allowedTabRoots, [.list, .grid, .information])
        XCTAssertEqual(
            CarCapabilities(category: .parking).allowedTabRoots, [.list, .grid, .information, .pointOfInterest])
        for category in AppCategory.allCases {
            XCTAssertFalse(CarCapabilities(category: category).allowedTabRoots.contains(.nowPlaying), "R59")
        }
    }

    func testEveryCategoryHasTheCommonTemplates() {
        for category in AppCategory.allCases {
            let allowed = CarCapabilities(category: category).allowedTemplates
            XCTAssertTrue(allowed.isSuperset(of: [.list, .grid, .tabBar, .alert, .actionSheet]))
            XCTAssertEqual(
                allowed.contains(.nowPlaying), [.audio, .communication, .publicSafety].contains(category), "R138")
            XCTAssertEqual(allowed.contains(.map), category == .navigation)
        }
        XCTAssertFalse(CarCapabilities(category: .audio).allowedTemplates.contains(.information), "R150")
    }

    func testAParkedCarShowsLongLists() {
        XCTAssertGreaterThanOrEqual(CarCapabilities(category: .audio).maximumItemCount, 50_000)
    }

    func testModalKindsAreThree_R19() {
        XCTAssertEqual(Set(TemplateKind.allCases.filter(\.isModal)), [.actionSheet, .alert, .voiceControl])
    }
}
