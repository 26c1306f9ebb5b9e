import Localization
import Playback
import Stations
import Templates

/// Every text of the radio app that a person reads.
enum RadioTexts {
    static let stations = localized("Stations")
    static let nowPlaying = localized("Now Playing")
    static let recentlyPlayed = localized("Recently Played")
    static let allStations = localized("All Stations")
    static let upNext = localized("Up Next")
    static let about = localized("About the Station")
    static let retry = localized("Retry")
    static let settings = localized("Settings")

    static let sound = localized("Sound")
    static let output = localized("Output")
    static let followTheSystem = localized("As the System Has It")
    static let outputFixed = localized("Named with --audio-sink when the program was started")
    static let notConnected = localized("Not connected")
    static let understood = localized("OK")

    static func outputIsMissing(_ name: String) -> String {
        localized("The output {0} is not connected. The sound goes to the system's output until it is.", name)
    }

    static let outputLoss = localized("When the Output Goes")
    static let pause = localized("Pause until it is back")
    static let goOn = localized("Go on at another output")
    static let startVolume = localized("Loudest Start")
    static let noLimit = localized("As it was left")

    static func percent(_ value: Int) -> String { localized("{0} %", value) }

    static func outputLoss(_ policy: OutputLossPolicy) -> String { policy == .pause ? pause : goOn }

    static func startVolume(_ percent: Int) -> String { percent == 100 ? noLimit : Self.percent(percent) }

    static func name(of output: OutputSetting) -> String {
        switch output {
        case .systemDefault: followTheSystem
        case .pinned(let device): device.name
        }
    }

    /// Most preferred first, as for every list of variants.
    static let loading = [localized("Loading stations…"), localized("Loading…")]
    static let nothingPlays = [localized("Nothing is playing")]
    static let chooseAStation = [localized("Choose a station in the Stations tab."), localized("Choose a station.")]

    static let noList = localized("There is no station list")
    static let partOfAList = localized("The station list could be read in part only")
    static let listNotUpdated = localized("The station list could not be read again")
    static let smallFaults = localized("The station list has small faults")

    /// How many entries of a list are missing.
    static func leftOut(count: Int) -> String {
        localizedCount(count, "{0} entry could not be used", "{0} entries could not be used")
    }

    /// The first few reasons, and that there are more.
    static func reasons(_ entries: [LeftOutEntry]) -> String {
        let first = entries.prefix(3).map { $0.description.prefix(1).uppercased() + $0.description.dropFirst() + "." }
        return (first + (entries.count > first.count ? ["…"] : [])).joined(separator: " ")
    }

    /// The line under the current station's name: what is heard, or why nothing is.
    static func status(_ info: NowPlayingInfo) -> String {
        switch info.playbackState {
        case .idle, .stopped: localized("Stopped")
        case .connecting: localized("Connecting…")
        case .buffering(let percent): localized("Buffering, {0} %", percent)
        case .reconnecting: localized("Reconnecting…")
        case .paused: localized("Paused")
        case .failed(let reason): reason
        case .playing: track(info) ?? info.itemSubtitle ?? localized("Playing")
        }
    }

    private static func track(_ info: NowPlayingInfo) -> String? {
        guard let title = info.title else { return info.artist }
        return info.artist.map { "\($0) – \(title)" } ?? title
    }
}
