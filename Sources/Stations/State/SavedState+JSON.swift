extension SavedState {
    private enum Key {
        static let recentStations = "recentStations"
        static let volume = "volume"
        static let lastStation = "lastStation"
        static let all: Set<String> = [recentStations, volume, lastStation]
    }

    /// nil when the bytes are not a whole JSON object; a member of the wrong type is as good as none.
    init?(json bytes: [UInt8]) {
        let document = JSONReader.read(bytes)
        guard document.fault == nil, let value = document.value, case .object(let members) = value else { return nil }
        var recents: [String] = []
        if case .array(let elements)? = value[Key.recentStations] {
            for case .string(let address) in elements where !recents.contains(address) { recents.append(address) }
        }
        var volume: Double?
        if case .number(let digits)? = value[Key.volume], let number = Double(digits), number.isFinite {
            volume = min(max(number, 0), 1)
        }
        var lastStation: String?
        if case .string(let address)? = value[Key.lastStation] { lastStation = address }
        self.init(recentStations: recents, volume: volume, lastStation: lastStation)
        unknown = members.filter { !Key.all.contains($0.key) }
    }

    /// The state as a JSON file, unknown keys at the end.
    var json: [UInt8] {
        var members = [JSONMember(Key.recentStations, .array(recentStations.map { .string($0) }))]
        if let volume { members.append(JSONMember(Key.volume, .number(String(volume)))) }
        if let lastStation { members.append(JSONMember(Key.lastStation, .string(lastStation))) }
        return JSONWriter.bytes(.object(members + unknown))
    }
}
