import Foundation
import TestSupport

/// From a tap to the frame that shows the template it leads to, with software rendering: tabs, a station, and back.
func measureTaps(_ stage: Stage) throws -> [Measurement] {
    let shell = try stage.startShell()
    try shell.trace.wait(for: "root-shown", seconds: 60)
    var times: [Double] = []
    for _ in 0..<max(10, stage.runs * 2) {
        for target in ["CarShell Demo", "Back", "Now Playing", "Stations"] {
            try shell.tap(target)
            let tap = try shell.trace.wait(for: "tap")
            let shown = try shell.trace.wait(for: "template-shown")
            times.append(milliseconds(from: tap.nanoseconds, to: shown.nanoseconds))
        }
    }
    return [
        Measurement(name: "tap to template, p95 of \(times.count)", unit: "ms", shell: percentile95(times), target: 50),
        Measurement(name: "tap to template, median of \(times.count)", unit: "ms", shell: median(times)),
    ]
}
