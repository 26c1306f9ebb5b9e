import Localization

/// An entry of a list that cannot be used.
public struct LeftOutEntry: Hashable, Sendable, CustomStringConvertible {
    /// The place in the list, from 1.
    public var number: Int
    /// The entry's name, where it has one.
    public var name: String?
    /// The end of a sentence that begins with the entry, e.g. `has no streamURL`.
    public var reason: String

    /// An entry and why it cannot be used.
    public init(number: Int, name: String? = nil, reason: String) {
        self.number = number
        self.name = name
        self.reason = reason
    }

    /// E.g. `entry 3 (“Jazz”) has no streamURL`.
    public var description: String {
        // Translators: {0} is a number, {1} a station's name, the last the end of the sentence, as "has no streamURL".
        name.map { localized("entry {0} (“{1}”) {2}", number, $0, reason) }
            ?? localized("entry {0} {1}", number, reason)
    }
}
