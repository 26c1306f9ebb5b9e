/// What a car may limit while it moves (R48, R49).
public struct LimitableUserInterface: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The keyboard is withheld.
    public static let keyboard = LimitableUserInterface(rawValue: 1)
    /// Lists are shortened.
    public static let lists = LimitableUserInterface(rawValue: 2)
}
