import Playback
import Templates
import XCTest

/// A player connected with the two centres.
final class NowPlayingSessionTests: XCTestCase {
    func testThePlayersValuesArePublishedUnlessSomebodyElseDoes() {
        MainActor.assumeIsolated {
            let player = Player(engine: FakeEngine())
            let session = NowPlayingSession(player: player)
            let center = session.nowPlayingInfoCenter
            XCTAssertEqual(center.nowPlayingInfo, player.nowPlayingInfo)
            player.perform(.changeVolume(0.2))
            XCTAssertEqual(center.nowPlayingInfo?.volume, 0.2)
            session.automaticallyPublishesNowPlayingInfo = false
            center.nowPlayingInfo = nil
            player.perform(.changeVolume(0.3))
            XCTAssertNil(center.nowPlayingInfo)
            XCTAssertEqual(center.playbackState, .idle)
            session.automaticallyPublishesNowPlayingInfo = true
            XCTAssertEqual(center.nowPlayingInfo?.volume, 0.3)
        }
    }

    func testCommandsReachThePlayerAndAreEnabledAsItCanFollow_R183() throws {
        try MainActor.assumeIsolated {
            let engine = FakeEngine()
            let player = Player(engine: engine)
            let session = NowPlayingSession(player: player)
            let center = session.remoteCommandCenter
            XCTAssertFalse(center.commands.contains { $0.isOffered })
            player.play(try XCTUnwrap(PlaybackQueue(items: [Rig.station("a")], startingAt: 0)))
            XCTAssertEqual(
                center.commands.filter(\.isOffered).map(ObjectIdentifier.init),
                [center.playCommand, center.pauseCommand, center.togglePlayPauseCommand, center.stopCommand]
                    .map(ObjectIdentifier.init))
            player.play(
                try XCTUnwrap(PlaybackQueue(items: [Rig.station("a"), Rig.station("b")], startingAt: 0)))
            XCTAssertEqual(center.nextTrackCommand.send(), .success)
            XCTAssertEqual(player.nowPlayingInfo.itemIdentifier, "b")
            XCTAssertEqual(center.togglePlayPauseCommand.send(), .success)
            XCTAssertEqual(player.nowPlayingInfo.playbackState, .stopped)
        }
    }

    func testAnObserverOfTheInfoCentreHearsEachValueOnce() {
        MainActor.assumeIsolated {
            let center = NowPlayingInfoCenter()
            let observer = Observer()
            center.add(observer)
            center.nowPlayingInfo = NowPlayingInfo(itemTitle: "x")
            center.nowPlayingInfo = NowPlayingInfo(itemTitle: "x")
            center.playbackState = .playing
            XCTAssertEqual(observer.titles, ["x", "x"])
            center.remove(observer)
            center.nowPlayingInfo = nil
            XCTAssertEqual(observer.titles.count, 2)
        }
    }

    func testTheSessionLetsGoOfThePlayer() {
        MainActor.assumeIsolated {
            var session: NowPlayingSession? = NowPlayingSession(player: Player(engine: FakeEngine()))
            weak let player = session?.player
            weak let center = session?.remoteCommandCenter
            session = nil
            XCTAssertNil(player)
            XCTAssertNil(center)
        }
    }

    @MainActor
    private final class Observer: NowPlayingInfoCenterObserver {
        var titles: [String?] = []
        func nowPlayingInfoCenterDidChange(_ nowPlayingInfoCenter: NowPlayingInfoCenter) {
            titles.append(nowPlayingInfoCenter.nowPlayingInfo?.itemTitle)
        }
    }
}
