import GLibBridge
import Playback

/// `org.carshell.CarShell.Audio1`: other programs ask the player to be quieter while they want to be heard.
///
/// What a caller asked for ends with the caller: a navigator that crashes does not leave the radio quiet.
@MainActor
final class AudioInterface: DBusInterface {
    static let name = "org.carshell.CarShell.Audio1"
    static let path = ObjectPath("/org/carshell/CarShell/Audio")
    /// In characters; what is longer is no reason but a mistake.
    private static let maximumReasonLength = 200
    /// How the player knows us.
    private static let ducker = "D-Bus"

    /// Called when properties have changed, with those that have.
    var onChange: (@MainActor ([String: Variant]) -> Void)?
    /// The connection that callers come by; without one, nobody is watched.
    var connection: DBusConnection? {
        didSet {
            // Whoever was on the last bus cannot take anything back any more.
            guard connection !== oldValue else { return }
            watches = [:]
            update { $0 = Duckers() }
        }
    }

    private let player: Player
    private var duckers = Duckers()
    private var watches: [String: DBusNameWatch] = [:]

    init(_ player: Player) { self.player = player }

    isolated deinit { player.unduck(for: Self.ducker) }

    let introspection = """
        <interface name="org.carshell.CarShell.Audio1">
          <method name="Duck">
            <arg direction="in" name="Level" type="d"/><arg direction="in" name="Reason" type="s"/>
            <arg direction="out" name="Cookie" type="u"/>
          </method>
          <method name="Unduck"><arg direction="in" name="Cookie" type="u"/></method>
          <property name="Ducked" type="b" access="read"/>
          <property name="Level" type="d" access="read"/>
          <property name="Reasons" type="as" access="read"/>
        </interface>
        """

    func call(_ method: String, _ arguments: [Variant]) throws(DBusError) -> [Variant] {
        try call(method, arguments, from: "")
    }

    func call(_ method: String, _ arguments: [Variant], from sender: String) throws(DBusError) -> [Variant] {
        switch (method, arguments.first, arguments.dropFirst().first) {
        case ("Duck", .double(let level), .string(let reason)): [.uint32(try duck(level, reason, sender))]
        case ("Unduck", .uint32(let cookie), _): try unduck(cookie, sender)
        default: throw .unknownMethod("There is no method \(method) with such arguments.")
        }
    }

    func property(_ name: String) -> Variant? {
        switch name {
        case "Ducked": .boolean(duckers.level != nil)
        case "Level": .double(duckers.level ?? 1)
        case "Reasons": .strings(duckers.all.sorted { $0.key < $1.key }.map(\.value.reason))
        default: nil
        }
    }

    func setProperty(_ name: String, to value: Variant) throws(DBusError) {
        throw .invalidArguments("\(name) can't be changed; call Duck or Unduck.")
    }

    private func duck(_ level: Double, _ reason: String, _ caller: String) throws(DBusError) -> UInt32 {
        guard (0...1).contains(level) else {
            throw .invalidArguments("The level \(level) is not within 0…1; give the part of the volume to leave.")
        }
        guard reason.count <= Self.maximumReasonLength else {
            throw .invalidArguments(
                "The reason has \(reason.count) characters; give \(Self.maximumReasonLength) at most.")
        }
        var changed = duckers
        let cookie: UInt32
        do throws(Duckers.Refusal) {
            cookie = try changed.add(Duckers.Ducker(caller: caller, level: level, reason: reason))
        } catch {
            let limit =
                error == .tooMany
                ? "\(Duckers.maximum) are in use by all callers" : "\(Duckers.maximumPerCaller) are in use by this one"
            throw DBusError(
                name: "org.freedesktop.DBus.Error.LimitsExceeded",
                message: "There are no more cookies: \(limit). Call Unduck for those that are over.")
        }
        if let connection, !caller.isEmpty, watches[caller] == nil {
            watches[caller] = DBusNameWatch(caller, on: connection) { [weak self] in self?.vanished(caller) }
        }
        update { $0 = changed }
        return cookie
    }

    private func unduck(_ cookie: UInt32, _ caller: String) throws(DBusError) -> [Variant] {
        var changed = duckers
        guard changed.remove(cookie, of: caller) else {
            throw .invalidArguments("The cookie \(cookie) is not in use by this caller; give one that Duck returned.")
        }
        if !changed.contains(caller: caller) { watches[caller] = nil }
        update { $0 = changed }
        return []
    }

    private func vanished(_ caller: String) {
        // GLib calls from inside the watch: it goes when that is over.
        MainContext.onNextTurn { [weak self] in self?.watches[caller] = nil }
        update { $0.removeAll(of: caller) }
    }

    private func update(_ body: (inout Duckers) -> Void) {
        let old = properties
        body(&duckers)
        if let level = duckers.level {
            player.duck(for: Self.ducker, to: level)
        } else {
            player.unduck(for: Self.ducker)
        }
        let changed = properties.filter { $0.value != old[$0.key] }
        if !changed.isEmpty { onChange?(changed) }
    }

    private var properties: [String: Variant] {
        var properties: [String: Variant] = [:]
        for name in ["Ducked", "Level", "Reasons"] { properties[name] = property(name) }
        return properties
    }
}
