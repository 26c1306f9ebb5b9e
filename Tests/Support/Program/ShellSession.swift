import Foundation

/// The built program on a screen, a bus and, where wanted, a sound server of its own, with an empty home folder.
public final class ShellSession {
    public let screen: WaylandSession
    public let trace: TraceReader
    public let process: ChildProcess
    /// Just before the program was started, on the trace's clock.
    public let startedAt: UInt64
    /// What the program shows, as assistive technology reads it.
    public let contents: AccessibleScreen
    private let bus: DBusSession
    /// The home folder, with what the program keeps for its next run.
    public let home: TemporaryFolder

    /// Starts the program.
    /// - Parameters:
    ///   - arguments: the command line, without what the session itself needs (`--trace`, `--audio-sink`).
    ///   - program: the program, if another than the one built beside the tests.
    ///   - screen: a screen that is there already; nil makes one of the given size.
    ///   - bus: a bus that is there already; nil makes one.
    ///   - home: a home folder that is there already, e.g. of an earlier run; nil makes an empty one.
    ///   - playsAsSet: whether the program chooses the output itself, by its settings.
    ///   - language: which language it speaks, as in `LANGUAGE`.
    ///   - sound: where it plays; nil plays into a sink that throws everything away, in real time.
    public init(
        _ arguments: [String] = [], program: String = Repository.carshell, width: Int = 1024, height: Int = 600,
        on screen: WaylandSession? = nil, bus: DBusSession? = nil, home: TemporaryFolder? = nil,
        playsAsSet: Bool = false, language: String = "en", sound: PulseServer? = nil
    ) throws {
        let screen = try screen ?? WaylandSession(width: width, height: height)
        let bus = try bus ?? DBusSession(environment: screen.environment)
        self.screen = screen
        self.bus = bus
        let home = try home ?? TemporaryFolder("home")
        self.home = home
        trace = try TraceReader(in: home)
        var environment = screen.environment
        environment.merge(bus.environment) { $1 }
        environment.merge(try ShellSession.emptyHome(home)) { $1 }
        environment.merge(sound?.environment ?? [:]) { $1 }
        environment["LANGUAGE"] = language
        let sink = playsAsSet ? [] : ["--audio-sink", sound == nil ? "fakesink sync=true" : "pulsesink"]
        startedAt = Deadline.monotonicNanoseconds()
        process = try ChildProcess(
            [program] + arguments + ["--trace", trace.path] + sink,
            environment: environment)
        contents = try AccessibleScreen(bus: bus)
    }

    /// An environment in which the program finds neither settings nor history, and speaks English whoever runs the tests.
    static func emptyHome(_ folder: TemporaryFolder) throws -> [String: String?] {
        var variables: [String: String?] = ["HOME": folder.path, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"]
        for name in ["CONFIG", "DATA", "STATE", "CACHE"] {
            variables["XDG_\(name)_HOME"] = try folder.makeFolder(name.lowercased())
        }
        return variables
    }

    /// Touches the control of this name, once it is there and stands still.
    public func tap(_ name: String, seconds: Double = 20) throws {
        let place = try contents.place(ofControl: name, seconds: seconds)
        try screen.tap(x: place.x, y: place.y)
    }

    /// Returns once a text can be read on the screen.
    @discardableResult
    public func waitForText(_ text: String, seconds: Double = 20) throws -> AccessibleNode {
        try contents.wait(for: "the text “\(text)”", seconds: seconds) { screen in
            screen.texts.contains { $0.contains(text) } ? screen : nil
        }
    }

    /// Returns once a colour covers more than that part of the screen, 0…1.
    public func waitForShare(ofColour colour: String, over part: Double, seconds: Double = 20) throws {
        let deadline = Deadline.after(seconds: seconds)
        let picture = home.path + "/screen.png"
        var share = 0.0
        while !deadline.hasPassed {
            try screen.saveScreenshot(to: picture)
            let mean = try ChildProcess.run(
                [
                    "convert", picture, "-fuzz", "4%", "-fill", "black", "+opaque", colour, "-fill", "white", "-opaque",
                    colour, "-colorspace", "gray", "-format", "%[fx:mean]", "info:",
                ])
            share = Double(mean) ?? 0
            if share > part { return }
        }
        throw HarnessError("\(colour) covers \(share) of the screen and not more than \(part).")
    }

    /// Saves a picture of the screen under out/screenshots, for a person to look at.
    public func saveScreenshot(_ name: String) throws {
        try screen.saveScreenshot(to: Repository.path("out/screenshots/\(name).png"))
    }
}
