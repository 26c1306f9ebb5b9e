import Foundation

/// A sound server with one output that leads nowhere, and whose monitor proves what would have been heard.
public final class PulseServer {
    public static let sink = "carshell_test"
    private let folder: TemporaryFolder
    private let script: String
    private var server: ChildProcess?

    /// What programs that play or listen need in their environment.
    public var environment: [String: String?] {
        ["PULSE_SERVER": "unix:\(socket)", "PULSE_SINK": PulseServer.sink, "PULSE_COOKIE": folder.path + "/cookie"]
    }
    private var socket: String { folder.path + "/socket" }

    /// - Parameter isRunning: false only says where it will be, until `start()`.
    public init(isRunning: Bool = true) throws {
        folder = try TemporaryFolder("pulse")
        script = try folder.write(
            """
            load-module module-native-protocol-unix socket=\(folder.path)/socket auth-anonymous=1
            load-module module-null-sink sink_name=\(PulseServer.sink) rate=44100
            set-default-sink \(PulseServer.sink)
            """, to: "default.pa")
        // Anybody may come in: the program under test may run as another user.
        chmod(folder.path, 0o755)
        if isRunning { try start() }
    }

    /// Starts the server; returns when it is ready.
    public func start() throws {
        let runtime = try folder.makeFolder("runtime")
        let server = try ChildProcess(
            ["pulseaudio", "-n", "-F", script, "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"]
                + ["--disable-shm=yes", "--log-level=info", "--log-target=stderr"],
            environment: ["HOME": folder.path, "XDG_RUNTIME_DIR": runtime, "PULSE_RUNTIME_PATH": runtime],
            errorToOutput: true)
        self.server = server
        enlargePipe(server.output.descriptor)
        try server.output.line("PulseAudio's start", before: .after(seconds: 20)) {
            $0.contains("Daemon startup complete")
        }
    }

    /// Listens to what is played, from now on.
    public func makeSoundMeter() throws -> SoundMeter {
        try SoundMeter(source: PulseServer.sink + ".monitor", environment: environment)
    }

    /// Loads or unloads parts of the server, which is what plugging a device in or out is.
    @discardableResult
    public func control(_ words: String...) throws -> String {
        try ChildProcess.run(["pactl"] + words, environment: environment)
    }
}
