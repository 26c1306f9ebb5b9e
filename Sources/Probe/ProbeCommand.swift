import Playback
import Stations

/// The command `carshell probe`: tells of each address whether it plays, and what is there.
///
/// Only puts parts together: what fetches, reads and plays is given from outside.
@MainActor
public struct ProbeCommand {
    /// What the command works with.
    public struct Parts {
        /// Follows addresses.
        public var resolver: AddressResolver
        /// Loads whole station lists.
        public var loader: any ResourceLoading
        /// Reads files of this machine.
        public var files: any LocalFiles
        /// Makes an engine that plays into nothing; called once for each address that is played.
        public var makeEngine: @MainActor () -> any AudioEngine
        /// The folder that relative paths are meant in, absolute.
        public var workingFolder: String
        /// Returns after a time, or when its task is cancelled.
        public var wait: @Sendable (Duration) async -> Void

        public init(
            resolver: AddressResolver, loader: any ResourceLoading, files: any LocalFiles = DiskFiles(),
            workingFolder: String,
            wait: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
            makeEngine: @escaping @MainActor () -> any AudioEngine
        ) {
            self.resolver = resolver
            self.loader = loader
            self.files = files
            self.workingFolder = workingFolder
            self.wait = wait
            self.makeEngine = makeEngine
        }
    }

    /// How the command is called, for the person.
    public static let usage = "Usage: carshell probe ADDRESS|FILE… [--seconds N] [--json]"

    private let options: Result<ProbeOptions, ProbeUsageError>

    /// - Parameter arguments: what follows the word `probe`.
    public init(arguments: [String]) {
        do throws(ProbeUsageError) { options = .success(try ProbeOptions(arguments)) } catch {
            options = .failure(error)
        }
    }

    /// Looks at each argument in turn and reports on it at once.
    ///
    /// - Parameters:
    ///   - makeParts: is called only when the arguments make sense.
    ///   - output: takes reports, a text with its line end each.
    ///   - complain: takes what is wrong with the call.
    /// - Returns: the exit status: 0 when every address plays and every list can be read, 1 when one does not, 2 when
    ///   the call makes no sense.
    public func run(
        _ makeParts: @MainActor () -> Parts, output: @MainActor (String) -> Void,
        complain: @MainActor (String) -> Void
    ) async -> Int32 {
        let options: ProbeOptions
        switch self.options {
        case .success(let good): options = good
        case .failure(.helpWanted):
            output(Self.usage + "\n" + ProbeOptions.help)
            return 0
        case .failure(let error):
            complain("carshell probe: \(error)\n\(Self.usage)\n")
            return 2
        }
        let investigation = Investigation(parts: makeParts(), listening: .seconds(options.seconds))
        var status: Int32 = 0
        for input in options.inputs {
            let report = await investigation.report(on: input)
            if report.error != nil { status = 1 }
            output(options.isJSON ? report.json : report.text)
        }
        return status
    }
}
