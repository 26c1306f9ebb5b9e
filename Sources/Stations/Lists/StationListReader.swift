import Localization

/// Reads a station list in the form of Swift Radio Pro's `stations.json`, with what people make of it.
///
/// `{"station": […]}` and `{"stations": […]}` with any other keys, a bare array, a single station. One bad entry costs
/// that entry; a fault in the file costs what comes after it.
public struct StationListReader: Sendable {
    /// No list is larger; in bytes.
    public static let sizeLimit = 50_000_000

    private let origin: StationListOrigin
    private let languages: [String]
    private let fileExists: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - origin: where the list comes from; relative addresses are resolved against it.
    ///   - languages: most preferred first, as `de`; for texts that are given in several.
    public init(origin: StationListOrigin, languages: [String] = ["en"]) {
        self.init(origin: origin, languages: languages, fileExists: BoundedFile.exists)
    }

    init(origin: StationListOrigin, languages: [String] = ["en"], fileExists: @escaping @Sendable (String) -> Bool) {
        self.origin = origin
        self.languages = languages
        self.fileExists = fileExists
    }

    /// Reads the list.
    ///
    /// - Parameter bytes: the file as it is; UTF-8, UTF-16 or Windows-1252.
    /// - Throws: when there is not a single station to show.
    public func read(_ bytes: [UInt8]) throws(StationListError) -> StationList {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(list: origin.name, limit: Self.sizeLimit) }
        let document = JSONReader.read(bytes)
        if document.fault != nil, Self.looksLikeMarkup(bytes) { throw .webPage(list: origin.name) }
        let fault = document.fault.map {
            StationListError.syntax(list: origin.name, line: $0.line, reason: $0.reason)
        }
        let notices = document.repairs.map(\.notice)
        guard let value = (consume document).value else { throw fault ?? .empty(list: origin.name) }
        guard var entries = Self.entries(of: consume value) else { throw fault ?? .noStationKey(list: origin.name) }

        // Each entry is let go as soon as it has been read: both forms of a long list at once would take much memory.
        entries.reverse()
        let count = entries.count
        var stations: [Station] = []
        stations.reserveCapacity(count)
        var leftOut: [LeftOutEntry] = []
        var leftOutCount = 0
        var rows: [String: Int] = [:]
        let resolver = StationAddressResolver(origin: origin, fileExists: fileExists)
        while let entry = entries.popLast() {
            do throws(LeftOutReason) {
                var station = try self.station(entry, resolver)
                let row = rows[station.streamURL, default: 0] + 1
                rows[station.streamURL] = row
                // A blank cannot stand in an address, so that no other station has this id.
                if row > 1 { station.id = Station.ID(rawValue: "\(station.streamURL) \(row)") }
                stations.append(station)
            } catch {
                leftOutCount += 1
                guard leftOut.count < StationList.maximumLeftOut else { continue }
                leftOut.append(LeftOutEntry(number: count - entries.count, name: error.name, reason: error.reason))
            }
        }
        if stations.isEmpty {
            if let fault { throw fault }
            guard let first = leftOut.first else { throw .noStations(list: origin.name) }
            throw .noUsableStations(list: origin.name, count: leftOutCount, first: first)
        }
        return StationList(
            origin: origin, stations: stations, leftOut: leftOut, leftOutCount: leftOutCount, notices: notices,
            fault: fault)
    }

    private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
        TextEncoding.utf8(Array(bytes.prefix(1000))).first { $0 > 0x20 } == UInt8(ascii: "<")
    }

    /// The entries of any form a list has; nil when it has none of them.
    private static func entries(of value: consuming JSONValue) -> [JSONValue]? {
        switch value {
        case .array(let entries): return entries
        case .object:
            switch value["station"] ?? value["stations"] {
            case .array(let entries)?: return entries
            case .object(let members)?: return [.object(members)]
            case .none: return value["streamURL"] == nil ? nil : [value]
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: One entry

    private struct LeftOutReason: Error {
        var name: String?
        var reason: String
    }

    private static func isKnown(_ key: String) -> Bool {
        switch key {
        case "name", "streamURL", "website", "imageURL", "desc", "longDesc", "charset": true
        default: false
        }
    }

    private func station(_ entry: JSONValue, _ resolver: StationAddressResolver) throws(LeftOutReason) -> Station {
        guard case .object(let members) = entry else {
            throw LeftOutReason(reason: localized("is not a station with a name and a streamURL"))
        }
        let name = entry["name"].flatMap(line)
        guard let address = address(entry["streamURL"]) else {
            throw LeftOutReason(name: name, reason: localized("has no streamURL"))
        }
        let streamURL: String
        do throws(StationAddressResolver.Refusal) { streamURL = try resolver.stream(address) } catch {
            throw LeftOutReason(name: name, reason: error.reason)
        }
        return Station(
            id: Station.ID(rawValue: streamURL), name: name ?? Self.standInName(streamURL), streamURL: streamURL,
            website: entry["website"].flatMap(line), image: entry["imageURL"].flatMap(text).flatMap(resolver.image),
            desc: entry["desc"].flatMap(line), longDesc: entry["longDesc"].flatMap(text),
            charset: entry["charset"].flatMap(line).flatMap(Self.charset),
            unknown: members.filter { !Self.isKnown($0.key) })
    }

    /// The name of an encoding; nil for what can't be one, so that the titles are read as without it.
    private static func charset(_ name: String) -> String? {
        let isName =
            name.utf8.count <= 40
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "+"): true
                default: false
                }
            }
        return isName ? name : nil
    }

    /// The host of a stream, or the name of a file.
    private static func standInName(_ streamURL: String) -> String {
        if let host = StationAddressResolver.host(of: streamURL) { return host }
        let path = FileAddress.path(address: streamURL) ?? streamURL
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The first value that is made of an element, which is asked once.
    ///
    /// `lazy.compactMap(…).first` asks it more than once, which in values inside values takes 2 to the power of the depth.
    /// So would asking the person's languages again among the others.
    private static func first<Element, Value>(of elements: [Element], _ value: (Element) -> Value?) -> Value? {
        for element in elements {
            if let value = value(element) { return value }
        }
        return nil
    }

    /// The address, or the first of several.
    private func address(_ value: JSONValue?) -> String? {
        switch value {
        case .string(let text): StationAddressResolver.trimmed(text).isEmpty ? nil : text
        case .array(let elements): Self.first(of: elements, address)
        default: nil
        }
    }

    /// Text on one line: control characters become blanks.
    private func line(_ value: JSONValue) -> String? {
        guard let text = text(value) else { return nil }
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { line.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar) }
        return String(line)
    }

    /// Whatever stands where a text is wanted, as text; nil when nothing is left.
    private func text(_ value: JSONValue) -> String? {
        switch value {
        case .null: return nil
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let digits): return digits
        case .string(let text):
            let trimmed = StationAddressResolver.trimmed(text)
            guard !trimmed.isEmpty else { return nil }
            // To C, a text ends at its first NUL.
            return trimmed.utf8.contains(0) ? String(trimmed.map { $0 == "\0" ? " " : $0 }) : String(trimmed)
        case .array(let elements): return Self.first(of: elements, text)
        case .object(let members):
            for language in languages {
                if let text = value[language].flatMap({ self.text($0) }) { return text }
            }
            return Self.first(of: members) { languages.contains($0.key) ? nil : text($0.value) }
        }
    }
}
