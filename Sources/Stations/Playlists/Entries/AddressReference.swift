/// Resolves relative addresses against the address of the list they stand in, as RFC 3986, 5.2 has it.
///
/// On text as it is written: stations' addresses have letters that the standard wants escaped.
enum AddressReference {
    /// The absolute address; nil when the base is none with a scheme and `//`.
    static func resolve(_ reference: String, against base: String) -> String? {
        if let scheme = StationAddressResolver.scheme(of: reference), !scheme.isEmpty { return reference }
        guard let scheme = StationAddressResolver.scheme(of: base) else { return nil }
        let rest = base.utf8.dropFirst(scheme.utf8.count + 1)
        guard rest.starts(with: "//".utf8) else { return nil }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        let root = scheme + "://" + (String(authority) ?? "")
        let path = base[authority.endIndex...].prefix { $0 != "?" && $0 != "#" }
        switch reference.utf8.first {
        case nil: return root + String(path)
        case UInt8(ascii: "#"): return root + base[authority.endIndex...].prefix { $0 != "#" } + reference
        case UInt8(ascii: "?"): return root + String(path) + reference
        case UInt8(ascii: "/"):
            return reference.hasPrefix("//") ? scheme + ":" + reference : root + normalized(reference[...])
        default:
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
            return root + normalized((folder + reference)[...])
        }
    }

    /// Without `.` and `..` steps in the path; query and fragment stay.
    private static func normalized(_ reference: Substring) -> String {
        let path = reference.prefix { $0 != "?" && $0 != "#" }
        let rest = reference[path.endIndex...]
        var parts: [Substring] = []
        let steps = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for (index, step) in steps.enumerated() {
            let isLast = index == steps.count - 1
            switch step {
            case ".": if isLast { parts.append("") }
            case "..":
                if !parts.isEmpty { parts.removeLast() }
                if isLast { parts.append("") }
            default: parts.append(step)
            }
        }
        return "/" + parts.joined(separator: "/") + rest
    }

    /// Whether the text is an address with the `http://` left out, as `radio.example:8000/live`.
    static func isHostAndPort(_ text: String) -> Bool {
        guard let scheme = StationAddressResolver.scheme(of: text), scheme.contains(".") || scheme == "localhost" else {
            return false
        }
        let port = text.utf8.dropFirst(scheme.utf8.count + 1).prefix { $0 != UInt8(ascii: "/") }
        return (1...5).contains(port.count) && port.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// The text with `%20` and the like as the bytes they mean; nil where that is not UTF-8 or not well-formed.
    static func percentDecoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var iterator = text.utf8.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(hexDigit), let low = iterator.next().flatMap(hexDigit),
                high << 4 | low != 0
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x61 + 10
        default: nil
        }
    }
}
