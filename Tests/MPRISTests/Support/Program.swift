import CGLib
import GLibBridge
import TestSupport
import XCTest

/// A program such as playerctl, run while the main loop goes on to answer it.
@MainActor
final class Program {
    private(set) var lines: [String] = []
    private(set) var isAtEnd = false
    private let process: OpaquePointer
    private let output: OpaquePointer

    init(_ command: [String], bus: String) throws {
        let launcher = g_subprocess_launcher_new(
            GSubprocessFlags(
                rawValue: G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_MERGE.rawValue))
        defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
        g_subprocess_launcher_setenv(launcher, "DBUS_SESSION_BUS_ADDRESS", bus, 1)
        g_subprocess_launcher_setenv(launcher, "LC_ALL", "C.UTF-8", 1)
        var error: UnsafeMutablePointer<GError>?
        var arguments: [UnsafePointer<CChar>?] = command.map { UnsafePointer(strdup($0)) } + [nil]
        defer { for argument in arguments { free(UnsafeMutablePointer(mutating: argument)) } }
        guard let process = g_subprocess_launcher_spawnv(launcher, &arguments, &error) else {
            throw DBusError(taking: error)
        }
        self.process = process
        output = OpaquePointer(
            UnsafeMutableRawPointer(g_data_input_stream_new(g_subprocess_get_stdout_pipe(process))))
        readLine()
    }

    isolated deinit {
        g_subprocess_force_exit(process)
        g_object_unref(UnsafeMutableRawPointer(process))
        g_object_unref(UnsafeMutableRawPointer(output))
    }

    private func readLine() {
        g_data_input_stream_read_line_async(
            UnsafeMutableRawPointer(output).assumingMemoryBound(to: GDataInputStream.self), G_PRIORITY_DEFAULT, nil,
            { source, result, data in
                guard let source, let data else { return }
                let line = g_data_input_stream_read_line_finish_utf8(
                    UnsafeMutableRawPointer(source).assumingMemoryBound(to: GDataInputStream.self), result, nil, nil)
                let text = line.map { String(cString: $0) }
                g_free(line)
                let program = Unmanaged<Program>.fromOpaque(data)
                MainActor.assumeIsolated { program.takeRetainedValue().received(text) }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    private func received(_ line: String?) {
        guard let line else {
            isAtEnd = true
            return
        }
        lines.append(line)
        readLine()
    }

    /// Ends the program, and with it the reading.
    func stop() {
        g_subprocess_force_exit(process)
        MainLoop.run(until: "the end of a program") { isAtEnd }
    }

    /// Runs a program to its end.
    ///
    /// - Returns: all that it wrote, and whether it succeeded.
    static func run(_ command: [String], bus: String) throws -> (output: String, succeeded: Bool) {
        let program = try Program(command, bus: bus)
        MainLoop.run(until: "the end of \(command.joined(separator: " "))") { program.isAtEnd }
        // Its output is closed, so it ends by itself without asking us anything more.
        g_subprocess_wait(program.process, nil, nil)
        return (program.lines.joined(separator: "\n"), g_subprocess_get_successful(program.process) != 0)
    }
}
