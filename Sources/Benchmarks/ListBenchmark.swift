import Foundation
import TestSupport

/// Opening a list of 50,000 rows against one of 50: the display is connected again, for which the app makes its root
/// template anew, up to the frame that shows it. Reading the file is not part of it: it is read before.
func measureLists(_ stage: Stage) throws -> [Measurement] {
    let long = try timeOpening(rows: 50_000, stage)
    let short = try timeOpening(rows: 50, stage)
    return [
        Measurement(
            name: "opening a list of 50,000", unit: "ms", shell: median(long), reference: "a list of 50",
            referenceValue: median(short), target: 1.5)
    ]
}

private func timeOpening(rows: Int, _ stage: Stage) throws -> [Double] {
    let entries = (1...rows).map {
        #"{"name": "Station \#($0)", "streamURL": "http://127.0.0.1:9/\#($0)", "imageURL": "", "desc": "Row \#($0)"}"#
    }
    let list = try stage.folder.write("{\"station\": [\(entries.joined(separator: ",\n"))]}", to: "\(rows).json")
    let shell = try stage.startShell(["--stations", list])
    try shell.trace.wait(for: "root-shown", seconds: 120)
    try shell.contents.wait(for: "the list", seconds: 120) { $0.row("Station 1") }
    var times: [Double] = []
    for _ in 0..<stage.runs {
        try shell.tap("Disconnect")
        try shell.trace.wait(for: "disconnected")
        try shell.tap("Connect")
        let connected = try shell.trace.wait(for: "connected")
        let shown = try shell.trace.wait(for: "root-shown")
        try shell.contents.wait(for: "the list") { $0.row("Station 1") }
        times.append(milliseconds(from: connected.nanoseconds, to: shown.nanoseconds))
    }
    return times
}
