import Foundation
import TestSupport

/// What playing costs: processor time over ten seconds of the same station, with now playing on the screen, against
/// gst-play-1.0, which shows nothing. Both play into a sink that throws away in real time.
func measureProcessor(_ stage: Stage) throws -> [Measurement] {
    let radio = try IcecastServer()
    try radio.startStation(name: "Benchmark", .tone(hertz: 440))
    let list = try stage.folder.write(
        """
        {"station": [{"name": "Benchmark", "streamURL": "\(radio.url("live"))", "imageURL": "", "desc": ""}]}
        """, to: "one-station.json")

    let shell = try stage.startShell(["--stations", list])
    defer { shell.process.stop() }
    try shell.trace.wait(for: "root-shown", seconds: 60)
    try shell.tap("Benchmark")
    try shell.trace.wait(for: "state") { $0["state"] == "playing" }
    let shellTime = try processorTimePerSecond(shell.process)

    let player = try ChildProcess(
        ["gst-play-1.0", "--no-interactive", "--audiosink=fakesink sync=true", radio.url("live")],
        environment: stage.environment)
    defer { player.stop() }
    let playerTime = try processorTimePerSecond(player)
    return [
        Measurement(
            name: "processor time while playing", unit: "ms/s", shell: shellTime, reference: "gst-play-1.0",
            referenceValue: playerTime, target: 1.1)
    ]
}

/// Counted over ten seconds, after three in which the start is over.
private func processorTimePerSecond(_ process: ChildProcess) throws -> Double {
    let seconds = 10.0
    _ = process.waitForExit(before: .after(seconds: 3))
    let before = try ProcessFigures.processorTime(of: process.processID)
    if let status = process.waitForExit(before: .after(seconds: seconds)) {
        throw HarnessError("\(process.name) ended by itself: \(status)")
    }
    return (try ProcessFigures.processorTime(of: process.processID) - before) / seconds
}
