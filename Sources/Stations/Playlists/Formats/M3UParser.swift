/// Reads M3U lists, plain and extended.
struct M3UParser {
    private var builder: PlaylistBuilder
    /// Whether a line that is neither a comment nor has a scheme is a file.
    private let takesNames: Bool
    private var info: ExtInf?
    /// Stands between an entry's `#EXTINF` and its address, and so belongs to that entry alone.
    private var ownGroups: [String]?
    /// From an `#EXTGRP` before an entry; in force until the next one.
    private var groups: [String] = []
    private var artist: String?
    private var logo: String?

    /// - Parameter takesNames: false for texts that nothing but their addresses marks as lists.
    init(_ builder: PlaylistBuilder, takesNames: Bool) {
        self.builder = builder
        self.takesNames = takesNames
    }

    mutating func parse(_ text: PlaylistText) -> PlaylistContent {
        var parser = self
        text.forEachLine { number, line in
            if line.utf8.first == UInt8(ascii: "#") {
                parser.directive(line)
                return true
            }
            return parser.entry(line, number)
        }
        self = parser
        return builder.content
    }

    private mutating func directive(_ line: String) {
        guard let colon = line.firstIndex(of: ":") else { return }
        let value = line[line.index(after: colon)...]
        switch line[..<colon].uppercased() {
        case "#EXTINF":
            info = ExtInf(value)
            ownGroups = nil
        case "#EXTGRP":
            if info == nil { groups = Self.groups(in: value) } else { ownGroups = Self.groups(in: value) }
        case "#EXTART": artist = PlaylistText.line(value)
        case "#EXTIMG": logo = PlaylistText.line(value)
        case "#PLAYLIST": builder.title = PlaylistText.line(value)
        default: break
        }
    }

    private mutating func entry(_ line: String, _ number: Int) -> Bool {
        defer { (info, ownGroups, artist, logo) = (nil, nil, nil, nil) }
        let isEntry = takesNames || StationAddressResolver.scheme(of: line) != nil
        guard isEntry, line.utf8.first != UInt8(ascii: "<") else {
            builder.reject(.notAnAddress(EntryAddresses.short(line)), at: .line(number))
            return true
        }
        var entry = PlaylistEntry(address: "")
        entry.title = info?.title
        entry.artist = artist
        entry.length = info?.length
        // Only what has a length is a track; "Radio Bob - Rock" is the name of a station.
        if entry.artist == nil, entry.length != nil, let title = entry.title {
            (entry.artist, entry.title) = Self.split(title)
        }
        entry.logo = info?["tvg-logo"] ?? info?["logo"] ?? logo
        entry.groups = ownGroups ?? groups
        if let own = info?["group-title"] { entry.groups = Self.groups(in: own[...]) }
        entry.attributes = info?.attributes.filter { !Self.placed.contains($0.name) } ?? []
        return builder.add(entry, written: [line], at: .line(number))
    }

    /// Attributes that have a place of their own in an entry.
    private static let placed: Set = ["tvg-logo", "logo", "group-title"]

    private static func groups(in text: Substring) -> [String] {
        text.split(separator: ";", maxSplits: 15).compactMap { PlaylistText.line($0) }
    }

    private static func split(_ text: String) -> (artist: String?, title: String?) {
        let words = text.split(separator: " ")
        guard let dash = words.firstIndex(where: { $0 == "-" || $0 == "–" || $0 == "—" }), dash > 0,
            dash < words.count - 1
        else { return (nil, text) }
        return (words[..<dash].joined(separator: " "), words[(dash + 1)...].joined(separator: " "))
    }
}
