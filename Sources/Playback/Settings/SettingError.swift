/// A setting that cannot be used as it is written; it is left as it was.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The key, e.g. `start-volume-ceiling`.
    public var key: String
    /// The value as it is written.
    public var value: String
    /// What may be written instead.
    public var remedy: String

    public init(key: String, value: String, remedy: String) {
        self.key = key
        self.value = value
        self.remedy = remedy
    }

    /// Names the value and what may be written instead.
    public var description: String {
        // What is shown in a log must not fill it.
        let shown = value.count > 80 ? value.prefix(80) + "…" : value[...]
        return "The setting \(key) can't be “\(shown)” and is ignored. \(remedy)"
    }
}
