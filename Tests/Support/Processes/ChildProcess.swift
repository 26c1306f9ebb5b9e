import Foundation

/// A program started by a test, in a process group of its own, which ends with this object at the latest.
public final class ChildProcess {
    /// What the program's input is.
    public enum Input {
        case nothing
        /// A pipe that stays open until the process is stopped; see `send`.
        case pipe
    }

    public let name: String
    public let processID: pid_t
    /// What the program writes to its standard output.
    public let output: LineReader
    /// What the program writes to its standard error, kept for the words of a failure.
    public let errorLog: URL
    private let errorFolder: TemporaryFolder
    private let exit: ExitWatch
    private var input: Int32
    private let endsWithItsInput: Bool

    /// - Parameters:
    ///   - command: the program, looked up on the PATH, and its arguments.
    ///   - environment: changes to this process's environment; nil takes a variable away.
    ///   - errorToOutput: whether standard error is read together with standard output.
    public init(
        _ command: [String], environment changes: [String: String?] = [:], input: Input = .nothing,
        errorToOutput: Bool = false
    ) throws {
        name = (command[0] as NSString).lastPathComponent
        if case .pipe = input { endsWithItsInput = true } else { endsWithItsInput = false }
        errorFolder = try TemporaryFolder("stderr")
        errorLog = errorFolder.url.appendingPathComponent("stderr")
        let outputPipe = try PipeEnds()
        let inputPipe = try PipeEnds()
        defer {
            close(outputPipe.writeEnd)
            close(inputPipe.readEnd)
        }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        switch input {
        case .nothing: posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        case .pipe: posix_spawn_file_actions_adddup2(&actions, inputPipe.readEnd, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, outputPipe.writeEnd, 1)
        if errorToOutput {
            posix_spawn_file_actions_adddup2(&actions, outputPipe.writeEnd, 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, errorLog.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

        var environment = ProcessInfo.processInfo.environment
        // What programs print is read as UTF-8, in whatever locale the tests are run.
        environment["LC_CTYPE"] = "C.UTF-8"
        for (key, value) in changes { environment[key] = value }
        let arguments = CStrings(command)
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
        var processID: pid_t = 0
        let failure = posix_spawnp(
            &processID, command[0], &actions, &attributes, arguments.pointers, variables.pointers)
        guard failure == 0 else {
            close(outputPipe.readEnd)
            close(inputPipe.writeEnd)
            throw HarnessError("\(command[0]) could not be started: \(String(cString: strerror(failure)))")
        }
        self.processID = processID
        self.input = inputPipe.writeEnd
        output = LineReader(descriptor: outputPipe.readEnd)
        exit = ExitWatch(processID: processID)
        LiveProcessGroups.add(processID)
    }

    deinit {
        stop()
    }

    /// Writes a line to the program's input.
    public func send(_ line: String) throws {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { throw HarnessError.systemCall("Writing to \(name)") }
            bytes = bytes.dropFirst(count)
        }
    }

    /// How the program ended; nil when it still runs at the deadline.
    public func waitForExit(before deadline: Deadline) -> ExitStatus? {
        exit.status(before: deadline)
    }

    public var isRunning: Bool { exit.status(before: .after(seconds: 0)) == nil }

    /// Sends a signal to the program and all it has started.
    public func signal(_ number: Int32) {
        kill(-processID, number)
    }

    /// Ends the program and all it has started: closes its input, asks, and after `patience` seconds insists.
    public func stop(patience: Double = 5) {
        guard input >= 0 else { return }
        close(input)
        input = -1
        // Who reads its input ends with it, and cleans up in peace.
        if endsWithItsInput { _ = exit.status(before: .after(seconds: patience)) }
        signal(SIGTERM)
        _ = exit.status(before: .after(seconds: patience))
        signal(SIGKILL)
        _ = exit.status(before: .after(seconds: patience))
        LiveProcessGroups.remove(processID)
    }

    /// What the program has written to standard error so far.
    public var errorText: String {
        (try? String(decoding: Data(contentsOf: errorLog), as: UTF8.self)) ?? ""
    }

    /// Runs a program to its end and returns what it wrote to standard output.
    /// - Throws: `HarnessError` when it fails or does not end within `seconds`.
    @discardableResult
    public static func run(
        _ command: [String], environment: [String: String?] = [:], seconds: Double = 30
    ) throws -> String {
        let process = try ChildProcess(command, environment: environment)
        let deadline = Deadline.after(seconds: seconds)
        var lines: [String] = []
        while let line = try process.output.nextLine(before: deadline) { lines.append(line) }
        let status = process.waitForExit(before: deadline)
        guard status == .exited(0) else {
            let end = status.map { "\($0)" } ?? "still running after \(seconds) s"
            throw HarnessError("\(command.joined(separator: " ")): \(end). \(process.errorText)")
        }
        return lines.joined(separator: "\n")
    }
}

/// A pipe whose ends no other child inherits.
private struct PipeEnds {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw HarnessError.systemCall("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }
}

/// A null-terminated array of C strings.
private final class CStrings {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ strings: [String]) {
        pointers = strings.map { strdup($0) } + [nil]
    }

    deinit {
        for pointer in pointers { free(pointer) }
    }
}
