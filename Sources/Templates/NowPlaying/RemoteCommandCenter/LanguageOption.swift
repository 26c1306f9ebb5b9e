/// A language that what plays is available in: the counterpart of `MPNowPlayingInfoLanguageOption`.
public struct LanguageOption: Hashable, Codable, Sendable {
    public var identifier: String
    /// What the person reads.
    public var displayName: String
    /// As in BCP 47, e.g. `pt-BR`; nil where it is not known.
    public var languageTag: String?

    public init(identifier: String, displayName: String, languageTag: String? = nil) {
        self.identifier = identifier
        self.displayName = displayName
        self.languageTag = languageTag
    }
}
