import GLibBridge
import Glibc
import MPRIS
import Playback
import TestSupport
import XCTest

/// Coming to the bus, leaving it, and buses that fail.
final class BusTests: XCTestCase {
    private static let name = "org.mpris.MediaPlayer2.carshell"

    func testWithoutABusThereIsANoteAndThePlayerGoesOn() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig(appears: false)
            rig.mpris = rig.makePlayer(on: .address("unix:path=/nowhere/at/all"))
            MainLoop.run(until: "a note") { !rig.notes.isEmpty }
            guard case .noBus(let reason) = rig.notes[0] else { return XCTFail("\(rig.notes)") }
            XCTAssertTrue(reason.contains("/nowhere/at/all"), reason)
            XCTAssertNil(rig.mpris?.busName)
            try rig.play("a", "b")
            rig.player.perform(.nextTrack)
            XCTAssertEqual(rig.player.nowPlayingInfo.itemIdentifier, "b")
        }
    }

    func testAnAddressThatIsNoneIsANote() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig(appears: false)
            rig.mpris = rig.makePlayer(on: .address("nonsense"))
            MainLoop.run(until: "a note") { !rig.notes.isEmpty }
            guard case .noBus = rig.notes[0] else { return XCTFail("\(rig.notes)") }
        }
    }

    func testThePlayerLeavesTheBusAtTheEndOfItsLife() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            XCTAssertEqual(rig.notes, [.nameAcquired(Self.name)])
            XCTAssertTrue(try rig.client.isOnBus(Self.name))
            weak let mpris = rig.mpris
            rig.mpris = nil
            XCTAssertNil(mpris)
            MainLoop.run(until: "the name to be free") { (try? rig.client.isOnBus(Self.name)) == false }
            // Nobody is told any more, and nothing crashes.
            try rig.play("a", "b")
            while MainContext.iterate(mayBlock: false) {}
        }
    }

    func testATakenNameIsReplacedByOneOfTheInstanceUntilItIsFree() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig(appears: false)
            let other = try BusClient(address: rig.address)
            // 4: do not queue.
            XCTAssertEqual(
                try other.askBus("RequestName", [.string(Self.name), .uint32(4)]), [.uint32(1)])
            rig.mpris = rig.makePlayer(on: .address(rig.address), processID: 4711)
            let instance = Self.name + ".instance4711"
            MainLoop.run(until: "a name") { rig.mpris?.busName != nil }
            XCTAssertEqual(rig.mpris?.busName, instance)
            XCTAssertEqual(rig.notes, [.nameTaken(Self.name, using: instance)])
            XCTAssertTrue(try rig.client.isOnBus(instance))
            XCTAssertEqual(
                try Program.run(["playerctl", "-p", "carshell.instance4711", "status"], bus: rig.address).output,
                "Stopped")

            _ = try other.askBus("ReleaseName", [.string(Self.name)])
            MainLoop.run(until: "the plain name") { rig.mpris?.busName == Self.name }
            XCTAssertEqual(rig.notes.last, .nameAcquired(Self.name))
            MainLoop.run(until: "the other name to be free") { (try? rig.client.isOnBus(instance)) == false }
            XCTAssertEqual(try rig.client.get("PlaybackStatus"), .string("Stopped"))
        }
    }

    func testThePlayerComesBackWithTheBus() throws {
        try MainActor.assumeIsolated {
            let folder = try TemporaryFolder("bus")
            try Self.checkReturn(folder, to: .address(Self.address(in: folder)))
        }
    }

    func testThePlayerComesBackWithTheSessionBusThatOthersHoldOnTo() throws {
        try MainActor.assumeIsolated {
            let folder = try TemporaryFolder("bus")
            let before = getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) }
            setenv("DBUS_SESSION_BUS_ADDRESS", Self.address(in: folder), 1)
            defer {
                if let before {
                    setenv("DBUS_SESSION_BUS_ADDRESS", before, 1)
                } else {
                    unsetenv("DBUS_SESSION_BUS_ADDRESS")
                }
            }
            // As GApplication does, which keeps the process's connection, dead or alive.
            var application: DBusConnection?
            try Self.checkReturn(folder, to: .session) {
                DBusConnection.open(.session) { application = try? $0.get() }
                MainLoop.run(until: "the application's connection") { application != nil }
            }
            XCTAssertEqual(application?.isClosed, true)
        }
    }

    private static func address(in folder: TemporaryFolder) -> String { "unix:path=\(folder.path)/bus" }

    /// Lets the bus at that address end and begin again.
    @MainActor
    private static func checkReturn(
        _ folder: TemporaryFolder, to address: DBusAddress, atStart body: () -> Void = {}
    ) throws {
        let busAddress = Self.address(in: folder)
        let command = [
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=\(busAddress)", "--print-address=1",
        ]
        let first = try ChildProcess(command)
        _ = try first.output.nextLine(before: .after(seconds: 10))
        body()
        let rig = try Rig(appears: false)
        rig.mpris = rig.makePlayer(on: address)
        MainLoop.run(until: "the name") { rig.mpris?.busName == name }
        first.stop()
        MainLoop.run(until: "the loss of the bus") { rig.notes.last == .busClosed }
        XCTAssertNil(rig.mpris?.busName)
        try rig.play("a")

        let second = try ChildProcess(command)
        _ = try second.output.nextLine(before: .after(seconds: 10))
        MainLoop.run(until: "the name again") { rig.mpris?.busName == name }
        XCTAssertEqual(rig.notes, [.nameAcquired(name), .busClosed, .nameAcquired(name)])
        XCTAssertEqual(try Program.run(["playerctl", "status"], bus: busAddress).output, "Playing")
    }

    func testStationPasswordsStayOffTheBus() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let urls = [
                "http://me:secret@radio.example:8000/live?to=a@b": "http://radio.example:8000/live?to=a@b",
                "http://radio.example/x@y": "http://radio.example/x@y",
                "http://secret@radio.example": "http://radio.example",
            ]
            for (uri, told) in urls {
                let item = PlayableItem(identifier: uri, uri: uri, title: "Private", isLiveStream: true)
                rig.player.play(try XCTUnwrap(PlaybackQueue(items: [item], startingAt: 0)))
                guard case .dictionary(let metadata) = try rig.client.get("Metadata") else {
                    return XCTFail("no metadata")
                }
                XCTAssertEqual(metadata["xesam:url"], .string(told))
            }
        }
    }
}
