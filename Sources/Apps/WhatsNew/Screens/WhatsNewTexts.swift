/// Every text of release notes that a person reads, except the notes themselves, in one language.
struct WhatsNewTexts: Hashable, Sendable {
    /// What the texts are in, as `de` or `zh-Hans`.
    let language: String
    let currentVersion: String
    /// A section's header, with `%` for the version.
    let versionHeader: String
    let noNotes: String
    let history: String
    /// Goes back from the older releases to the current one.
    let returnTitle: String
    let continueTitle: String
    let loading: String
    let whatsNew: String
    let unableToLoad: String
    /// The demo host's own screen.
    let home: String

    /// The texts in the best language that there is; English when none of those asked for is there.
    ///
    /// - Parameter languages: most preferred first, as `de-AT`, or as in the environment, `de_AT.UTF-8`.
    static func texts(for languages: [String]) -> WhatsNewTexts {
        let best = LanguagePreference(languages).best(of: all.map(\.language))
        return all.first { $0.language == best } ?? english
    }

    /// The header of a release's section.
    func header(version: String) -> String {
        versionHeader.split(separator: "%", omittingEmptySubsequences: false).joined(separator: version)
    }
}
