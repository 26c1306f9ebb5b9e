import CGLib
import GLibBridge
import Glibc
import Playback
import Templates

/// The player on the session bus, for media keys, panels, phones and `playerctl`: MPRIS 2.2 with its root, player and
/// track-list interfaces; and beside it, our own interface for those who want to be heard over it.
///
/// Without a bus nothing happens but a note; when the bus goes away the player comes back with it. The object leaves
/// the bus at the end of its life.
@MainActor
public final class MPRISPlayer {
    /// The name under which clients find the player; nil while it is not on a bus.
    public var busName: String? { presence?.busName }

    private let address: DBusAddress
    private let onNote: @MainActor (MPRISNote) -> Void
    private let model: PlayerModel
    private let root: RootInterface
    private let player: PlayerInterface
    private let trackList: TrackListInterface
    private let audio: AudioInterface
    private let processID: Int32
    private var presence: BusPresence?
    private var observations: [Observation] = []
    private var reconnection: Timer?
    /// Milliseconds until the next try to connect again.
    private var patience = MPRISPlayer.firstPatience
    private var isFlushWaiting = false
    private var toldProperties: [String: Variant] = [:]
    private var toldTrack = ToldTrack()

    private static let firstPatience: UInt32 = 1_000
    private static let lastPatience: UInt32 = 60_000

    /// Connects to the bus, without waiting for it.
    ///
    /// - Parameters:
    ///   - session: what plays, and the commands that are offered.
    ///   - application: who we are.
    ///   - address: the bus.
    ///   - processID: tells instances apart when the name is taken.
    ///   - now: CLOCK_MONOTONIC in nanoseconds.
    ///   - onNote: what a log should say.
    public init(
        _ session: NowPlayingSession, application: MPRISApplication, address: DBusAddress = .session,
        processID: Int32 = getpid(), now: @escaping @MainActor () -> UInt64 = MPRISPlayer.monotonicTime,
        onNote: @escaping @MainActor (MPRISNote) -> Void
    ) {
        self.address = address
        self.onNote = onNote
        self.processID = processID
        model = PlayerModel(session, now: now)
        root = RootInterface(application)
        player = PlayerInterface(model, openURI: application.openURI)
        trackList = TrackListInterface(model)
        audio = AudioInterface(session.player)
        session.nowPlayingInfoCenter.add(self)
        session.remoteCommandCenter.add(self)
        observations = [
            session.player.observe { [weak self] _ in self?.noteChange() },
            session.player.observeQueue { [weak self] _ in self?.noteChange() },
        ]
        connect()
    }

    /// The clock of the positions: CLOCK_MONOTONIC in nanoseconds.
    public static func monotonicTime() -> UInt64 { UInt64(max(g_get_monotonic_time(), 0)) * 1_000 }

    // MARK: - The bus

    private func connect() {
        reconnection = nil
        DBusConnection.open(address) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let connection): appear(on: connection)
            case .failure(let error):
                // A bus that went away is waited for; one that never was is not.
                if patience > Self.firstPatience {
                    reconnectLater()
                } else {
                    onNote(.noBus(reason: "\(address): \(error.message)."))
                }
            }
        }
    }

    private func appear(on connection: DBusConnection) {
        do throws(DBusError) {
            presence = try BusPresence(
                connection, root: root, player: player, trackList: trackList, audio: audio, processID: processID,
                onNote: onNote)
        } catch {
            onNote(.exportRefused(reason: error.message))
            return
        }
        patience = Self.firstPatience
        // What clients read when they find us.
        toldProperties = player.observableProperties
        toldTrack = ToldTrack(model)
        _ = model.takeJump()
        connection.onClose = { [weak self] in self?.busClosed() }
    }

    private func busClosed() {
        presence?.end()
        presence = nil
        onNote(.busClosed)
        reconnectLater()
    }

    private func reconnectLater() {
        reconnection = Timer(after: patience) { [weak self] in self?.connect() }
        patience = min(patience * 2, Self.lastPatience)
    }

    // MARK: - Changes

    /// Told at the end of the main loop's turn, so that many changes at once are one message.
    private func noteChange() {
        model.noteChange()
        guard !isFlushWaiting else { return }
        isFlushWaiting = true
        MainContext.onNextTurn { [weak self] in self?.flush() }
    }

    private func flush() {
        isFlushWaiting = false
        guard let presence else { return }
        presence.updateOptionalProperties()
        let properties = player.observableProperties
        let changed = properties.filter { $0.value != toldProperties[$0.key] }
        let invalidated = toldProperties.keys.filter { properties[$0] == nil }.sorted()
        toldProperties = properties
        if !changed.isEmpty || !invalidated.isEmpty {
            presence.emitPropertiesChanged(changed, invalidated: invalidated, of: PlayerInterface.name)
        }
        tellTracks(presence)
        if model.takeJump() {
            presence.emit("Seeked", [.int64(model.positionMicroseconds)], of: PlayerInterface.name)
        }
    }

    private func tellTracks(_ presence: BusPresence) {
        let last = toldTrack
        toldTrack = ToldTrack(model)
        for signal in toldTrack.signals(since: last, in: model) {
            presence.emit(signal.name, signal.arguments, of: TrackListInterface.name)
        }
        if toldTrack.version != last.version || toldTrack.id != last.id {
            presence.emitPropertiesChanged([:], invalidated: ["Tracks"], of: TrackListInterface.name)
        }
    }
}

extension MPRISPlayer: NowPlayingInfoCenterObserver, RemoteCommandCenterObserver {
    /// Takes over what plays.
    public func nowPlayingInfoCenterDidChange(_ nowPlayingInfoCenter: NowPlayingInfoCenter) { noteChange() }
    /// Takes over what can be asked for.
    public func remoteCommandCenterDidChange(_ remoteCommandCenter: RemoteCommandCenter) { noteChange() }
}
