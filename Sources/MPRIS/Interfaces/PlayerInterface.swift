import GLibBridge
import Templates

/// `org.mpris.MediaPlayer2.Player`: what plays, and its controls.
@MainActor
final class PlayerInterface: DBusInterface {
    static let name = "org.mpris.MediaPlayer2.Player"
    private let model: PlayerModel
    private let openURI: (@MainActor (String) throws -> Void)?

    init(_ model: PlayerModel, openURI: (@MainActor (String) throws -> Void)?) {
        self.model = model
        self.openURI = openURI
    }

    private var commands: RemoteCommandCenter { model.commands }

    // MARK: - Methods

    // A command that is not offered reaches nobody: methods whose Can… is false have no effect (R193).
    func call(_ method: String, _ arguments: [Variant]) throws(DBusError) -> [Variant] {
        switch (method, arguments.first, arguments.dropFirst().first) {
        case ("Next", _, _): commands.nextTrackCommand.send()
        case ("Previous", _, _): commands.previousTrackCommand.send()
        case ("Play", _, _): if status != "Playing" { commands.playCommand.send() }
        case ("Pause", _, _): if status == "Playing" { commands.pauseCommand.send() }
        case ("PlayPause", _, _): commands.togglePlayPauseCommand.send()
        case ("Stop", _, _): commands.stopCommand.send()
        case ("Seek", .int64(let offset), _):
            let (target, isOverflow) = model.positionMicroseconds.addingReportingOverflow(offset)
            model.seek(to: isOverflow ? (offset < 0 ? .min : .max) : target)
        case ("SetPosition", .objectPath(let id), .int64(let position)): model.setPosition(of: id, to: position)
        case ("OpenUri", .string(let uri), _): try open(uri)
        default: throw .unknownMethod("There is no method \(method) with such arguments.")
        }
        return []
    }

    private func open(_ uri: String) throws(DBusError) {
        guard let openURI else {
            throw DBusError(
                name: "org.freedesktop.DBus.Error.NotSupported", message: "This player opens no addresses.")
        }
        try PlayableURI.check(uri)
        do { try openURI(uri) } catch { throw .failed("“\(uri)” can't be played: \(error)") }
    }

    // MARK: - Properties

    /// Those that are told when they change: all but `Position` and `CanControl`.
    var observableProperties: [String: Variant] {
        var properties: [String: Variant] = [:]
        for name in Self.observable + optional { properties[name] = property(name) }
        return properties
    }

    /// Optional properties that are there, since somebody answers their commands.
    var optional: [String] {
        (commands.changeRepeatModeCommand.isOffered ? ["LoopStatus"] : [])
            + (commands.changeShuffleModeCommand.isOffered ? ["Shuffle"] : [])
    }

    private var status: String { model.info?.playbackStatus ?? "Stopped" }

    func property(_ name: String) -> Variant? {
        switch name {
        case "PlaybackStatus": .string(status)
        case "LoopStatus": .string(Self.loopStatus(commands.changeRepeatModeCommand.currentRepeatType))
        case "Shuffle": .boolean(commands.changeShuffleModeCommand.currentShuffleType != .off)
        case "Rate": .double(model.rate)
        case "MinimumRate": .double(model.minimumRate)
        case "MaximumRate": .double(model.maximumRate)
        case "Metadata": .dictionary(model.metadata)
        case "Volume": .double(model.session.player.nowPlayingInfo.volume)
        case "Position": .int64(model.positionMicroseconds)
        case "CanGoNext": .boolean(commands.nextTrackCommand.isOffered)
        case "CanGoPrevious": .boolean(commands.previousTrackCommand.isOffered)
        case "CanPlay": .boolean(commands.playCommand.isOffered)
        case "CanPause": .boolean(commands.pauseCommand.isOffered)
        case "CanSeek": .boolean(model.canSeek)
        case "CanControl": .boolean(true)
        default: nil
        }
    }

    func setProperty(_ name: String, to value: Variant) throws(DBusError) {
        switch (name, value) {
        case ("Rate", .double(let rate)): try model.setRate(rate)
        case ("Volume", .double(let volume)): try model.setVolume(volume)
        case ("LoopStatus", .string(let status)):
            guard let type = Self.repeatType(status) else {
                throw .invalidArguments("“\(status)” is no loop status; give None, Track or Playlist.")
            }
            commands.changeRepeatModeCommand.send(type)
        case ("Shuffle", .boolean(let isShuffled)): commands.changeShuffleModeCommand.send(isShuffled ? .items : .off)
        default: throw .invalidArguments("\(name) can't be changed.")
        }
    }

    private static func loopStatus(_ type: RepeatType) -> String {
        switch type {
        case .off: "None"
        case .one: "Track"
        case .all: "Playlist"
        }
    }

    private static func repeatType(_ status: String) -> RepeatType? {
        [RepeatType.off, .one, .all].first { loopStatus($0) == status }
    }

    private static let observable = [
        "PlaybackStatus", "Rate", "MinimumRate", "MaximumRate", "Metadata", "Volume", "CanGoNext", "CanGoPrevious",
        "CanPlay", "CanPause", "CanSeek",
    ]
}
