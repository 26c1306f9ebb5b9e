import XCTest

@testable import Templates

/// The buttons and the modes of now playing.
@MainActor
final class NowPlayingButtonTests: XCTestCase {
    private let template = NowPlayingTemplate()
    private var taps: [ButtonID] = []

    private func makeCar() -> Car {
        let car = Car(root: makeList())
        XCTAssertEqual(car.push(template), .success)
        return car
    }

    private func shown(_ car: Car) -> NowPlayingTemplateSnapshot? {
        if case .nowPlaying(let nowPlaying)? = car.shownTop { nowPlaying } else { nil }
    }

    private func allButtons() -> [NowPlayingButton] {
        let note: NowPlayingButton.Handler = { [weak self] in self?.taps.append($0.id) }
        return [
            NowPlayingShuffleButton(handler: note), NowPlayingRepeatButton(handler: note),
            NowPlayingPlaybackRateButton(handler: note), NowPlayingAddToLibraryButton(handler: note),
            NowPlayingMoreButton(handler: note), NowPlayingImageButton(image: .symbol("heart"), handler: note),
        ]
    }

    func testButtonsKeepTheirOrderAndFiveAreShown_R125_R126() async {
        let car = makeCar()
        XCTAssertEqual(shown(car)?.buttons, [])
        let buttons = allButtons()
        template.updateNowPlayingButtons(buttons)
        XCTAssertEqual(shown(car)?.buttons.map(\.kind), [.shuffle, .repeat, .playbackRate, .addToLibrary, .more])
        XCTAssertEqual(template.nowPlayingButtons.count, 6)
        for button in buttons { car.tap(button.id, in: template) }
        XCTAssertEqual(taps, buttons.prefix(5).map(\.id))
        template.updateNowPlayingButtons(buttons.reversed())
        XCTAssertEqual(shown(car)?.buttons.first?.kind, .image(.symbol("heart")))
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testSelectionAndEnablingAreLive_R127() async {
        let car = makeCar()
        let button = NowPlayingImageButton(image: .symbol("heart")) { [weak self] in self?.taps.append($0.id) }
        template.updateNowPlayingButtons([button])
        button.isSelected = true
        XCTAssertEqual(shown(car)?.buttons.map(\.isSelected), [true])
        button.isEnabled = false
        car.tap(button.id, in: template)
        XCTAssertEqual(taps, [])
        button.isEnabled = true
        car.tap(button.id, in: template)
        XCTAssertEqual(taps, [button.id])
        template.updateNowPlayingButtons([])
        car.display.forgetChanges()
        button.isSelected = false
        XCTAssertEqual(car.display.changes, [])
    }

    func testATapDoesNotChangeShuffleOrRepeat_R128() async {
        let car = makeCar()
        let buttons = Array(allButtons().prefix(2))
        template.updateNowPlayingButtons(buttons)
        let before = shown(car)
        for button in buttons { car.tap(button.id, in: template) }
        XCTAssertEqual(taps.count, 2)
        XCTAssertEqual(shown(car), before)
    }

    private func team(_ name: String, score: String) -> NowPlayingSportsTeam {
        NowPlayingSportsTeam(name: name, logo: .initials("ABCD"), eventScore: score, isFavorite: true)
    }

    func testASportsModeShowsTheGameUntilTheDefaultComesBack_R135() async {
        let car = makeCar()
        XCTAssertNil(shown(car)?.sports)
        template.nowPlayingMode = NowPlayingModeSports(
            leftTeam: team("A", score: "1"), rightTeam: team("B", score: "0"))
        XCTAssertEqual(shown(car)?.sports?.leftTeam.eventScore, "1")
        let first = shown(car)?.sports?.assignedAt
        template.nowPlayingMode = NowPlayingModeSports(
            leftTeam: team("A", score: "2"), rightTeam: team("B", score: "0"))
        XCTAssertEqual(shown(car)?.sports?.leftTeam.eventScore, "2")
        if let first, let second = shown(car)?.sports?.assignedAt { XCTAssertGreaterThanOrEqual(second, first) }
        template.nowPlayingMode = .default
        XCTAssertNil(shown(car)?.sports)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheClockOfAGameRunsByItself_R136() {
        XCTAssertEqual(NowPlayingSportsClock(elapsedTime: 10, paused: false).value(after: 5), 15)
        XCTAssertEqual(NowPlayingSportsClock(timeRemaining: 10, paused: false).value(after: 4), 6)
        XCTAssertEqual(NowPlayingSportsClock(timeRemaining: 10, paused: false).value(after: 40), 0)
        XCTAssertEqual(NowPlayingSportsClock(elapsedTime: 10, paused: true).value(after: 5), 10)
    }

    func testThreeTextsOfAGameAreKept_R137() {
        let status = NowPlayingSportsEventStatus(eventStatusText: ["1", "2", "3", "4"])
        XCTAssertEqual(status.eventStatusText, ["1", "2", "3"])
        XCTAssertEqual(team("A", score: "1").logo.shownInitials, "ABC")
        XCTAssertNil(NowPlayingSportsTeamLogo.image(.symbol("x")).shownInitials)
    }

    func testTheMiniPlayerMayBeTurnedOff() async {
        let car = makeCar()
        XCTAssertEqual(shown(car)?.allowsMiniPlayer, true)
        template.allowsMiniPlayer = false
        XCTAssertEqual(shown(car)?.allowsMiniPlayer, false)
    }

    func testAFullStackDoesNotKeepAPersonFromNowPlaying_R124() async {
        let car = Car(root: makeList())
        for _ in 0..<4 { XCTAssertEqual(car.push(makeList()), .success) }
        XCTAssertEqual(car.push(NowPlayingTemplate.shared), .failure(.depthExceeded(limit: 5)))
        car.receive(.showNowPlaying)
        XCTAssertTrue(car.controller.topTemplate === NowPlayingTemplate.shared)
        XCTAssertEqual(car.push(makeList()), .failure(.depthExceeded(limit: 5)))
    }

    func testNowPlayingIsForAudioCommunicationAndPublicSafety_R138() {
        let allowed = AppCategory.allCases.filter {
            CarCapabilities(category: $0).allowedTemplates.contains(.nowPlaying)
        }
        XCTAssertEqual(allowed, [.audio, .communication, .publicSafety])
    }

    func testOnlyAListStandsOnNowPlaying_R123() async {
        let car = makeCar()
        XCTAssertEqual(
            car.push(GridTemplate(title: nil, gridButtons: [])), .failure(.unsupportedOnNowPlaying(.grid)))
        XCTAssertEqual(car.push(makeList()), .success)
    }
}
