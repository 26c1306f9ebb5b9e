import XCTest

@testable import Templates

/// The one now-playing screen.
@MainActor
final class NowPlayingTemplateTests: XCTestCase {
    private final class Observer: NowPlayingTemplateObserver {
        var taps: [String] = []
        func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) { taps.append("up next") }
        func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) {
            taps.append("album artist")
        }
    }
    private final class Indifferent: NowPlayingTemplateObserver {}

    private let list = makeList("L1")
    private let nowPlaying = NowPlayingTemplate.shared
    private func makeCar() -> Car {
        nowPlaying.isUpNextButtonEnabled = false
        nowPlaying.upNextTitle = nil
        nowPlaying.isAlbumArtistButtonEnabled = false
        return Car(root: list, names: ["L1": list, "N": nowPlaying])
    }
    private func shown(_ car: Car) -> NowPlayingTemplateSnapshot? {
        if case .nowPlaying(let nowPlaying)? = car.display.shown?.topTemplate { nowPlaying } else { nil }
    }

    func testThereIsOne_R120() async {
        XCTAssertTrue(NowPlayingTemplate.shared === NowPlayingTemplate.shared)
    }

    func testItIsPushedNeverARoot_R121() async {
        let car = makeCar()
        XCTAssertEqual(car.setRoot(nowPlaying), .failure(.unsupportedTemplate(.nowPlaying, .setRoot)))
        XCTAssertEqual(car.push(nowPlaying), .success)
        XCTAssertEqual(car.shownStack, ["L1", "N"])
    }

    func testPushingItAgainIsRefused_R122() async {
        let car = makeCar()
        _ = car.push(nowPlaying)
        XCTAssertEqual(car.push(nowPlaying), .failure(.duplicateInstance(nowPlaying.id)))
        XCTAssertEqual(car.stack, ["L1", "N"])
    }

    func testAListGoesOnTopOfIt_R123() async {
        let car = makeCar()
        _ = car.push(nowPlaying)
        XCTAssertEqual(car.push(makeList("queue")), .success)
    }

    func testTheShortcutPushesIt_R124() async {
        let car = makeCar()
        car.receive(.showNowPlaying)
        XCTAssertEqual(car.stack, ["L1", "N"])
        car.forget()
        car.receive(.showNowPlaying)
        XCTAssertEqual(car.display.changes, [], "it is there already")
    }

    func testTheShortcutPopsToIt_R124() async {
        let car = makeCar()
        _ = car.push(nowPlaying)
        _ = car.push(makeList("queue"))
        car.receive(.showNowPlaying)
        XCTAssertEqual(car.stack, ["L1", "N"])
    }

    func testTheShortcutWorksInEveryTab_R124() async {
        let other = makeList("L2")
        let car = Car(
            root: TabBarTemplate(templates: [list, other]), names: ["L1": list, "L2": other, "N": nowPlaying])
        car.receive(.showNowPlaying)
        car.receive(.selectTab(template: other.id))
        car.receive(.showNowPlaying)
        XCTAssertEqual(car.stack, ["L2", "N"])
        nowPlaying.upNextTitle = "Queue"
        XCTAssertEqual(car.display.shown, car.scene.snapshot, "a change reaches both places")
        nowPlaying.upNextTitle = nil
    }

    func testItsSettingsAreLive_R129_R130() async {
        let car = makeCar()
        _ = car.push(nowPlaying)
        XCTAssertEqual(shown(car), NowPlayingTemplateSnapshot(id: nowPlaying.id))
        nowPlaying.isUpNextButtonEnabled = true
        nowPlaying.upNextTitle = "Next stations"
        nowPlaying.isAlbumArtistButtonEnabled = true
        XCTAssertEqual(
            shown(car),
            NowPlayingTemplateSnapshot(
                id: nowPlaying.id, isUpNextButtonEnabled: true, upNextTitle: "Next stations",
                isAlbumArtistButtonEnabled: true))
        XCTAssertEqual(car.display.changes(of: nowPlaying).count, 3)
        nowPlaying.isUpNextButtonEnabled = true
        XCTAssertEqual(car.display.changes(of: nowPlaying).count, 3)
    }

    func testItsSettingsOutliveADisconnect_CS14() async {
        let car = makeCar()
        nowPlaying.isUpNextButtonEnabled = true
        car.scene.disconnect()
        car.scene.connect(display: car.display)
        _ = car.push(nowPlaying)
        XCTAssertEqual(shown(car)?.isUpNextButtonEnabled, true)
    }

    func testEveryObserverIsToldOnce_R131() async {
        let car = makeCar()
        let observers = [Observer(), Observer()]
        for observer in observers + observers { nowPlaying.add(observer) }
        let indifferent = Indifferent()
        nowPlaying.add(indifferent)
        _ = car.push(nowPlaying)
        car.receive(.upNextButton)
        car.receive(.albumArtistButton)
        XCTAssertEqual(observers.map(\.taps), [[], []], "both buttons are off")
        nowPlaying.isUpNextButtonEnabled = true
        nowPlaying.isAlbumArtistButtonEnabled = true
        car.receive(.upNextButton)
        car.receive(.albumArtistButton)
        XCTAssertEqual(observers.map(\.taps), [["up next", "album artist"], ["up next", "album artist"]])
        nowPlaying.remove(observers[0])
        car.receive(.upNextButton)
        XCTAssertEqual(observers.map(\.taps.count), [2, 3])
        nowPlaying.remove(observers[1])
        nowPlaying.remove(indifferent)
    }

    func testATapIsToldOnlyWhileItIsVisible_R131() async {
        let car = makeCar()
        let observer = Observer()
        nowPlaying.add(observer)
        nowPlaying.isUpNextButtonEnabled = true
        car.receive(.upNextButton)
        XCTAssertEqual(observer.taps, [])
        _ = car.push(nowPlaying)
        car.receive(.upNextButton)
        XCTAssertEqual(observer.taps, ["up next"])
        nowPlaying.remove(observer)
    }

    func testObserversAreNotKeptAlive_R131() async {
        var observer: Observer? = Observer()
        weak let kept = observer
        if let observer { nowPlaying.add(observer) }
        observer = nil
        XCTAssertNil(kept)
    }

    func testBarButtonsOnItAreAFault_R132() async {
        let car = makeCar()
        _ = car.push(nowPlaying)
        nowPlaying.leadingNavigationBarButtons = []
        nowPlaying.backButton = nil
        XCTAssertEqual(car.faults, [])
        nowPlaying.leadingNavigationBarButtons = [BarButton(title: "A")]
        nowPlaying.trailingNavigationBarButtons = [BarButton(title: "A")]
        nowPlaying.backButton = BarButton(title: "A")
        let fault = Fault(.barButtonsNotAllowed(.nowPlaying), template: nowPlaying.id)
        XCTAssertEqual(car.faults, [fault, fault, fault])
        XCTAssertTrue(nowPlaying.leadingNavigationBarButtons.isEmpty)
        XCTAssertTrue(nowPlaying.trailingNavigationBarButtons.isEmpty)
        XCTAssertNil(nowPlaying.backButton)
    }
}
