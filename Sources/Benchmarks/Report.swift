import Foundation
import TestSupport

/// All that was measured in one run, as a table for people or as JSON for programs.
struct Report {
    var runs: Int
    var measurements: [Measurement] = []
    /// What could not be measured, and why.
    var faults: [String] = []

    init(runs: Int) {
        self.runs = runs
    }

    func table() -> String {
        var rows = [["measure", "carshell", "reference", "", "ratio", "target", ""]]
        for one in measurements {
            rows.append([
                one.name, number(one.shell) + " " + one.unit,
                one.referenceValue.map { number($0) + " " + one.unit } ?? "–", one.reference ?? "",
                one.ratio.map { String(format: "%.2f×", $0) } ?? "–",
                one.target.map { "≤ " + number($0) + (one.ratio == nil ? " " + one.unit : "×") } ?? "–",
                one.meetsTarget.map { $0 ? "met" : "MISSED" } ?? "",
            ])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ")
        }
        lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "──"), at: 1)
        lines.append("Medians of \(runs) runs unless said otherwise. \(cores) cores, software rendering.")
        lines += faults.map { "Not measured: \($0)" }
        return lines.joined(separator: "\n")
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let object = JSONReport(
            runs: runs, cores: cores, faults: faults,
            measurements: measurements.map {
                JSONMeasurement(values: $0, ratio: $0.ratio, meetsTarget: $0.meetsTarget)
            })
        return String(decoding: try encoder.encode(object), as: UTF8.self)
    }

    private var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    private func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}

private struct JSONReport: Encodable {
    var runs: Int
    var cores: Int
    var faults: [String]
    var measurements: [JSONMeasurement]
}

private struct JSONMeasurement: Encodable {
    var values: Measurement
    var ratio: Double?
    var meetsTarget: Bool?
}
