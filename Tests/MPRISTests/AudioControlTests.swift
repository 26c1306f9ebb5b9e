import GLibBridge
import MPRIS
import Playback
import TestSupport
import XCTest

/// `org.carshell.CarShell.Audio1` as navigators, phones and parking aids use it: real programs on a real bus.
final class AudioControlTests: XCTestCase {
    private static let name = "org.mpris.MediaPlayer2.carshell"
    private static let path = "/org/carshell/CarShell/Audio"
    private static let interface = "org.carshell.CarShell.Audio1"

    /// A program that stays: does the calls of its command line, tells what came of each, and then a line of input
    /// has it do no more; it ends with its input or its life.
    private static let caller = """
        import sys
        from gi.repository import Gio, GLib
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for word in sys.argv[1:]:
            method, *arguments = word.split(",")
            values = (
                GLib.Variant("(ds)", (float(arguments[0]), arguments[1])) if method == "Duck"
                else GLib.Variant("(u)", (int(arguments[0]),)))
            try:
                answer = bus.call_sync(
                    "\(name)", "\(path)", "\(interface)", method, values, None, 0, 10000, None).unpack()
                print("ok", *answer, flush=True)
            except GLib.Error as error:
                print(error.message, flush=True)
        print("done", flush=True)
        GLib.MainLoop().run()
        """

    @MainActor
    private static func start(_ calls: String..., on rig: Rig) throws -> Program {
        let program = try Program(["/usr/bin/python3", "-c", Self.caller] + calls, bus: rig.address)
        MainLoop.run(until: "the calls \(calls)") { program.lines.last == "done" }
        return program
    }

    /// What `busctl` prints of a property.
    @MainActor
    private static func property(_ name: String, _ rig: Rig) throws -> String {
        let command = [
            "busctl", "--address=\(rig.address)", "get-property", Self.name, Self.path, Self.interface, name,
        ]
        return try Program.run(command, bus: rig.address).output
    }

