import Foundation

/// The program the way a car starts it: `cage -- carshell --kiosk`, as an ordinary user, who owns nothing here.
public final class KioskSession {
    /// Cage opens a window of this size in an X server; in a car it takes the whole screen.
    public static let size = (width: 1024, height: 768)

    public let screen: WaylandSession
    public let trace: TraceReader
    public let process: ChildProcess
    public let contents: AccessibleScreen
    private let bus: DBusSession
    private let home: TemporaryFolder

    public init(_ arguments: [String] = [], sound: PulseServer) throws {
        screen = try WaylandSession(width: KioskSession.size.width, height: KioskSession.size.height, compositor: false)
        home = try TemporaryFolder("kiosk")
        // The checkout may lie where only its owner can read: the user gets a copy.
        let program = home.path + "/carshell"
        try FileManager.default.copyItem(atPath: Repository.carshell, toPath: program)
        try FileManager.default.copyItem(atPath: Repository.path("data"), toPath: home.path + "/data")
        let reader = home.path + "/accessible_screen.py"
        try FileManager.default.copyItem(atPath: Repository.path("scripts/accessible_screen.py"), toPath: reader)
        trace = try TraceReader(in: home)
        let runtime = try home.makeFolder("runtime")
        var environment = try ShellSession.emptyHome(home)
        try OrdinaryUser.own(home.path)

        environment["XDG_RUNTIME_DIR"] = runtime
        environment["DISPLAY"] = screen.display
        environment.updateValue(nil, forKey: "WAYLAND_DISPLAY")
        bus = try DBusSession(prefix: OrdinaryUser.commandPrefix, environment: environment)
        environment.merge(bus.environment) { $1 }
        environment.merge(sound.environment) { $1 }
        let compositor = ["WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman", "GSK_RENDERER": "cairo"]
        process = try ChildProcess(
            OrdinaryUser.commandPrefix + ["cage", "--", program, "--kiosk", "--data-dir", home.path + "/data"]
                + arguments + ["--trace", trace.path, "--audio-sink", "pulsesink"],
            environment: environment.merging(compositor) { $1 })
        contents = try AccessibleScreen(
            bus: bus, environment: environment, prefix: OrdinaryUser.commandPrefix, script: reader)
    }

    /// Touches the control of this name, once it is there and stands still.
    public func tap(_ name: String, seconds: Double = 20) throws {
        let place = try contents.place(ofControl: name, seconds: seconds)
        try screen.tap(x: place.x, y: place.y)
    }
}
