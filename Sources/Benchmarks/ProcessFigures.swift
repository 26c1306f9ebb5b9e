import Foundation
import TestSupport

/// What the kernel tells about a running process.
enum ProcessFigures {
    /// Its share of memory (PSS: pages that several processes share are split among them), in MB.
    static func proportionalMemory(of process: pid_t) throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
        guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { throw HarnessError("The kernel tells no PSS of process \(process).") }
        return kilobytes / 1_000
    }

    /// How long its threads have run on a processor, all together, in milliseconds.
    static func processorTime(of process: pid_t) throws -> Double {
        let folder = "/proc/\(process)/task"
        let nanoseconds = try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0.0) { sum, thread in
            // A thread may have ended since the folder was read.
            let text = (try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8)) ?? ""
            return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0)
        }
        return nanoseconds / 1e6
    }

    /// How often its threads have gone to sleep of their own accord, all together: each time, something woke one later.
    static func voluntarySwitches(of process: pid_t) throws -> [String: Int] {
        let folder = "/proc/\(process)/task"
        var switches: [String: Int] = [:]
        for thread in try FileManager.default.contentsOfDirectory(atPath: folder) {
            // A thread may have ended since the folder was read.
            let text = (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
            for line in text.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
                switches[thread] = line.split(separator: "\t").last.flatMap { Int($0) }
            }
        }
        return switches
    }
}
