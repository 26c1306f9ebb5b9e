/// Names one template object for as long as the process runs; never reused.
public struct TemplateID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one list item (a row) for as long as the process runs; never reused.
public struct ItemID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one button of a template; never reused.
public struct ButtonID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one point of interest for as long as the process runs; never reused.
public struct PointOfInterestID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one connection of the display to the app; a reconnect gets a new one.
public struct ConnectionID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Names one visible change of the navigation hierarchy, which the display reports back once it is on screen.
public struct TransitionID: Hashable, Codable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}
