import Playback
import Stations
import Templates

/// Every text of the radio app that a person reads, in one place for translation.
enum RadioTexts {
    static let stations = "Stations"
    static let nowPlaying = "Now Playing"
    static let recentlyPlayed = "Recently Played"
    static let allStations = "All Stations"
    static let upNext = "Up Next"
    static let about = "About the Station"
    static let retry = "Retry"
    static let settings = "Settings"

    static let sound = "Sound"
    static let output = "Output"
    static let followTheSystem = "As the System Has It"
    static let outputFixed = "Named with --audio-sink when the program was started"
    static let notConnected = "Not connected"
    static let understood = "OK"

    static func outputIsMissing(_ name: String) -> String {
        "The output \(name) is not connected. The sound goes to the system's output until it is."
    }

    static let outputLoss = "When the Output Goes"
    static let pause = "Pause until it is back"
    static let goOn = "Go on at another output"
    static let startVolume = "Loudest Start"
    static let noLimit = "As it was left"

    static func percent(_ value: Int) -> String { "\(value) %" }

    static func outputLoss(_ policy: OutputLossPolicy) -> String { policy == .pause ? pause : goOn }

    static func startVolume(_ percent: Int) -> String { percent == 100 ? noLimit : Self.percent(percent) }

    static func name(of output: OutputSetting) -> String {
        switch output {
        case .systemDefault: followTheSystem
        case .pinned(let device): device.name
        }
    }

    /// Most preferred first, as for every list of variants.
    static let loading = ["Loading stations…", "Loading…"]
    static let nothingPlays = ["Nothing is playing"]
    static let chooseAStation = ["Choose a station in the Stations tab.", "Choose a station."]

    static let noList = "There is no station list"
    static let partOfAList = "The station list could be read in part only"
    static let listNotUpdated = "The station list could not be read again"
    static let smallFaults = "The station list has small faults"

    /// How many entries of a list are missing.
    static func leftOut(count: Int) -> String {
        count == 1 ? "1 entry could not be used" : "\(count) entries could not be used"
    }

    /// The first few reasons, and that there are more.
    static func reasons(_ entries: [LeftOutEntry]) -> String {
        let first = entries.prefix(3).map { $0.description.prefix(1).uppercased() + $0.description.dropFirst() + "." }
        return (first + (entries.count > first.count ? ["…"] : [])).joined(separator: " ")
    }

    /// The line under the current station's name: what is heard, or why nothing is.
    static func status(_ info: NowPlayingInfo) -> String {
        switch info.playbackState {
        case .idle, .stopped: "Stopped"
        case .connecting: "Connecting…"
        case .buffering(let percent): "Buffering, \(percent) %"
        case .reconnecting: "Reconnecting…"
        case .paused: "Paused"
        case .failed(let reason): reason
        case .playing: track(info) ?? info.itemSubtitle ?? "Playing"
        }
    }

    private static func track(_ info: NowPlayingInfo) -> String? {
        guard let title = info.title else { return info.artist }
        return info.artist.map { "\($0) – \(title)" } ?? title
    }
}
