import GLibBridge
import Playback
import Templates
import TestSupport
import XCTest

/// The list of stations that panels show.
final class TrackListTests: XCTestCase {
    private static let interface = "org.mpris.MediaPlayer2.TrackList"

    @MainActor
    private static func tracks(_ rig: Rig) throws -> [ObjectPath] {
        guard case .objectPaths(let paths) = try rig.client.get("Tracks", of: interface) else {
            throw HarnessError("Tracks is no list of object paths")
        }
        return paths
    }

    @MainActor
    private static func titles(_ ids: [ObjectPath], _ rig: Rig) throws -> [String] {
        let answer = try rig.client.call("GetTracksMetadata", [.objectPaths(ids)], of: interface)
        guard case .dictionaries(let all)? = answer.first else { throw HarnessError("No metadata") }
        return all.map { if case .string(let title)? = $0["xesam:title"] { title } else { "" } }
    }

    @MainActor
    private static func currentID(_ rig: Rig) throws -> ObjectPath? {
        guard case .dictionary(let metadata) = try rig.client.get("Metadata"),
            case .objectPath(let id)? = metadata["mpris:trackid"]
        else { return nil }
        return id
    }

    func testTheListShowsTheQueueAndGoToPlaysFromIt() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(try Self.tracks(rig), [])
            try rig.play("a", "b", "c")
            let ids = try Self.tracks(rig)
            XCTAssertEqual(try Self.titles(ids, rig), ["Station a", "Station b", "Station c"])
            XCTAssertEqual(try Self.currentID(rig), ids[0])
            try rig.client.call("GoTo", [.objectPath(ids[2])], of: Self.interface)
            XCTAssertEqual(rig.engine.loads.last, "http://radio.example/c")
            XCTAssertEqual(rig.player.queue?.items.count, 3)
            XCTAssertEqual(try Self.currentID(rig), try Self.tracks(rig)[2])
        }
    }

    func testGoToWhatPlaysLeavesTheSoundAlone_B112() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            let calls = rig.engine.calls
            try rig.client.call("GoTo", [.objectPath(try Self.tracks(rig)[0])], of: Self.interface)
            XCTAssertEqual(rig.engine.calls, calls)
        }
    }

    func testUnknownTracksAreIgnored() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            let calls = rig.engine.calls
            let ids = try Self.tracks(rig)
            for text in ["/", "/org/mpris/MediaPlayer2/TrackList/NoTrack", "/org/carshell/CarShell/Track/99", "/x"] {
                let id = try XCTUnwrap(ObjectPath(text))
                try rig.client.call("GoTo", [.objectPath(id)], of: Self.interface)
                XCTAssertEqual(try Self.titles([id], rig), [], text)
            }
            XCTAssertEqual(rig.engine.calls, calls)
            let mixed = [ids[1], try XCTUnwrap(ObjectPath("/x")), ids[1], ids[0]]
            XCTAssertEqual(try Self.titles(mixed, rig), ["Station b", "Station a"])
        }
    }

    func testTheListCantBeEdited() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            let ids = try Self.tracks(rig)
            XCTAssertEqual(try rig.client.get("CanEditTracks", of: Self.interface), .boolean(false))
            try rig.client.call("RemoveTrack", [.objectPath(ids[1])], of: Self.interface)
            try rig.client.call(
                "AddTrack", [.string("http://radio.example/x"), .objectPath(ids[0]), .boolean(true)],
                of: Self.interface)
            XCTAssertEqual(try Self.tracks(rig), ids)
            XCTAssertEqual(rig.engine.loads, ["http://radio.example/a"])
        }
    }

    func testALongQueueShowsAtMostAHundredTracksAroundWhatPlays() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            rig.player.play(try rig.queue((0..<5_000).map(String.init), at: 2_000))
            let ids = try Self.tracks(rig)
            XCTAssertEqual(ids.count, 100)
            XCTAssertEqual(Set(ids).count, 100)
            XCTAssertEqual(try Self.titles([ids[0], ids[99]], rig), ["Station 1950", "Station 2049"])
            XCTAssertEqual(try Self.currentID(rig), ids[50])
            rig.player.play(try rig.queue((0..<5_000).map(String.init), at: 4_999))
            let last = try Self.tracks(rig)
            XCTAssertEqual(last.count, 100)
            XCTAssertEqual(try Self.titles([last[99]], rig), ["Station 4999"])
        }
    }

    func testANewListIsToldOnceWithWhatPlays() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            try rig.client.ping()
            let ids = try Self.tracks(rig)
            XCTAssertEqual(rig.client.signals("TrackListReplaced"), [[.objectPaths(ids), .objectPath(ids[0])]])
            XCTAssertEqual(rig.client.signals("TrackMetadataChanged"), [])
            XCTAssertTrue(
                rig.client.signals.contains {
                    $0.arguments == [.string(Self.interface), .dictionary([:]), .strings(["Tracks"])]
                })
        }
    }

    func testAnotherListOfTheSameLengthAroundWhatPlaysIsTold() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            try rig.client.forgetSignals()
            let ids = try Self.tracks(rig)
            let info = rig.player.nowPlayingInfo
            rig.player.play(try rig.queue(["a", "c"]))
            XCTAssertEqual(rig.player.nowPlayingInfo, info)
            try rig.client.ping()
            XCTAssertEqual(rig.client.signals("TrackListReplaced").count, 1)
            let replaced = try Self.tracks(rig)
            XCTAssertEqual(replaced[0], ids[0], "what stays in the list keeps its id")
            XCTAssertNotEqual(replaced[1], ids[1])
        }
    }

    func testTheNextStationChangesTwoIdsAndNoMore() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b", "c")
            let before = try Self.tracks(rig)
            try rig.client.forgetSignals()
            rig.player.perform(.nextTrack)
            try rig.client.ping()
            let after = try Self.tracks(rig)
            XCTAssertEqual(after[2], before[2])
            XCTAssertEqual(rig.client.signals("TrackListReplaced"), [])
            let changes = rig.client.signals("TrackMetadataChanged")
            XCTAssertEqual(changes.map { $0[0] }, [.objectPath(before[0]), .objectPath(before[1])])
            let newIDs = changes.map { arguments -> Variant? in
                guard case .dictionary(let metadata) = arguments[1] else { return nil }
                return metadata["mpris:trackid"]
            }
            XCTAssertEqual(newIDs, [.objectPath(after[0]), .objectPath(after[1])])
        }
    }

    func testANewSongChangesTheEntryOfItsStation() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b")
            let before = try Self.tracks(rig)
            try rig.client.forgetSignals()
            rig.engine.report(.tags(StreamTags(title: "Band - Song")))
            try rig.client.ping()
            let changes = rig.client.signals("TrackMetadataChanged")
            XCTAssertEqual(changes.map { $0[0] }, [.objectPath(before[0])])
            XCTAssertEqual(try Self.titles(try Self.tracks(rig), rig), ["Song", "Station b"])
            // A panel that still has the old id means the same station.
            rig.player.perform(.nextTrack)
            try rig.client.call("GoTo", [.objectPath(before[0])], of: Self.interface)
            XCTAssertEqual(rig.engine.loads.last, "http://radio.example/a")
        }
    }

    func testTheSameStationTwiceIsTwoTracks() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a", "b", "a")
            let ids = try Self.tracks(rig)
            XCTAssertEqual(Set(ids).count, 3)
            XCTAssertEqual(try Self.currentID(rig), ids[0])
        }
    }
}
