import Foundation

/// A screen that exists in memory only, with a pointer and a keyboard that work on it as real ones do.
public final class WaylandSession {
    public let width: Int
    public let height: Int
    public let display: String
    public let runtimeFolder: String
    private let waylandDisplay: String?
    private let session: ChildProcess
    private var hasPointer = false

    /// What programs on this screen need in their environment.
    public var environment: [String: String?] {
        var variables: [String: String?] = ["DISPLAY": display, "XDG_RUNTIME_DIR": runtimeFolder]
        if let waylandDisplay {
            variables["WAYLAND_DISPLAY"] = waylandDisplay
            variables["GDK_BACKEND"] = "wayland"
            variables["GSK_RENDERER"] = "cairo"
        } else {
            variables.updateValue(nil, forKey: "WAYLAND_DISPLAY")
        }
        return variables
    }

    /// - Parameter compositor: false leaves weston out, for a program that is a compositor itself.
    public init(width: Int = 1024, height: Int = 600, compositor: Bool = true) throws {
        self.width = width
        self.height = height
        let script = Repository.path("scripts/headless-session")
        // Tells where the session is, then holds it until this process closes its end of the pipe, or ends.
        let hold = #"printf '%s\n' "$DISPLAY" "${WAYLAND_DISPLAY:-}" "$XDG_RUNTIME_DIR"; exec cat >/dev/null"#
        session = try ChildProcess(
            [script, "--size", "\(width)x\(height)"] + (compositor ? [] : ["--x11-only"]) + ["sh", "-c", hold],
            input: .pipe)
        let deadline = Deadline.after(seconds: 60)
        var lines: [String] = []
        while lines.count < 3 {
            guard let line = try session.output.nextLine(before: deadline) else {
                throw HarnessError("The session did not start: \(session.errorText)")
            }
            lines.append(line)
        }
        display = lines[0]
        waylandDisplay = compositor ? lines[1] : nil
        runtimeFolder = lines[2]
    }

    /// Touches the screen at a place, like a finger.
    public func tap(x: Int, y: Int) throws {
        hasPointer = true
        try ChildProcess.run(["xdotool", "mousemove", "\(x)", "\(y)", "click", "1"], environment: environment)
    }

    /// Presses and releases a key, by its X name, e.g. `Escape` or `Tab`.
    public func press(key: String) throws {
        try giveKeyboard()
        try ChildProcess.run(["xdotool", "key", key], environment: environment)
    }

    public func type(_ text: String) throws {
        try giveKeyboard()
        try ChildProcess.run(["xdotool", "type", text], environment: environment)
    }

    /// X gives keys to the window below the pointer where no window manager says otherwise: one that has never been on
    /// the screen is put into its last corner, without a click.
    private func giveKeyboard() throws {
        guard !hasPointer else { return }
        hasPointer = true
        try ChildProcess.run(["xdotool", "mousemove", "\(width - 1)", "\(height - 1)"], environment: environment)
    }

    /// Saves a picture of the screen.
    public func saveScreenshot(to path: String) throws {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        let size = "\(width)x\(height)+0+0"
        try ChildProcess.run(
            ["import", "-window", "root", "-crop", size, "+repage", path], environment: environment)
    }
}
