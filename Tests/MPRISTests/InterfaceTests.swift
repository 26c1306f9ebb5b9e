import GLibBridge
import MPRIS
import Playback
import Templates
import TestSupport
import XCTest

/// Names, types and access as MPRIS 2.2 has them, read by programs that have nothing of ours.
final class InterfaceTests: XCTestCase {
    /// Property, type, and whether it may be written, from the specification; the optional ones that we have not are
    /// `Fullscreen` and `CanSetFullscreen`.
    private static let specification: [String: [String: (type: String, access: String)]] = [
        "org.mpris.MediaPlayer2": [
            "CanQuit": ("b", "read"), "CanRaise": ("b", "read"), "HasTrackList": ("b", "read"),
            "Identity": ("s", "read"), "DesktopEntry": ("s", "read"), "SupportedUriSchemes": ("as", "read"),
            "SupportedMimeTypes": ("as", "read"),
        ],
        "org.mpris.MediaPlayer2.Player": [
            "PlaybackStatus": ("s", "read"), "LoopStatus": ("s", "write"), "Rate": ("d", "write"),
            "Shuffle": ("b", "write"), "Metadata": ("a{sv}", "read"), "Volume": ("d", "write"),
            "Position": ("x", "read"), "MinimumRate": ("d", "read"), "MaximumRate": ("d", "read"),
            "CanGoNext": ("b", "read"), "CanGoPrevious": ("b", "read"), "CanPlay": ("b", "read"),
            "CanPause": ("b", "read"), "CanSeek": ("b", "read"), "CanControl": ("b", "read"),
        ],
        "org.mpris.MediaPlayer2.TrackList": ["Tracks": ("ao", "read"), "CanEditTracks": ("b", "read")],
    ]
    private static let methods: [String: [String: (in: String, out: String)]] = [
        "org.mpris.MediaPlayer2": ["Raise": ("-", "-"), "Quit": ("-", "-")],
        "org.mpris.MediaPlayer2.Player": [
            "Next": ("-", "-"), "Previous": ("-", "-"), "Pause": ("-", "-"), "PlayPause": ("-", "-"),
            "Stop": ("-", "-"), "Play": ("-", "-"), "Seek": ("x", "-"), "SetPosition": ("ox", "-"),
            "OpenUri": ("s", "-"),
        ],
        "org.mpris.MediaPlayer2.TrackList": [
            "GetTracksMetadata": ("ao", "aa{sv}"), "AddTrack": ("sob", "-"), "RemoveTrack": ("o", "-"),
            "GoTo": ("o", "-"),
        ],
    ]
    private static let signals: [String: [String: String]] = [
        "org.mpris.MediaPlayer2": [:],
        "org.mpris.MediaPlayer2.Player": ["Seeked": "x"],
        "org.mpris.MediaPlayer2.TrackList": [
            "TrackListReplaced": "aoo", "TrackAdded": "a{sv}o", "TrackRemoved": "o", "TrackMetadataChanged": "oa{sv}",
        ],
    ]

    /// Name, kind, signature, result and flags of each line that busctl lists.
    @MainActor
    private static func list(_ interface: String, of rig: Rig) throws -> [[String]] {
        let (output, succeeded) = try Program.run(
            [
                "busctl", "--address=\(rig.address)", "--no-pager", "introspect", "org.mpris.MediaPlayer2.carshell",
                "/org/mpris/MediaPlayer2", interface,
            ], bus: rig.address)
        XCTAssertTrue(succeeded, output)
        return output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
            .filter { $0.first?.hasPrefix(".") == true }
    }

