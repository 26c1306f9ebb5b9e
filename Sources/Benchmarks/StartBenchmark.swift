import TestSupport

/// From exec to the first frame, and the memory two seconds later: the shell with its built-in list, and hello.
func measureStart(_ stage: Stage) throws -> [Measurement] {
    var times: (shell: [Double], root: [Double], hello: [Double]) = ([], [], [])
    var memory: (shell: [Double], hello: [Double]) = ([], [])
    // One more than asked for: the first fills the caches of both, and does not count.
    for run in 0...stage.runs {
        let started = Deadline.monotonicNanoseconds()
        let hello = try ChildProcess([stage.hello], environment: stage.environment)
        guard let painted = try hello.output.nextLine(before: .after(seconds: 30)).flatMap({ UInt64($0) }) else {
            throw HarnessError("The hello program did not start: \(hello.errorText)")
        }
        let helloMemory = try memoryTwoSecondsLater(hello)
        hello.stop()

        let shell = try stage.startShell()
        // Either may come first.
        let frame = try shell.trace.first("first-frame", seconds: 60)
        let root = try shell.trace.first("root-shown", seconds: 60)
        let shellMemory = try memoryTwoSecondsLater(shell.process)
        shell.process.stop()

        guard run > 0 else { continue }
        times.hello.append(milliseconds(from: started, to: painted))
        times.shell.append(milliseconds(from: shell.startedAt, to: frame.nanoseconds))
        times.root.append(milliseconds(from: shell.startedAt, to: root.nanoseconds))
        memory.hello.append(helloMemory)
        memory.shell.append(shellMemory)
    }
    return [
        Measurement(
            name: "exec to first frame", unit: "ms", shell: median(times.shell), reference: "GTK hello in C",
            referenceValue: median(times.hello), target: 2.0),
        Measurement(
            name: "exec to the root template", unit: "ms", shell: median(times.root), reference: "GTK hello in C",
            referenceValue: median(times.hello)),
        Measurement(
            name: "memory (PSS) 2 s later", unit: "MB", shell: median(memory.shell), reference: "GTK hello in C",
            referenceValue: median(memory.hello), target: 2.5),
    ]
}

/// The time itself is part of what is measured: the memory is asked for two seconds after the first frame.
private func memoryTwoSecondsLater(_ process: ChildProcess) throws -> Double {
    if let status = process.waitForExit(before: .after(seconds: 2)) {
        throw HarnessError("\(process.name) ended by itself: \(status)")
    }
    return try ProcessFigures.proportionalMemory(of: process.processID)
}
