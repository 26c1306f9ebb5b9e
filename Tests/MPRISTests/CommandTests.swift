import GLibBridge
import Playback
import Templates
import TestSupport
import XCTest

/// Calls with values that are right, wrong and malicious.
final class CommandTests: XCTestCase {
    func testMethodsWhoseCanIsFalseHaveNoEffect_R193() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            for method in ["Next", "Previous", "Play", "Pause", "PlayPause", "Stop"] { try rig.client.call(method) }
            XCTAssertEqual(rig.engine.calls, [.setVolume(0.5)])
            for name in ["CanGoNext", "CanGoPrevious", "CanPlay", "CanPause", "CanSeek"] {
                XCTAssertEqual(try rig.client.get(name), .boolean(false), name)
            }
            XCTAssertEqual(try rig.client.get("CanControl"), .boolean(true))

            try rig.play("only")
            let calls = rig.engine.calls
            for method in ["Next", "Previous"] { try rig.client.call(method) }
            try rig.client.call("Seek", [.int64(5_000_000)])
            XCTAssertEqual(rig.engine.calls, calls)
            XCTAssertEqual(try rig.client.get("CanGoNext"), .boolean(false))
            XCTAssertEqual(try rig.client.get("CanPause"), .boolean(true))
        }
    }

    func testCanSeekFollowsWhatTheSourceItselfSays_B106() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let file = PlayableItem(identifier: "f", uri: "file:///f.ogg", title: "F", isLiveStream: false)
            rig.player.play(try XCTUnwrap(PlaybackQueue(items: [file], startingAt: 0)))
            rig.engine.report(.playing)
            rig.engine.report(.progress(PlaybackProgress(position: 1, duration: 100, isSeekable: true)))
            XCTAssertEqual(try rig.client.get("CanSeek"), .boolean(true))
            rig.engine.report(.progress(PlaybackProgress(position: 1, duration: 100, isSeekable: false)))
            XCTAssertEqual(try rig.client.get("CanSeek"), .boolean(false))
            let calls = rig.engine.calls
            try rig.client.call("Seek", [.int64(5_000_000)])
            XCTAssertEqual(rig.engine.calls, calls)
        }
    }

    func testAPlaceChosenAfterTheEndIsThePositionAndWhereItStarts() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let file = PlayableItem(identifier: "f", uri: "file:///f.ogg", title: "F", isLiveStream: false)
            rig.player.play(try XCTUnwrap(PlaybackQueue(items: [file], startingAt: 0)))
            rig.engine.report(.playing)
            rig.engine.report(.progress(PlaybackProgress(position: 0, duration: 100, isSeekable: true)))
            rig.engine.report(.endOfStream)
            XCTAssertEqual(try rig.client.get("PlaybackStatus"), .string("Stopped"))
            XCTAssertEqual(try rig.client.get("Position"), .int64(0))
            try rig.client.call("Seek", [.int64(30_000_000)])
            XCTAssertEqual(try rig.client.get("Position"), .int64(30_000_000))
            try rig.client.call("Play")
            XCTAssertEqual(rig.engine.calls.last, .seek(to: 30))
        }
    }

    func testCanFollowsWhatTheCommandCentreOffers_R183() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            XCTAssertEqual(try rig.client.get("CanGoNext"), .boolean(true))
            rig.session.remoteCommandCenter.nextTrackCommand.isEnabled = false
            XCTAssertEqual(try rig.client.get("CanGoNext"), .boolean(false))
            let loads = rig.engine.loads
            try rig.client.call("Next")
            XCTAssertEqual(rig.engine.loads, loads)
            try rig.client.call("Previous")
            XCTAssertEqual(rig.engine.loads, loads + ["http://radio.example/b"])
        }
    }

    func testSeekBeforeTheBeginningIsTheBeginning_R191() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let commands = rig.showFile()
            try rig.client.call("Seek", [.int64(-11_000_000)])
            try rig.client.call("Seek", [.int64(.min)])
            XCTAssertEqual(commands.came, ["position 0.0", "position 0.0"])
        }
    }

    func testSeekPastTheEndIsNext_R191() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let commands = rig.showFile()
            try rig.client.call("Seek", [.int64(191_000_000)])
            try rig.client.call("Seek", [.int64(.max)])
            XCTAssertEqual(commands.came, ["next", "next"])
            rig.session.remoteCommandCenter.nextTrackCommand.isEnabled = false
            try rig.client.call("Seek", [.int64(191_000_000)])
            XCTAssertEqual(commands.came.last, "stop")
        }
    }

    func testSetPositionWantsThePresentTrackAndAPlaceInIt_R192() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let commands = rig.showFile()
            guard case .dictionary(let metadata) = try rig.client.get("Metadata"),
                let id = metadata["mpris:trackid"], let other = ObjectPath("/some/other")
            else { return XCTFail("no track id") }
            try rig.client.call("SetPosition", [.objectPath(other), .int64(5_000_000)])
            try rig.client.call("SetPosition", [id, .int64(-1)])
            try rig.client.call("SetPosition", [id, .int64(200_000_001)])
            XCTAssertEqual(commands.came, [])
            try rig.client.call("SetPosition", [id, .int64(200_000_000)])
            try rig.client.call("SetPosition", [id, .int64(0)])
            XCTAssertEqual(commands.came, ["position 200.0", "position 0.0"])
        }
    }

    func testRateZeroPauses_R194() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let commands = rig.showFile()
            try rig.client.set("Rate", to: .double(0))
            XCTAssertEqual(commands.came, ["pause"])
        }
    }

    func testRatesWithinTheLimitsAreTakenAndOthersRefused_R194() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(try rig.client.get("MinimumRate"), .double(1))
            XCTAssertEqual(try rig.client.get("MaximumRate"), .double(1))
            try rig.client.set("Rate", to: .double(1))
            XCTAssertThrowsError(try rig.client.set("Rate", to: .double(1.5)))
            let commands = rig.showFile()
            XCTAssertEqual(try rig.client.get("MinimumRate"), .double(0.75))
            XCTAssertEqual(try rig.client.get("MaximumRate"), .double(2))
            try rig.client.set("Rate", to: .double(1.45))
            XCTAssertEqual(commands.came, ["rate 1.5"])
            XCTAssertEqual(try rig.client.get("Rate"), .double(1.5))
            for rate in [-1, 0.5, 2.5, .infinity, .nan] {
                XCTAssertThrowsError(try rig.client.set("Rate", to: .double(rate)), "\(rate)") { error in
                    XCTAssertEqual((error as? DBusError)?.name, "org.freedesktop.DBus.Error.InvalidArgs")
                }
            }
            XCTAssertEqual(commands.came, ["rate 1.5"])
        }
    }

    func testTheRateOfAPausedFileIsNotZero_R189() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            _ = rig.showFile()
            rig.session.nowPlayingInfoCenter.nowPlayingInfo?.playbackState = .paused
            rig.session.nowPlayingInfoCenter.nowPlayingInfo?.playbackRate = 0
            XCTAssertEqual(try rig.client.get("Rate"), .double(1))
            XCTAssertEqual(try rig.client.get("PlaybackStatus"), .string("Paused"))
        }
    }

    func testVolumesOutsideAreClampedAndNoNumbersRefused_R197() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.client.set("Volume", to: .double(-0.5))
            XCTAssertEqual(try rig.client.get("Volume"), .double(0))
            try rig.client.set("Volume", to: .double(7))
            XCTAssertEqual(try rig.client.get("Volume"), .double(1))
            XCTAssertThrowsError(try rig.client.set("Volume", to: .double(.nan)))
            XCTAssertEqual(try rig.client.get("Volume"), .double(1))
        }
    }

    func testOpenUriTakesWebAndFileAddressesInAnyLetterCase() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let right = [
                "http://radio.example/live", "HTTPS://Radio.Example:8443/a b?x=1#y", "File:///home/me/a%20b.ogg",
                "file://localhost/home/me/a.ogg", "hTTp://[::1]:8000/",
            ]
            for uri in right { try rig.client.call("OpenUri", [.string(uri)]) }
            XCTAssertEqual(rig.asked, right)
        }
    }

    func testOpenUriAnswersOtherAddressesWithAnError() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let wrong = [
                "", " ", "radio.example/live", "ftp://radio.example/x", "javascript:alert(1)", "data:audio/ogg,x",
                "http://", "https:///x", "file:relative.ogg", "file:///", "file://other.example/x.ogg", "http",
                "smb://server/x", "http://radio.example:99999999/", "http://" + String(repeating: "a", count: 9_000),
            ]
            for uri in wrong {
                XCTAssertThrowsError(try rig.client.call("OpenUri", [.string(uri)]), uri) { error in
                    XCTAssertEqual((error as? DBusError)?.name, "org.freedesktop.DBus.Error.InvalidArgs", uri)
                }
            }
            XCTAssertEqual(rig.asked, [])
            rig.openingError = HarnessError("it hurts")
            XCTAssertThrowsError(try rig.client.call("OpenUri", [.string("http://radio.example/")])) { error in
                XCTAssertEqual((error as? DBusError)?.name, "org.freedesktop.DBus.Error.Failed")
                XCTAssertTrue("\(error)".contains("it hurts"), "\(error)")
            }
        }
    }

    func testCallsThatDoNotFitTheInterfaceAreErrors() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            let calls = rig.engine.calls
            XCTAssertThrowsError(try rig.client.call("Dance"))
            XCTAssertThrowsError(try rig.client.call("Seek", [.double(1)]))
            XCTAssertThrowsError(try rig.client.call("Next", [.string("please")]))
            XCTAssertThrowsError(try rig.client.call("OpenUri"))
            XCTAssertThrowsError(try rig.client.set("CanPlay", to: .boolean(false)))
            XCTAssertThrowsError(try rig.client.set("Volume", to: .string("loud")))
            XCTAssertThrowsError(try rig.client.set("Colour", to: .string("red")))
            XCTAssertThrowsError(try rig.client.set("Identity", to: .string("x"), of: "org.mpris.MediaPlayer2"))
            XCTAssertEqual(rig.engine.calls, calls)
            try rig.client.call("Next")
            XCTAssertNotEqual(rig.engine.calls, calls)
        }
    }
}
