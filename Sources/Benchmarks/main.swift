// Measures the built shell against the smallest GTK program and against playbin, side by side in one run, and prints
// ratios. A report, not a test: times of one machine say little, so nothing here fails because of one.
import Foundation
import TestSupport

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    if options.wantsHelp {
        print(Options.usage)
    } else {
        let report = try runAll(options)
        print(options.wantsJSON ? try report.json() : report.table())
    }
} catch let error as UsageError {
    FileHandle.standardError.write(Data("benchmarks: \(error.description)\n\(Options.usage)\n".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
    exit(1)
}

/// Runs the benchmarks that were asked for; one that cannot be run is told and left out.
@MainActor
func runAll(_ options: Options) throws -> Report {
    guard FileManager.default.isExecutableFile(atPath: Repository.carshell) else {
        throw HarnessError(
            "\(Repository.carshell) is not built; build it with: swift build -c release --product carshell")
    }
    let stage = try Stage(runs: options.runs)
    let benchmarks: [(name: String, run: @MainActor (Stage) throws -> [Measurement])] = [
        ("start", measureStart), ("playback", measurePlayback), ("taps", measureTaps), ("lists", measureLists),
        ("idle", measureIdle), ("processor", measureProcessor), ("model", measureModel),
    ]
    var report = Report(runs: options.runs)
    for benchmark in benchmarks where options.only.isEmpty || options.only.contains(benchmark.name) {
        FileHandle.standardError.write(Data("\(benchmark.name)…\n".utf8))
        do {
            report.measurements += try benchmark.run(stage)
        } catch {
            report.faults.append("\(benchmark.name): \(error)")
        }
    }
    return report
}
