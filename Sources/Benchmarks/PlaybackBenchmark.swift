import Foundation
import TestSupport

/// From the wish to play a station to the first buffer at the sink, on a real Icecast server on this machine.
///
/// Two comparisons: with gst-play-1.0 as people start it, from its start to the first bytes that its sink (a FIFO) lets
/// out, since it tells no time itself; and with its use of playbin alone, in a C program, from the order to play to the
/// first buffer at the sink's pad. The latter is the strict one: it leaves out the start of a process. Icecast itself
/// takes a third of a second to answer, now less and now more, so that a handful of runs says little.
func measurePlayback(_ stage: Stage) throws -> [Measurement] {
    let radio = try IcecastServer()
    try radio.startStation("one", name: "One", .tone(hertz: 440))
    try radio.startStation("two", name: "Two", .tone(hertz: 550))
    let list = try stage.folder.write(
        """
        {"station": [
          {"name": "One", "streamURL": "\(radio.url("one"))", "imageURL": "", "desc": ""},
          {"name": "Two", "streamURL": "\(radio.url("two"))", "imageURL": "", "desc": ""}
        ]}
        """, to: "two-stations.json")

    var shell: (ready: [Double], switched: [Double], atOnce: [Double]) = ([], [], [])
    var reference: (playbin: [Double], player: [Double]) = ([], [])
    for run in 0...stage.runs {
        let ready = try timeFirstAudio(["One", "Two"], list, stage, waitsUntilReady: true)
        let atOnce = try timeFirstAudio(["One"], list, stage, waitsUntilReady: false)
        let playbin = try timePlaybin(radio.url("one"), stage)
        let player = try timePlayer(radio.url("one"), stage, run)
        guard run > 0 else { continue }
        shell.ready.append(ready[0])
        shell.switched.append(ready[1])
        shell.atOnce.append(atOnce[0])
        reference.playbin.append(playbin)
        reference.player.append(player)
    }
    let playbin = median(reference.playbin)
    let player = median(reference.player)
    return [
        Measurement(
            name: "play requested to first audio", unit: "ms", shell: median(shell.ready),
            reference: "playbin in C from its order", referenceValue: playbin, target: 1.05),
        Measurement(
            name: "play requested to first audio", unit: "ms", shell: median(shell.ready),
            reference: "gst-play-1.0 from its start", referenceValue: player, target: 1.05),
        Measurement(
            name: "the same while the shell still starts", unit: "ms", shell: median(shell.atOnce),
            reference: "gst-play-1.0 from its start", referenceValue: player),
        Measurement(
            name: "switch to another station", unit: "ms", shell: median(shell.switched),
            reference: "its first station", referenceValue: median(shell.ready), target: 1.05),
    ]
}

/// Milliseconds from each play request to the first buffer at the sink, station by station, in a new shell.
private func timeFirstAudio(
    _ stations: [String], _ list: String, _ stage: Stage, waitsUntilReady: Bool
) throws -> [Double] {
    let shell = try stage.startShell(["--stations", list])
    defer { shell.process.stop() }
    try shell.trace.wait(for: "root-shown", seconds: 60)
    if waitsUntilReady { try shell.trace.wait(for: "audio-ready", seconds: 60) }
    return try stations.enumerated().map { index, station in
        if index > 0 { try shell.tap("Back") }
        try shell.tap(station)
        let requested = try shell.trace.wait(for: "play-requested")
        let heard = try shell.trace.wait(for: "first-audio")
        return milliseconds(from: requested.nanoseconds, to: heard.nanoseconds)
    }
}

/// Milliseconds from the C program's order to play to the first buffer at its sink.
private func timePlaybin(_ address: String, _ stage: Stage) throws -> Double {
    let playbin = try ChildProcess([stage.playbin, address], environment: stage.environment)
    defer { playbin.stop() }
    let deadline = Deadline.after(seconds: 30)
    guard let ordered = try playbin.output.nextLine(before: deadline).flatMap({ UInt64($0) }),
        let arrived = try playbin.output.nextLine(before: deadline).flatMap({ UInt64($0) })
    else { throw HarnessError("The playbin program did not play: \(playbin.errorText)") }
    return milliseconds(from: ordered, to: arrived)
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
