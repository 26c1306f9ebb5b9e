import XCTest

@testable import Templates

/// What the car limits at run time.
@MainActor
final class SessionConfigurationTests: XCTestCase {
    private final class Listener: SessionConfigurationDelegate {
        var limits: [LimitableUserInterface] = []
        var styles: [ContentStyle] = []

        func sessionConfiguration(
            _ sessionConfiguration: SessionConfiguration,
            limitedUserInterfacesChanged limitedUserInterfaces: LimitableUserInterface
        ) {
            limits.append(limitedUserInterfaces)
            XCTAssertEqual(sessionConfiguration.limitedUserInterfaces, limitedUserInterfaces)
        }

        func sessionConfiguration(
            _ sessionConfiguration: SessionConfiguration, contentStyleChanged contentStyle: ContentStyle
        ) {
            styles.append(contentStyle)
        }
    }

    private let listener = Listener()

    func testTheSceneFeedsTheSession_R49() async {
        let car = Car(root: makeList())
        let session = SessionConfiguration(delegate: listener)
        XCTAssertEqual(session.limitedUserInterfaces, [])
        car.scene.capabilities.limitedUserInterfaces = .lists
        car.scene.capabilities.limitedUserInterfaces = .lists
        car.scene.capabilities.maximumItemCount = 7
        car.scene.capabilities.limitedUserInterfaces = []
        XCTAssertEqual(listener.limits, [.lists, []])
        car.scene.contentStyle = .dark
        car.scene.contentStyle = .dark
        XCTAssertEqual(listener.styles, [.dark])
        XCTAssertEqual(session.contentStyle, .dark)
    }

    func testItStartsWithWhatIsInForce() async {
        let car = Car(root: makeList())
        car.scene.capabilities.limitedUserInterfaces = [.keyboard, .lists]
        car.scene.contentStyle = .dark
        let session = SessionConfiguration(delegate: listener)
        XCTAssertEqual(session.limitedUserInterfaces, [.keyboard, .lists])
        XCTAssertEqual(session.contentStyle, .dark)
        XCTAssertFalse(session.supportsVideoPlayback)
        XCTAssertEqual(listener.limits, [])
    }

    func testSeveralScenesHaveSessionsOfTheirOwn() async {
        let (one, other) = (Car(root: makeList()), Car(root: makeList()))
        let session = SessionConfiguration(scene: one.scene, delegate: listener)
        other.scene.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(session.limitedUserInterfaces, [])
        one.scene.capabilities.limitedUserInterfaces = .keyboard
        XCTAssertEqual(listener.limits, [.keyboard])
    }

    func testASessionMadeBeforeItsSceneFollowsIt() async {
        // Scenes of other tests may still live, and the newest would be taken: so it is told to wait.
        let session = SessionConfiguration(scene: nil, delegate: listener)
        SessionConfiguration.wait(session)
        XCTAssertEqual(session.limitedUserInterfaces, [])
        let car = Car(root: makeList())
        car.scene.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(listener.limits, [.lists])
    }

    func testLimitedListsAreAPrefixAndComeBack_R48_R49_R50() async {
        let list = makeList(rows: 30)
        let car = Car(root: list)
        let session = SessionConfiguration(scene: car.scene, delegate: listener)
        XCTAssertEqual(list.itemCount, 30)
        car.scene.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(list.itemCount, 12)
        guard case .list(let shown)? = car.shownTop else { return XCTFail("no list") }
        XCTAssertEqual(
            shown.sections[0].items.map(\.id),
            list.sections[0].items.map(\.identity.id))
        car.scene.capabilities.limitedUserInterfaces = []
        XCTAssertEqual(list.itemCount, 30)
        XCTAssertEqual(listener.limits, [.lists, []])
        XCTAssertEqual(session.limitedUserInterfaces, [])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAShorterMaximumHoldsWhileLimited_R50() {
        var limits = CarCapabilities(category: .audio)
        limits.limitedUserInterfaces = .lists
        XCTAssertEqual(limits.itemLimit, 12)
        limits.maximumItemCount = 5
        XCTAssertEqual(limits.itemLimit, 5)
        limits.maximumItemCount = -1
        XCTAssertEqual(limits.itemLimit, 0)
        XCTAssertEqual(limits.contentTreeDepth, 3)
        limits.limitedUserInterfaces = .keyboard
        XCTAssertEqual(limits.contentTreeDepth, 5)
    }
}