    func testACallerIsHeardOverThePlayerAndTheVolumeStaysThePersons() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            try rig.play("a")
            XCTAssertEqual(try Self.property("Ducked", rig), "b false")
            XCTAssertEqual(try Self.property("Level", rig), "d 1")
            let navigator = try Self.start("Duck,0.2,navigation", on: rig)
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 0.2))
            XCTAssertEqual(try Self.property("Ducked", rig), "b true")
            XCTAssertEqual(try Self.property("Level", rig), "d 0.2")
            XCTAssertEqual(try Self.property("Reasons", rig), "as 1 \"navigation\"")
            XCTAssertEqual(try rig.playerctl("volume"), "0.500000")
            XCTAssertEqual(rig.player.nowPlayingInfo.volume, 0.5)
            try rig.playerctl("volume", "0.8")
            XCTAssertEqual(try rig.playerctl("volume"), "0.800000")
            XCTAssertEqual(rig.engine.calls.last, .setVolume(0.8))
            navigator.stop()
            MainLoop.run(until: "the volume's return") { rig.engine.calls.last == .duck(to: 1) }
        }
    }

    func testACallerThatDiesLetsGo() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let dying = try Self.start("Duck,0.1,phone", "Duck,0.3,phone again", on: rig)
            let living = try Self.start("Duck,0.5,navigation", on: rig)
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 0.1))
            // SIGKILL: nothing is said any more.
            dying.stop()
            MainLoop.run(until: "the dead caller's release") { rig.engine.calls.last == .duck(to: 0.5) }
            XCTAssertEqual(try Self.property("Reasons", rig), "as 1 \"navigation\"")
            living.stop()
            MainLoop.run(until: "the last one's release") { rig.engine.calls.last == .duck(to: 1) }
            XCTAssertEqual(try Self.property("Ducked", rig), "b false")
        }
    }

    func testOneCallOfGdbusHoldsNothingSinceItsCallerIsGone() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let (output, succeeded) = try Program.run(
                [
                    "gdbus", "call", "--session", "--dest", Self.name, "--object-path", Self.path, "--method",
                    "\(Self.interface).Duck", "0.2", "a test",
                ], bus: rig.address)
            XCTAssertTrue(succeeded, output)
            XCTAssertEqual(output, "(uint32 1,)")
            XCTAssertTrue(rig.engine.calls.contains(.duck(to: 0.2)))
            MainLoop.run(until: "the release") { rig.engine.calls.last == .duck(to: 1) }
        }
    }

    func testCookiesNestAndEachIsGivenBackOnce() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let caller = try Self.start(
                "Duck,0.5,one", "Duck,0.2,two", "Unduck,2", "Unduck,2", "Unduck,1", "Unduck,1", "Unduck,77",
                "Duck,0.6,three", on: rig)
            let lines = caller.lines
            XCTAssertEqual(lines.count, 9)
            XCTAssertEqual([lines[0], lines[1], lines[2], lines[4], lines[7]], ["ok 1", "ok 2", "ok", "ok", "ok 3"])
            for (line, cookie) in [(lines[3], 2), (lines[5], 1), (lines[6], 77)] {
                XCTAssertTrue(
                    line.contains("InvalidArgs") && line.contains("The cookie \(cookie) is not in use"), line)
            }
            let levels = rig.engine.calls.compactMap { if case .duck(let level) = $0 { level } else { nil } }
            XCTAssertEqual(levels, [0.5, 0.2, 0.5, 1, 0.6])
        }
    }

    func testNobodyCanGiveBackTheCookieOfAnother() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let owner = try Self.start("Duck,0.2,mine", on: rig)
            let other = try Self.start("Unduck,1", on: rig)
            XCTAssertTrue(other.lines[0].contains("not in use by this caller"), other.lines[0])
            XCTAssertEqual(rig.engine.calls.last, .duck(to: 0.2))
            owner.stop()
        }
    }

    func testLevelsAndReasonsThatMakeNoSenseAreRefusedInWords() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let calls = rig.engine.calls
            let long = String(repeating: "x", count: 201)
            let caller = try Self.start(
                "Duck,1.5,x", "Duck,-0.1,x", "Duck,nan,x", "Duck,inf,x", "Duck,0.5,\(long)", on: rig)
            for line in caller.lines.dropLast() {
                XCTAssertTrue(line.contains("InvalidArgs") && line.contains("give"), line)
            }
            XCTAssertEqual(caller.lines.count, 6)
            XCTAssertEqual(rig.engine.calls, calls)
        }
    }

    func testTheNumberOfCookiesIsLimitedForOneCallerAndForAll() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let eight = Array(repeating: "Duck,0.5,x", count: 8)
            var callers: [Program] = []
            for _ in 0..<4 {
                let caller = try Program(
                    ["/usr/bin/python3", "-c", Self.caller] + eight + ["Duck,0.5,one too many"], bus: rig.address)
                MainLoop.run(until: "nine calls") { caller.lines.last == "done" }
                XCTAssertEqual(caller.lines.count { $0.hasPrefix("ok ") }, 8)
                XCTAssertTrue(caller.lines[8].contains("LimitsExceeded"), caller.lines[8])
                callers.append(caller)
            }
            let late = try Self.start("Duck,0.5,x", on: rig)
            XCTAssertTrue(late.lines[0].contains("LimitsExceeded") && late.lines[0].contains("32"), late.lines[0])
            // The places of the dead are free again.
            callers.removeLast().stop()
            MainLoop.run(until: "the dead caller's release") {
                (try? Self.property("Reasons", rig).contains("as 24")) == true
            }
            XCTAssertEqual(try Self.start("Duck,0.5,x", on: rig).lines[0].prefix(3), "ok ")
        }
    }

    func testChangesAreTold() throws {
        try MainActor.assumeIsolated {
            let rig = try Rig()
            let monitor = try Program(
                ["gdbus", "monitor", "--session", "--dest", Self.name, "--object-path", Self.path], bus: rig.address)
            MainLoop.run(until: "the monitor's start") { monitor.lines.contains { $0.contains("is owned by") } }
            let caller = try Self.start("Duck,0.5,one", "Duck,0.7,two", on: rig)
            caller.stop()
            MainLoop.run(until: "the end being told") { monitor.lines.contains { $0.contains("'Ducked': <false>") } }
            let told = monitor.lines.filter { $0.contains("PropertiesChanged") }
            XCTAssertEqual(told.count, 3, "\(told)")
            XCTAssertTrue(told[0].contains("'Ducked': <true>") && told[0].contains("'Level': <0.5>"), told[0])
            XCTAssertFalse(told[1].contains("Ducked") || told[1].contains("Level"), told[1])
        }
    }
}
