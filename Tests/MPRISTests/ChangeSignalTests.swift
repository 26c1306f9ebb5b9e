import GLibBridge
import Playback
import Templates
import XCTest

/// What the player tells by itself, as another connection receives it.
final class ChangeSignalTests: XCTestCase {
    func testOnlyWhatChangedIsTold() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            try rig.client.forgetSignals()
            rig.player.perform(.changeVolume(0.3))
            try rig.client.ping()
            XCTAssertEqual(rig.client.changes, [["Volume": .double(0.3)]])
            try rig.client.forgetSignals()
            rig.player.perform(.stop)
            try rig.client.ping()
            XCTAssertEqual(rig.client.changes, [["PlaybackStatus": .string("Stopped")]])
        }
    }

    func testChangesOfOneTurnAreOneSignal() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            rig.engine.report(.tags(StreamTags(title: "Band - First")))
            rig.engine.report(.tags(StreamTags(title: "Band - Second")))
            rig.player.perform(.changeVolume(0.1))
            try rig.client.ping()
            XCTAssertEqual(rig.client.changes.count, 1)
            XCTAssertEqual(
                Set(rig.client.changes[0].keys),
                ["PlaybackStatus", "Metadata", "Volume", "CanGoNext", "CanGoPrevious", "CanPlay", "CanPause"])
            guard case .dictionary(let metadata)? = rig.client.changes[0]["Metadata"] else {
                return XCTFail("no metadata")
            }
            XCTAssertEqual(metadata["xesam:title"], .string("Second"))
        }
    }

    func testAChangeTakenBackIsNotTold() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            rig.player.perform(.changeVolume(0.1))
            rig.player.perform(.changeVolume(0.5))
            try rig.client.ping()
            XCTAssertEqual(rig.client.signals, [])
        }
    }

    func testBufferingIsNoNewsForClients() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            try rig.client.forgetSignals()
            for percent in [10, 40, 90, 100] {
                rig.engine.report(.buffering(percent: percent))
                try rig.client.ping()
            }
            XCTAssertEqual(rig.client.signals, [])
        }
    }

    func testNothingOfTheLastStationStays_B100_B101() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let bare = PlayableItem(identifier: "bare", uri: "http://bare.example/", title: "Bare", isLiveStream: true)
            let queue = try XCTUnwrap(PlaybackQueue(items: [Rig.station("a"), bare], startingAt: 0))
            rig.player.play(queue)
            rig.engine.report(.tags(StreamTags(title: "Band - Song")))
            try rig.client.forgetSignals()
            rig.player.perform(.nextTrack)
            try rig.client.ping()
            guard case .dictionary(let metadata)? = rig.client.changes.first?["Metadata"] else {
                return XCTFail("no metadata: \(rig.client.signals)")
            }
            XCTAssertEqual(
                metadata.filter { $0.key != "mpris:trackid" },
                [
                    "xesam:title": .string("Bare"), "xesam:album": .string("Bare"),
                    "xesam:url": .string("http://bare.example/"),
                ])
        }
    }

    func testTheTrackIdIsNewForEachStationAndSong_B104() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(try Self.trackID(rig), "/org/mpris/MediaPlayer2/TrackList/NoTrack")
            var seen: [String] = []
            try rig.play("a", "b")
            seen.append(try Self.trackID(rig))
            for song in ["One", "Two", "One"] {
                rig.engine.report(.tags(StreamTags(title: "Band - \(song)")))
                seen.append(try Self.trackID(rig))
            }
            rig.player.perform(.nextTrack)
            seen.append(try Self.trackID(rig))
            rig.player.perform(.previousTrack)
            seen.append(try Self.trackID(rig))
            XCTAssertEqual(Set(seen).count, seen.count, "\(seen)")
            XCTAssertTrue(seen.allSatisfy { !$0.hasPrefix("/org/mpris") }, "\(seen)")
            rig.player.perform(.changeVolume(0.9))
            XCTAssertEqual(try Self.trackID(rig), seen.last)
        }
    }

    @MainActor
    private static func trackID(_ rig: Rig) throws -> String {
        guard case .dictionary(let metadata) = try rig.client.get("Metadata"),
            case .objectPath(let path)? = metadata["mpris:trackid"]
        else { return "" }
        return path.description
    }

    func testCanSeekAndLengthFollowWhatPlays_B106() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            _ = rig.showFile()
            try rig.client.ping()
            XCTAssertEqual(rig.client.changes.last?["CanSeek"], .boolean(true))
            try rig.client.forgetSignals()
            rig.session.nowPlayingInfoCenter.nowPlayingInfo?.isLiveStream = true
            try rig.client.ping()
            XCTAssertEqual(rig.client.changes.first?["CanSeek"], .boolean(false))
            guard case .dictionary(let metadata)? = rig.client.changes.first?["Metadata"] else {
                return XCTFail("no metadata")
            }
            XCTAssertNil(metadata["mpris:length"])
        }
    }

    func testSeekedComesForJumpsAndNotForProgress_R195() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            _ = rig.showFile()
            let center = rig.session.nowPlayingInfoCenter
            try rig.client.ping()
            XCTAssertEqual(rig.client.signals("Seeked"), [[.int64(10_000_000)]])  // from 0: it began in the middle
            try rig.client.forgetSignals()

            rig.pass(seconds: 5)
            center.nowPlayingInfo?.elapsedPlaybackTime = 15.1
            center.nowPlayingInfo?.elapsedPlaybackTimestamp = rig.time
            try rig.client.ping()
            center.nowPlayingInfo?.playbackState = .paused
            try rig.client.ping()
            rig.pass(seconds: 60)
            center.nowPlayingInfo?.playbackState = .playing
            try rig.client.ping()
            XCTAssertEqual(rig.client.signals("Seeked"), [])
            XCTAssertEqual(try rig.client.get("Position"), .int64(15_100_000))

            center.nowPlayingInfo?.elapsedPlaybackTime = 100
            center.nowPlayingInfo?.elapsedPlaybackTimestamp = rig.time
            try rig.client.ping()
            XCTAssertEqual(rig.client.signals("Seeked"), [[.int64(100_000_000)]])
            XCTAssertFalse(rig.client.changes.contains { $0["Position"] != nil })
        }
    }
}
