/// Where finite items were left, the latest last; bounded, so that a life of podcasts does not fill the disk.
public struct ResumePositions: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// No more places are kept; the one that was not touched for longest goes first.
    public static let maximumCount = 100

    /// One item's place.
    public struct Entry: Hashable, Sendable {
        public var identifier: String
        /// Seconds from the start.
        public var seconds: Double

        public init(identifier: String, seconds: Double) {
            self.identifier = identifier
            self.seconds = seconds
        }
    }

    public private(set) var entries: [Entry]

    /// - Parameter entries: the latest last; places that make no sense are left out.
    public init(_ entries: [Entry] = []) {
        self.entries = []
        for entry in entries { self[entry.identifier] = entry.seconds }
    }

    public init(dictionaryLiteral elements: (String, Double)...) {
        self.init(elements.map { Entry(identifier: $0.0, seconds: $0.1) })
    }

    /// The place in seconds; nil where there is none to come back to.
    public subscript(identifier: String) -> Double? {
        get { entries.last { $0.identifier == identifier }?.seconds }
        set {
            // The same place again is no news, whatever was touched since.
            guard newValue != self[identifier] else { return }
            entries.removeAll { $0.identifier == identifier }
            guard let newValue, newValue.isFinite, newValue > 0 else { return }
            entries.append(Entry(identifier: identifier, seconds: newValue))
            entries.removeFirst(max(0, entries.count - Self.maximumCount))
        }
    }
}
