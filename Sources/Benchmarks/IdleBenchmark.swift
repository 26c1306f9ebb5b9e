import Foundation
import TestSupport

/// How often the shell is woken while nothing happens: a station was played and stopped, the screen stands still.
func measureIdle(_ stage: Stage) throws -> [Measurement] {
    let hello = try ChildProcess([stage.hello], environment: stage.environment)
    _ = try hello.output.nextLine(before: .after(seconds: 30))
    let helloRate = try wakeUpsPerSecond(hello)
    hello.stop()

    let shell = try stage.startShell()
    try shell.trace.wait(for: "root-shown", seconds: 60)
    try shell.tap("CarShell Demo")
    try shell.trace.wait(for: "state") { $0["state"] == "playing" }
    let button = try shell.contents.wait(for: "Pause or Stop") { $0.control("Pause") ?? $0.control("Stop") }
    try shell.tap(button.name)
    try shell.trace.wait(for: "state") { $0["state"] == "paused" || $0["state"] == "stopped" }
    let shellRate = try wakeUpsPerSecond(shell.process)
    return [
        Measurement(
            name: "wake-ups while paused", unit: "/s", shell: shellRate, reference: "GTK hello in C",
            referenceValue: helloRate)
    ]
}

/// Counted over ten seconds, after three in which things may come to rest.
private func wakeUpsPerSecond(_ process: ChildProcess) throws -> Double {
    let seconds = 10.0
    _ = process.waitForExit(before: .after(seconds: 3))
    let before = try ProcessFigures.voluntarySwitches(of: process.processID)
    if let status = process.waitForExit(before: .after(seconds: seconds)) {
        throw HarnessError("\(process.name) ended by itself: \(status)")
    }
    let after = try ProcessFigures.voluntarySwitches(of: process.processID)
    let wakeUps = after.reduce(0) { $0 + $1.value - before[$1.key, default: 0] }
    return Double(wakeUps) / seconds
}
