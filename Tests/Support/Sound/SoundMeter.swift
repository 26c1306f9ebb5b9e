import Foundation

/// Records a source of sound without a gap and tells how loud it was, tenth of a second by tenth of a second.
public final class SoundMeter {
    /// Below this, a tenth of a second counts as silent: -60 dB of full scale, far above a null sink's exact zeros.
    public static let silence = 0.001
    private static let samplesPerSecond = 8_000
    private static let samplesPerLevel = samplesPerSecond / 10
    private let recorder: ChildProcess

    init(source: String, environment: [String: String?]) throws {
        recorder = try ChildProcess(
            ["parec", "--device=\(source)", "--format=s16ne", "--rate=\(Self.samplesPerSecond)", "--channels=1"]
                + ["--latency-msec=20"], environment: environment)
        // The pipe keeps a minute of sound while a test does other things.
        enlargePipe(recorder.output.descriptor)
    }

    /// The level of the next tenth of a second: root mean square, 0…1.
    public func nextLevel(before deadline: Deadline = .after(seconds: 10)) throws -> Double {
        let bytes = try recorder.output.bytes(Self.samplesPerLevel * 2, before: deadline)
        guard bytes.count == Self.samplesPerLevel * 2 else {
            throw HarnessError("parec ended: \(recorder.errorText)")
        }
        let sum = bytes.withUnsafeBytes { raw in
            raw.bindMemory(to: Int16.self).reduce(0.0) { $0 + Double($1) * Double($1) }
        }
        return (sum / Double(Self.samplesPerLevel)).squareRoot() / 32_768
    }

    /// Returns once sound has been heard for half a second on end.
    public func waitForSound(seconds: Double = 20) throws {
        try wait(for: "sound", seconds: seconds) { $0 > Self.silence }
    }

    /// Returns once it has been silent for half a second on end.
    public func waitForSilence(seconds: Double = 20) throws {
        try wait(for: "silence", seconds: seconds) { $0 <= Self.silence }
    }

    /// Forgets what was recorded so far.
    public func discardWhatCame() throws {
        try recorder.output.discardWhatCame()
    }

    /// The levels of the given time to come, or, where time has passed since the last call, of what was recorded since.
    public func levels(seconds: Double) throws -> [Double] {
        try (0..<Int(seconds * 10)).map { _ in try nextLevel(before: .after(seconds: 10)) }
    }

    private func wait(for what: String, seconds: Double, where matches: (Double) -> Bool) throws {
        let deadline = Deadline.after(seconds: seconds)
        var run = 0
        var loudest = 0.0
        while run < 5 {
            guard !deadline.hasPassed else {
                throw HarnessError("Listened \(seconds) s in vain for \(what); the loudest was \(loudest).")
            }
            let level = try nextLevel(before: deadline)
            loudest = max(loudest, level)
            run = matches(level) ? run + 1 : 0
        }
    }
}
