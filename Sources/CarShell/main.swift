import CGtk
import GLibBridge
import Glibc
import Localization

/// Reads the command line and runs the shell. Synchronous on purpose: GLib's loop owns the main thread, and the main
/// actor runs inside it.
@MainActor
func runCarShell(_ arguments: [String]) -> Int32 {
    if arguments.contains("--help") {
        print(Options.usage)
        return 0
    }
    if arguments.contains("--version") {
        print("carshell \(Version.current)")
        return 0
    }
    if arguments.first == "probe" {
        let mainQueue = MainQueueSource()
        return withExtendedLifetime(mainQueue) { ProbeRunner.run(Array(arguments.dropFirst())) }
    }
    do {
        let options = try Options(arguments)
        let environment = ProcessEnvironment.variables()
        let data = try DataDirectory(
            given: options.dataDirectory, environment: environment, executable: ProcessEnvironment.executable())
        let trace = try options.trace.map(Trace.init(path:)) ?? Trace.off()
        // A reader of the trace or a player of the sound that goes away must not end the shell.
        signal(SIGPIPE, SIG_IGN)
        GtkEnvironment.prepare(environment)
        guard gtk_init_check() != 0 else {
            complain("There is no Wayland or X11 display to draw on. Start CarShell in a session, or under cage.")
            return 1
        }
        if let damaged = Translations.use(folder: data.translations) {
            complain("\(damaged) is damaged, so texts are in English. Install CarShell's data anew.")
        }
        let mainQueue = MainQueueSource()
        let shell = Shell(options, data: data, trace: trace)
        return withExtendedLifetime(mainQueue) { shell.run() }
    } catch let error as UsageError {
        complain("\(error)\n\n\(Options.usage)")
        return 2
    } catch {
        complain("\(error)")
        return 1
    }
}

exit(runCarShell(Array(CommandLine.arguments.dropFirst())))
