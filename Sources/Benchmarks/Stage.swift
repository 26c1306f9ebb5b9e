import Foundation
import TestSupport

/// What all benchmarks share: one screen, one bus, and the reference programs, built on the spot.
final class Stage {
    let runs: Int
    let screen: WaylandSession
    let bus: DBusSession
    let folder: TemporaryFolder
    /// The smallest GTK 4 program with a window and a label.
    let hello: String
    /// The smallest program that plays an address with playbin, as gst-play-1.0 does.
    let playbin: String

    /// What the reference programs find in their environment: the same as the shell.
    var environment: [String: String?] { screen.environment.merging(bus.environment) { $1 } }

    init(runs: Int) throws {
        self.runs = runs
        screen = try WaylandSession()
        bus = try DBusSession(environment: screen.environment)
        folder = try TemporaryFolder("benchmarks")
        hello = try Stage.compile("hello", ReferencePrograms.hello, packages: ["gtk4"], in: folder)
        playbin = try Stage.compile("playbin", ReferencePrograms.playbin, packages: ["gstreamer-1.0"], in: folder)
    }

    /// The shell on this stage.
    func startShell(_ arguments: [String] = []) throws -> ShellSession {
        try ShellSession(arguments, on: screen, bus: bus)
    }

    private static func compile(
        _ name: String, _ source: String, packages: [String], in folder: TemporaryFolder
    ) throws -> String {
        let file = try folder.write(source, to: name + ".c")
        let program = folder.path + "/" + name
        let flags = try ChildProcess.run(["pkg-config", "--cflags", "--libs"] + packages)
            .split(separator: " ").map(String.init)
        try ChildProcess.run(["cc", "-O2", "-o", program, file] + flags, seconds: 120)
        return program
    }
}
