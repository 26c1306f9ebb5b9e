import GLibBridge
import MPRIS
import Playback
import TestSupport
import XCTest

/// The player as `playerctl` sees and drives it.
final class PlayerctlTests: XCTestCase {
    func testPlayerctlFindsThePlayerAndItsStatus() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(try Program.run(["playerctl", "--list-all"], bus: rig.address).output, "carshell")
            XCTAssertEqual(try rig.playerctl("status"), "Stopped")
            try rig.play("a", "b")
            XCTAssertEqual(try rig.playerctl("status"), "Playing")
        }
    }

    func testPausingALiveStreamStopsItAndPlayLoadsItAnew() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            try rig.playerctl("pause")
            XCTAssertEqual(rig.engine.calls.last, .stop)
            XCTAssertEqual(try rig.playerctl("status"), "Stopped")
            try rig.playerctl("play")
            XCTAssertEqual(rig.engine.loads, ["http://radio.example/a", "http://radio.example/a"])
            XCTAssertEqual(try rig.playerctl("status"), "Playing")
        }
    }

    func testPlayPauseGoesBothWays_R196() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            try rig.playerctl("play-pause")
            XCTAssertEqual(try rig.playerctl("status"), "Stopped")
            try rig.playerctl("play-pause")
            XCTAssertEqual(try rig.playerctl("status"), "Playing")
        }
    }

    func testPlayWhenPlayingAndPauseWhenStoppedDoNothing_R196() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            let calls = rig.engine.calls
            try rig.playerctl("play")
            XCTAssertEqual(rig.engine.calls, calls)
            try rig.playerctl("stop")
            let stopped = rig.engine.calls
            XCTAssertEqual(stopped.last, .stop)
            try rig.playerctl("pause")
            XCTAssertEqual(rig.engine.calls, stopped)
        }
    }

    func testNextAndPreviousGoRoundTheQueue() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b", "c")
            try rig.playerctl("previous")
            try rig.playerctl("next")
            try rig.playerctl("next")
            XCTAssertEqual(
                rig.engine.loads.map { $0.suffix(1) }, ["a", "c", "a", "b"])
        }
    }

    func testVolumeGoesBothWays_B117() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(try rig.playerctl("volume"), "0.500000")
            try rig.playerctl("volume", "0.25")
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.25)
            rig.player.perform(.changeVolume(0.75))
            XCTAssertEqual(try rig.playerctl("volume"), "0.750000")
        }
    }

    func testMetadataTellsStationAndSong() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            XCTAssertEqual(try rig.playerctl("metadata", "xesam:title"), "Station a")
            rig.engine.report(.tags(StreamTags(title: "Nina Simone - Sinnerman")))
            XCTAssertEqual(
                try rig.playerctl("metadata", "--format", "{{artist}}|{{title}}|{{album}}|{{mpris:artUrl}}"),
                "Nina Simone|Sinnerman|Station a|https://radio.example/a.png")
            XCTAssertEqual(try rig.playerctl("metadata", "xesam:url"), "http://radio.example/a")
        }
    }

    func testPositionOfAFileGoesOnAndIsSet() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let commands = rig.showFile()
            rig.pass(seconds: 2.5)
            // playerctl counts on from what it read, some µs.
            XCTAssertEqual(try rig.playerctl("position").prefix(6), "12.500")
            try rig.playerctl("position", "60")
            XCTAssertEqual(try rig.playerctl("position").prefix(6), "60.000")
            try rig.playerctl("position", "10+")
            try rig.playerctl("position", "30-")
            XCTAssertEqual(commands.came, ["position 60.0", "position 70.0", "position 40.0"])
            XCTAssertEqual(try rig.playerctl("metadata", "mpris:length"), "200000000")
        }
    }

    func testALiveStreamStaysAtZeroAndCantBeSought_B106() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            rig.pass(seconds: 30)
            XCTAssertEqual(try rig.playerctl("position").prefix(5), "0.000")
            let metadata = try rig.playerctl("metadata")
            XCTAssertTrue(metadata.contains("mpris:trackid"), metadata)
            XCTAssertFalse(metadata.contains("mpris:length"), metadata)
            XCTAssertEqual(try rig.client.get("CanSeek"), .boolean(false))
        }
    }

    func testFollowShowsEverySongWithin200ms() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            let follower = try Program(
                ["playerctl", "-p", "carshell", "--follow", "metadata", "--format", "{{artist}}: {{title}}"],
                bus: rig.address)
            MainLoop.run(until: "the station") { follower.lines.last == ": Station a" }
            for number in 1...5 {
                let start = MPRISPlayer.monotonicTime()
                rig.engine.report(.tags(StreamTags(title: "Band - Song \(number)")))
                MainLoop.run(until: "song \(number)") { follower.lines.last == "Band: Song \(number)" }
                XCTAssertLessThan(Double(MPRISPlayer.monotonicTime() - start) / 1e6, 200)
            }
            rig.player.play(try rig.queue(["b"]))
            MainLoop.run(until: "the next station") { follower.lines.last == ": Station b" }
            follower.stop()
        }
    }

    func testOpenHandsTheAddressOver() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.playerctl("open", "HTTPS://radio.example/live")
            XCTAssertEqual(rig.asked, ["HTTPS://radio.example/live"])
        }
    }
}
