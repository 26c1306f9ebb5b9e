/// Reads PLS lists, and Windows Media's older `[Reference]` lists, whose keys are called `Ref1`.
///
/// The `FileN` keys decide; counts, unknown keys and the heading do not matter.
struct PLSParser {
    private struct Item {
        var number: Int
        var line: Int
        var file: String?
        var title: String?
        var length: Int?
    }

    private var items: [Item] = []
    /// By number: where the latest item with it is.
    private var places: [Int: Int] = [:]
    private var hasRepeatedNumbers = false
    private var builder: PlaylistBuilder

    init(_ builder: PlaylistBuilder) { self.builder = builder }

    /// Whether a line is an entry of such a list.
    static func isEntry(_ line: String) -> Bool {
        guard let (key, _) = keyAndValue(line), let (name, _) = nameAndNumber(key) else { return false }
        return name == "file" || name == "ref"
    }

    mutating func parse(_ text: PlaylistText) -> PlaylistContent {
        var parser = self
        text.forEachLine { number, line in
            parser.take(line, number)
            // Twice as many as can be used: repeated numbers and rejected entries cost some.
            return parser.items.count <= 2 * PlaylistBuilder.maximumEntries
        }
        self = parser
        // In a list where every entry is File1 the order of the lines is all there is.
        if !hasRepeatedNumbers { items.sort { $0.number < $1.number } }
        for item in items {
            guard let file = item.file else { continue }
            let entry = PlaylistEntry(address: "", title: item.title, length: item.length)
            guard builder.add(entry, written: [file], at: .line(item.line)) else { break }
        }
        return builder.content
    }

    private mutating func take(_ line: String, _ lineNumber: Int) {
        if line.hasPrefix(";") || line.hasPrefix("#") { return }
        guard let (key, value) = Self.keyAndValue(line) else { return }
        guard let (name, number) = Self.nameAndNumber(key) else {
            if key == "playlistname" || key == "x-gnome-title" { builder.title = PlaylistText.line(value) }
            return
        }
        switch name {
        case "file", "ref":
            let place = place(of: number, lineNumber) { $0.file != nil }
            items[place].file = String(value)
            items[place].line = lineNumber
        case "title":
            let place = place(of: number, lineNumber) { $0.title != nil }
            items[place].title = PlaylistText.line(value)
        default:
            let place = place(of: number, lineNumber) { $0.length != nil }
            items[place].length = Int(value).flatMap { $0 > 0 ? $0 : nil }
        }
    }

    /// Where the item with this number is; a new place where that one has such a key already.
    private mutating func place(of number: Int, _ line: Int, isTaken: (Item) -> Bool) -> Int {
        if let known = places[number] {
            guard isTaken(items[known]) else { return known }
            hasRepeatedNumbers = true
        }
        items.append(Item(number: number, line: line))
        places[number] = items.count - 1
        return items.count - 1
    }

    private static func keyAndValue(_ line: String) -> (key: String, value: Substring)? {
        guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")), line[..<equals].utf8.count <= 40 else {
            return nil
        }
        let key = StationAddressResolver.trimmed(String(line[..<equals])).lowercased()
        return (key, StationAddressResolver.trimmed(String(line[line.utf8.index(after: equals)...])))
    }

    /// E.g. `file` and 12 for `file12`; nil for other keys.
    private static func nameAndNumber(_ key: String) -> (name: String, number: Int)? {
        for name in ["file", "title", "length", "ref"] where key.hasPrefix(name) {
            let digits = key.dropFirst(name.count)
            if digits.isEmpty { return (name, 0) }
            guard digits.utf8.count <= 9, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(digits)
            else { return nil }
            return (name, number)
        }
        return nil
    }
}
