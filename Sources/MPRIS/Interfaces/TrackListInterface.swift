import GLibBridge

/// `org.mpris.MediaPlayer2.TrackList`: the stations around what plays, for panels to show and go to.
@MainActor
final class TrackListInterface: DBusInterface {
    static let name = "org.mpris.MediaPlayer2.TrackList"
    /// Ids beyond this many are not looked up: no list of ours has as many.
    private static let questionLimit = 1_000
    private let model: PlayerModel

    init(_ model: PlayerModel) { self.model = model }

    let introspection = """
        <interface name="org.mpris.MediaPlayer2.TrackList">
          <method name="GetTracksMetadata">
            <arg direction="in" name="TrackIds" type="ao"/><arg direction="out" name="Metadata" type="aa{sv}"/>
          </method>
          <method name="AddTrack">
            <arg direction="in" name="Uri" type="s"/><arg direction="in" name="AfterTrack" type="o"/>
            <arg direction="in" name="SetAsCurrent" type="b"/>
          </method>
          <method name="RemoveTrack"><arg direction="in" name="TrackId" type="o"/></method>
          <method name="GoTo"><arg direction="in" name="TrackId" type="o"/></method>
          <signal name="TrackListReplaced">
            <arg name="Tracks" type="ao"/><arg name="CurrentTrack" type="o"/>
          </signal>
          <signal name="TrackAdded"><arg name="Metadata" type="a{sv}"/><arg name="AfterTrack" type="o"/></signal>
          <signal name="TrackRemoved"><arg name="TrackId" type="o"/></signal>
          <signal name="TrackMetadataChanged">
            <arg name="TrackId" type="o"/><arg name="Metadata" type="a{sv}"/>
          </signal>
          <property name="Tracks" type="ao" access="read">
            <annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="invalidates"/>
          </property>
          <property name="CanEditTracks" type="b" access="read"/>
        </interface>
        """

    func call(_ method: String, _ arguments: [Variant]) throws(DBusError) -> [Variant] {
        switch (method, arguments.first) {
        case ("GetTracksMetadata", .objectPaths(let ids)):
            // What is no longer in the list has nothing to tell; asked for twice is answered once.
            let list = model.trackList
            var places: [Int] = []
            for place in ids.prefix(Self.questionLimit).compactMap(list.entry) where !places.contains(place) {
                places.append(place)
            }
            return [.dictionaries(places.map(model.metadata))]
        case ("GoTo", .objectPath(let id)): model.goTo(id)
        // CanEditTracks is false: the list is the app's.
        case ("AddTrack", _), ("RemoveTrack", _): break
        default: throw .unknownMethod("There is no method \(method) with such arguments.")
        }
        return []
    }

    func property(_ name: String) -> Variant? {
        switch name {
        case "Tracks": .objectPaths(model.trackList.ids)
        case "CanEditTracks": .boolean(false)
        default: nil
        }
    }

    func setProperty(_ name: String, to value: Variant) throws(DBusError) {
        throw .invalidArguments("\(name) can't be changed.")
    }
}
