import GLibBridge
import GStreamerEngine
import Glibc
import HTTPClient
import Probe
import Stations
import XMLReader

/// Runs `carshell probe`: no window, no sound, no display.
@MainActor
enum ProbeRunner {
    /// - Parameter arguments: what follows the word `probe`.
    /// - Returns: the exit status.
    static func run(_ arguments: [String]) -> Int32 {
        var status: Int32?
        let command = ProbeCommand(arguments: arguments)
        Task {
            status = await command.run(makeParts) {
                print($0, terminator: "")
            } complain: {
                complain($0)
            }
        }
        while status == nil { MainContext.iterate(mayBlock: true) }
        return status ?? 1
    }

    private static func makeParts() -> ProbeCommand.Parts {
        let agent = "CarShell/\(Version.current)"
        return ProbeCommand.Parts(
            resolver: makeResolver(userAgent: agent), loader: HTTPClient(userAgent: agent),
            workingFolder: ProcessEnvironment.workingFolder()
        ) {
            GStreamerEngine(audioSinkDescription: "fakesink sync=true", version: Version.current)
        }
    }

    /// What follows addresses, for the probe and for the player.
    static func makeResolver(userAgent: String) -> AddressResolver {
        AddressResolver(
            fetcher: PrefixFetcher(userAgent: userAgent),
            reader: PlaylistReader(xml: XMLReader(), unpack: { GzipDecompressor.unpack($0, limit: $1) }))
    }

    private static func complain(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
