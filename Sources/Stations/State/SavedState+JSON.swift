extension SavedState {
    private enum Key {
        static let recentStations = "recentStations"
        static let volume = "volume"
        static let lastStation = "lastStation"
        static let positions = "positions"
        static let all: Set<String> = [recentStations, volume, lastStation, positions]
        static let item = "item"
        static let seconds = "seconds"
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
        self.init(
            recentStations: recents, volume: volume, lastStation: lastStation,
            positions: Self.positions(value[Key.positions]))
        unknown = members.filter { !Key.all.contains($0.key) }
    }

    /// The places that make sense; the others are as good as none.
    private static func positions(_ value: JSONValue?) -> [SavedPosition] {
        guard case .array(let elements)? = value else { return [] }
        return elements.compactMap { element in
            guard case .string(let item)? = element[Key.item], case .number(let digits)? = element[Key.seconds],
                let seconds = Double(digits), seconds.isFinite, seconds > 0
            else { return nil }
            return SavedPosition(item: item, seconds: seconds)
        }
    }

    /// The state as a JSON file, unknown keys at the end.
    var json: [UInt8] {
        var members = [JSONMember(Key.recentStations, .array(recentStations.map { .string($0) }))]
        if let volume { members.append(JSONMember(Key.volume, .number(String(volume)))) }
        if let lastStation { members.append(JSONMember(Key.lastStation, .string(lastStation))) }
        if !positions.isEmpty {
            let places = positions.map { position in
                // Milliseconds are more than anybody hears.
                let seconds = (position.seconds * 1_000).rounded() / 1_000
                return JSONValue.object([
                    JSONMember(Key.item, .string(position.item)), JSONMember(Key.seconds, .number(String(seconds))),
                ])
            }
            members.append(JSONMember(Key.positions, .array(places)))
        }
        return JSONWriter.bytes(.object(members + unknown))
    }
}
