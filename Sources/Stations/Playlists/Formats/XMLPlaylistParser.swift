/// Reads XSPF and ASX lists; the root element decides which it is.
///
/// Names count in any case: ASX is written in all of them.
struct XMLPlaylistParser {
    private enum Root {
        case xspf
        case asx
        case other(String)
    }

    private struct Item {
        var entry = PlaylistEntry(address: "")
        var addresses: [String] = []
    }

    /// No deeper elements are looked at, so that a name is never built from thousands.
    private static let maximumDepth = 16
    /// No longer text of one element is kept; in bytes.
    private static let textLimit = EntryAddresses.lengthLimit

    private var builder: PlaylistBuilder
    private var root: Root?
    /// The names of the open elements, in small letters.
    private var path: [String] = []
    private var depth = 0
    private var text = ""
    private var item: Item?
    private var number = 0

    init(_ builder: PlaylistBuilder) { self.builder = builder }

    mutating func parse(_ text: PlaylistText, original: [UInt8], with reader: any XMLReading) -> PlaylistContent {
        var parser = self
        let source = XMLSource(text, original: original)
        reader.read(source.bytes, encoding: source.encoding) { event in parser.take(event) }
        // A list that was cut off still has the entry it was in the middle of.
        _ = parser.finishItem()
        self = parser
        switch root {
        case .other("html")?: return .notAPlaylist(.webPage)
        case .other(let name)?: return .notAPlaylist(.otherXML(root: EntryAddresses.short(name)))
        case .xspf?, .asx?: return builder.content
        case nil: return .notAPlaylist(.otherText)
        }
    }

    private mutating func take(_ event: XMLEvent) -> Bool {
        switch event {
        case .start(let name, let attributes):
            depth += 1
            guard depth <= Self.maximumDepth else { return true }
            path.append(name.lowercased())
            text = ""
            return start(attributes)
        case .text(let piece):
            if depth <= Self.maximumDepth, text.utf8.count + piece.utf8.count <= Self.textLimit { text += piece }
            return true
        case .end:
            defer { depth -= 1 }
            guard depth <= Self.maximumDepth, let name = path.last else { return true }
            let isGoingOn = end(name)
            path.removeLast()
            text = ""
            return isGoingOn
        }
    }

    private mutating func start(_ attributes: [XMLAttribute]) -> Bool {
        guard let name = path.last else { return true }
        guard let root else {
            switch name {
            case "asx": self.root = .asx
            case "playlist":
                self.root = .xspf
                builder = PlaylistBuilder(changing: builder, to: .xspf)
            default: self.root = .other(name)
            }
            if let base = Self.value("base", attributes) { builder.addresses.takeBase(base) }
            if case .other = self.root { return false }
            return true
        }
        switch root {
        case .asx: return startASX(name, attributes)
        case .xspf where name == "track":
            let isGoingOn = finishItem()
            item = Item()
            return isGoingOn
        default: return true
        }
    }

    private mutating func startASX(_ name: String, _ attributes: [XMLAttribute]) -> Bool {
        let href = Self.value("href", attributes)
        switch name {
        case "entry":
            let isGoingOn = finishItem()
            item = Item()
            return isGoingOn
        case "ref":
            if let href, item?.addresses.count ?? 0 < 16 { item?.addresses.append(href) }
        case "entryref":
            let isGoingOn = finishItem()
            item = Item(addresses: href.map { [$0] } ?? [])
            return finishItem() && isGoingOn
        case "base":
            if let href { builder.addresses.takeBase(href) }
        case "logo": if item?.entry.logo == nil { item?.entry.logo = href }
        default: break
        }
        return true
    }

    private mutating func end(_ name: String) -> Bool {
        let parent = path.dropLast().last
        switch root {
        case .asx?:
            if name == "entry" { return finishItem() }
            if parent == "entry" || parent == "asx" { takeText(name, isOfEntry: parent == "entry") }
        case .xspf?:
            if name == "track" { return finishItem() }
            if parent == "track" || parent == "playlist" { takeText(name, isOfEntry: parent == "track") }
        default: break
        }
        return true
    }

    private mutating func takeText(_ name: String, isOfEntry: Bool) {
        guard let line = PlaylistText.line(text) else { return }
        guard isOfEntry else {
            if name == "title" { builder.title = line }
            return
        }
        switch name {
        case "location": if item?.addresses.count ?? 0 < 16 { item?.addresses.append(line) }
        case "title": item?.entry.title = line
        case "creator", "author": item?.entry.artist = line
        case "image": item?.entry.logo = line
        // XSPF counts in milliseconds.
        case "duration": item?.entry.length = Int(line).flatMap { $0 >= 1000 ? $0 / 1000 : nil }
        case "album", "annotation", "info", "abstract", "copyright", "identifier":
            guard let item, item.entry.attributes.count < 16 else { return }
            self.item?.entry.attributes.append(PlaylistAttribute(name: name, value: line))
        default: break
        }
    }

    /// - Returns: false when the list is full.
    private mutating func finishItem() -> Bool {
        guard let item else { return true }
        self.item = nil
        number += 1
        return builder.add(item.entry, written: item.addresses, at: .entry(number))
    }

    private static func value(_ name: String, _ attributes: [XMLAttribute]) -> String? {
        attributes.first { $0.name.lowercased() == name }?.value
    }
}
