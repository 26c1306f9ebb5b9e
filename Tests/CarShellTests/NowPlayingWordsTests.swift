import Templates
import XCTest

@testable import CarShell

final class NowPlayingWordsTests: XCTestCase {
    private func info(_ state: PlaybackState, title: String? = nil, artist: String? = nil) -> NowPlayingInfo {
        NowPlayingInfo(
            itemIdentifier: "1", itemTitle: "Tower FM", itemSubtitle: "Rock", title: title, artist: artist,
            playbackState: state)
    }

    func testWithoutATrackTheStationIsTheTitle() {
        let words = NowPlayingWords(info(.playing))
        XCTAssertEqual(words.heading, "")
        XCTAssertEqual(words.title, "Tower FM")
        XCTAssertEqual(words.subtitle, "Rock")
    }

    func testATrackStandsUnderItsStation() {
        let words = NowPlayingWords(info(.playing, title: "Jóga", artist: "Björk"))
        XCTAssertEqual(words.heading, "Tower FM")
        XCTAssertEqual(words.title, "Jóga")
        XCTAssertEqual(words.subtitle, "Björk")
    }

    func testAStoppedStationShowsNoTrackOfBefore() {
        XCTAssertEqual(NowPlayingWords(info(.stopped, title: "Jóga")).title, "Tower FM")
    }

    func testAFailureIsShownInItsOwnWords() {
        let words = NowPlayingWords(info(.failed(reason: "The station is not there.")))
        XCTAssertEqual(words.status, "The station is not there.")
        XCTAssertTrue(words.isFailure)
        XCTAssertFalse(words.isWaiting)
    }

    func testBufferingTellsHowFarItIs() {
        let words = NowPlayingWords(info(.buffering(percent: 40)))
        XCTAssertEqual(words.status, "Buffering, 40 %")
        XCTAssertTrue(words.isWaiting)
    }

    func testTheMainButtonStopsWhatIsLiveAndPausesWhatHasAnEnd() {
        var playing = info(.playing)
        XCTAssertEqual(NowPlayingWords.mainControl(of: playing).name, Texts.stop)
        playing.isLiveStream = false
        XCTAssertEqual(NowPlayingWords.mainControl(of: playing).name, Texts.pause)
        XCTAssertEqual(NowPlayingWords.mainControl(of: info(.stopped)).name, Texts.play)
    }

    func testNothingChosenSaysSo() {
        XCTAssertEqual(NowPlayingWords(NowPlayingInfo()).title, Texts.nothingPlaying)
    }
}
