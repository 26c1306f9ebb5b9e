import Foundation

/// From the wish to play a station to the first buffer at the sink, on a real Icecast server on this machine.
///
/// Two comparisons: with gst-play-1.0 as people start it, from its start to the first bytes that its sink (a FIFO) lets
/// out, since it tells no time itself; and with its use of playbin alone, in a C program, from the order to play to the
/// first buffer at the sink's pad. The latter is the strict one: it leaves out the start of a process.
func measurePlayback(_ stage: Stage) throws -> [Measurement] {
    let radio = try IcecastServer()
    try radio.startStation(name: "Benchmark", .tone(hertz: 440))
    let list = try stage.folder.write(
        """
        {"station": [{"name": "Benchmark", "streamURL": "\(radio.url("live"))", "imageURL": "", "desc": ""}]}
        """, to: "one-station.json")

    var times: (shell: [Double], playbin: [Double], player: [Double]) = ([], [], [])
    for run in 0...stage.runs {
        let shell = try stage.startShell(["--stations", list])
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Benchmark")
        let requested = try shell.trace.wait(for: "play-requested")
        let heard = try shell.trace.wait(for: "first-audio")
        shell.process.stop()

        let playbin = try ChildProcess([stage.playbin, radio.url("live")], environment: stage.environment)
        let deadline = Deadline.after(seconds: 30)
        guard let ordered = try playbin.output.nextLine(before: deadline).flatMap({ UInt64($0) }),
            let arrived = try playbin.output.nextLine(before: deadline).flatMap({ UInt64($0) })
        else { throw HarnessError("The playbin program did not play: \(playbin.errorText)") }
        playbin.stop()

        let player = try timePlayer(radio.url("live"), stage, run)
        guard run > 0 else { continue }
        times.shell.append(milliseconds(from: requested.nanoseconds, to: heard.nanoseconds))
        times.playbin.append(milliseconds(from: ordered, to: arrived))
        times.player.append(player)
    }
    return [
        Measurement(
            name: "play requested to first audio", unit: "ms", shell: median(times.shell),
            reference: "gst-play-1.0 from its start", referenceValue: median(times.player), target: 1.2),
        Measurement(
            name: "play requested to first audio", unit: "ms", shell: median(times.shell),
            reference: "playbin in C from its order", referenceValue: median(times.playbin), target: 1.2),
    ]
}

/// Milliseconds from the start of gst-play-1.0 to the first bytes out of its sink.
private func timePlayer(_ address: String, _ stage: Stage, _ run: Int) throws -> Double {
    let fifo = stage.folder.path + "/sound-\(run)"
    guard mkfifo(fifo, 0o600) == 0 else { throw HarnessError("mkfifo: \(String(cString: strerror(errno)))") }
    let sound = LineReader(descriptor: open(fifo, O_RDWR | O_NONBLOCK | O_CLOEXEC))
    let started = Deadline.monotonicNanoseconds()
    let player = try ChildProcess(
        ["gst-play-1.0", "--no-interactive", "--audiosink=filesink location=\(fifo) buffer-mode=unbuffered", address],
        environment: stage.environment)
    _ = try sound.bytes(1, before: .after(seconds: 30))
    defer { player.stop() }
    return milliseconds(from: started, to: Deadline.monotonicNanoseconds())
}
