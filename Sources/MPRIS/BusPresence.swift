import GLibBridge

/// The player's objects and names on one connection; gone from the bus with this object.
@MainActor
final class BusPresence {
    static let path = ObjectPath("/org/mpris/MediaPlayer2")
    static let name = "org.mpris.MediaPlayer2.carshell"

    let connection: DBusConnection
    /// The name that leads to the player; nil until the bus has answered.
    private(set) var busName: String?

    private let path: ObjectPath
    private let playerInterface: PlayerInterface
    private let exports: [DBusExport]
    private let audio: AudioInterface
    private var playerExport: DBusExport
    private var optional: [String]
    private var name: DBusName?
    private var instanceName: DBusName?
    private let processID: Int32
    private let onNote: @MainActor (MPRISNote) -> Void

    /// Exports the interfaces first and asks for the name then, since clients look at once.
    init(
        _ connection: DBusConnection, root: RootInterface, player: PlayerInterface, trackList: TrackListInterface,
        audio: AudioInterface, processID: Int32, onNote: @escaping @MainActor (MPRISNote) -> Void
    ) throws(DBusError) {
        guard let path = Self.path, let audioPath = AudioInterface.path else {
            throw .failed("The object path is not valid.")
        }
        self.connection = connection
        self.path = path
        self.processID = processID
        self.onNote = onNote
        playerInterface = player
        self.audio = audio
        optional = player.optional
        exports = [
            try DBusExport(root, at: path, on: connection), try DBusExport(trackList, at: path, on: connection),
            try DBusExport(audio, at: audioPath, on: connection),
        ]
        playerExport = try DBusExport(player, at: path, on: connection)
        audio.connection = connection
        audio.onChange = { [weak connection] changed in
            connection?.emitPropertiesChanged(changed, of: AudioInterface.name, at: audioPath)
        }
        name = DBusName(Self.name, on: connection) { [weak self] isOwned in self?.nameChanged(isOwned: isOwned) }
    }

    func emit(_ signal: String, _ arguments: [Variant], of interface: String) {
        connection.emit(signal, arguments, of: interface, at: path)
    }

    func emitPropertiesChanged(_ changed: [String: Variant], invalidated: [String] = [], of interface: String) {
        connection.emitPropertiesChanged(changed, invalidated: invalidated, of: interface, at: path)
    }

    /// Describes the player's interface anew when optional properties have come or gone.
    func updateOptionalProperties() {
        guard playerInterface.optional != optional else { return }
        optional = playerInterface.optional
        // One path can't have the interface twice: first out, then in.
        playerExport.remove()
        do throws(DBusError) {
            playerExport = try DBusExport(playerInterface, at: path, on: connection)
        } catch { onNote(.exportRefused(reason: error.message)) }
    }

    /// Ends what depends on the connection, before it goes.
    func end() {
        audio.onChange = nil
        audio.connection = nil
    }

    private func nameChanged(isOwned: Bool) {
        guard !connection.isClosed else { return }
        if isOwned {
            instanceName = nil
            busName = Self.name
            onNote(.nameAcquired(Self.name))
        } else if instanceName == nil {
            // We stay in the queue for the plain name meanwhile.
            busName = nil
            instanceName = DBusName("\(Self.name).instance\(processID)", on: connection) { [weak self] isOwned in
                self?.instanceNameChanged(isOwned: isOwned)
            }
        }
    }

    private func instanceNameChanged(isOwned: Bool) {
        guard isOwned, let instanceName, name?.isOwned != true else { return }
        busName = instanceName.name
        onNote(.nameTaken(Self.name, using: instanceName.name))
    }
}