    func testBusctlListsWhatTheSpecificationHas_B103() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let center = rig.session.remoteCommandCenter
            center.changeRepeatModeCommand.addTarget { _ in .success }
            center.changeShuffleModeCommand.addTarget { _ in .success }
            try rig.client.ping()
            for (interface, properties) in Self.specification {
                let lines = try Self.list(interface, of: rig)
                var listed = Set<String>()
                for line in lines where line[1] == "property" {
                    let name = String(line[0].dropFirst())
                    listed.insert(name)
                    XCTAssertEqual(line[2], properties[name]?.type, "\(interface).\(name)")
                    XCTAssertEqual(line.contains("writable"), properties[name]?.access == "write", "\(line)")
                }
                XCTAssertEqual(listed, Set(properties.keys), interface)

                let methods = lines.filter { $0[1] == "method" }
                XCTAssertEqual(
                    methods.map { "\($0[0].dropFirst()) \($0[2]) \($0[3])" }.sorted(),
                    Self.methods[interface]?.map { "\($0.key) \($0.value.in) \($0.value.out)" }.sorted(), interface)
                let signals = lines.filter { $0[1] == "signal" }
                XCTAssertEqual(
                    signals.map { "\($0[0].dropFirst()) \($0[2])" }.sorted(),
                    Self.signals[interface]?.map { "\($0.key) \($0.value)" }.sorted(), interface)
            }
        }
    }

    func testOnlyPositionAndCanControlChangeInSilence() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let lines = try Self.list("org.mpris.MediaPlayer2.Player", of: rig).filter { $0[1] == "property" }
            let silent = lines.filter { !$0.contains("emits-change") }.map { $0[0] }
            XCTAssertEqual(silent.sorted(), [".CanControl", ".Position"])
            let tracks = try Self.list("org.mpris.MediaPlayer2.TrackList", of: rig).first { $0[0] == ".Tracks" }
            XCTAssertEqual(tracks?.contains("emits-invalidation"), true, "\(tracks ?? [])")
        }
    }

    func testEveryValueHasItsTypeWhateverPlays_B103() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try Self.check(rig, has: ["mpris:trackid": "o"])
            try rig.play("a", "b")
            rig.engine.report(.tags(StreamTags(title: "Band - Song")))
            try Self.check(
                rig,
                has: [
                    "mpris:trackid": "o", "mpris:artUrl": "s", "xesam:title": "s", "xesam:artist": "as",
                    "xesam:album": "s", "xesam:url": "s",
                ])
            _ = rig.showFile()
            try Self.check(rig, has: ["mpris:trackid": "o", "mpris:length": "x", "xesam:title": "s"])
        }
    }

    @MainActor
    private static func check(_ rig: Rig, has metadata: [String: String]) throws {
        for (interface, properties) in Self.specification {
            let answer = try rig.client.call(
                "GetAll", [.string(interface)], of: "org.freedesktop.DBus.Properties")
            guard case .dictionary(let values)? = answer.first else { return XCTFail("no values of \(interface)") }
            for (name, value) in values {
                XCTAssertEqual(value.signature, properties[name]?.type, "\(interface).\(name)")
            }
            let optional: Set = ["LoopStatus", "Shuffle"]
            XCTAssertEqual(Set(values.keys), Set(properties.keys).subtracting(optional), interface)
        }
        guard case .dictionary(let values) = try rig.client.get("Metadata") else { return XCTFail("no metadata") }
        XCTAssertEqual(values.mapValues(\.signature), metadata)
    }

    func testTheRootInterfaceTellsWhoWeAre() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let root = "org.mpris.MediaPlayer2"
            XCTAssertEqual(try rig.client.get("Identity", of: root), .string("CarShell"))
            XCTAssertEqual(try rig.client.get("DesktopEntry", of: root), .string("org.carshell.CarShell"))
            XCTAssertEqual(try rig.client.get("SupportedUriSchemes", of: root), .strings(["http", "https", "file"]))
            XCTAssertEqual(try rig.client.get("CanQuit", of: root), .boolean(true))
            try rig.client.call("Raise", of: root)
            try rig.client.call("Quit", of: root)
            MainLoop.run(until: "the request to quit") { rig.asked == ["raise", "quit"] }
        }
    }

    func testWithoutClosuresNothingCanBeAskedFor() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig(appears: false)
            let mpris = MPRISPlayer(
                rig.session, application: MPRISApplication(identity: "Bare", desktopEntry: "bare"),
                address: .address(rig.address), onNote: { _ in })
            MainLoop.run(until: "the player's name") { mpris.busName != nil }
            let root = "org.mpris.MediaPlayer2"
            XCTAssertEqual(try rig.client.get("CanRaise", of: root), .boolean(false))
            XCTAssertEqual(try rig.client.get("CanQuit", of: root), .boolean(false))
            XCTAssertEqual(try rig.client.get("SupportedUriSchemes", of: root), .strings([]))
            try rig.client.call("Raise", of: root)
            try rig.client.call("Quit", of: root)
            XCTAssertThrowsError(try rig.client.call("OpenUri", [.string("http://radio.example/")]))
        }
    }

    func testRepeatAndShuffleAreThereOnlyWhileSomebodyAnswersThem() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertThrowsError(try rig.client.get("LoopStatus"))
            XCTAssertThrowsError(try rig.client.set("Shuffle", to: .boolean(true)))
            let center = rig.session.remoteCommandCenter
            var came: [RepeatType] = []
            center.changeRepeatModeCommand.addTarget { event in
                guard let type = (event as? ChangeRepeatModeCommandEvent)?.repeatType else { return .commandFailed }
                came.append(type)
                center.changeRepeatModeCommand.currentRepeatType = type
                return .success
            }
            try rig.client.ping()
            XCTAssertEqual(try rig.client.get("LoopStatus"), .string("None"))
            try rig.client.set("LoopStatus", to: .string("Playlist"))
            XCTAssertEqual(try rig.client.get("LoopStatus"), .string("Playlist"))
            XCTAssertEqual(try rig.playerctl("loop"), "Playlist")
            XCTAssertThrowsError(try rig.client.set("LoopStatus", to: .string("playlist")))
            XCTAssertEqual(came, [.all])
            center.changeRepeatModeCommand.isEnabled = false
            try rig.client.ping()
            XCTAssertThrowsError(try rig.client.get("LoopStatus"))
            XCTAssertTrue(
                rig.client.signals.contains { $0.arguments.last == .strings(["LoopStatus"]) }, "not told to be gone")
        }
    }
}
