import FoundationEssentials

/// A file of release notes: an array of releases, or, packed, an object from language to such an array.
struct ReleaseNotesDocument: Decodable {
    let releases: [Release]

    /// Decoders carry the preferred languages under this key: of a packed file one language is read, so that a mistake
    /// in another one costs nobody anything.
    static let languagesKey = CodingUserInfoKey(rawValue: "languages")

    init(from decoder: any Decoder) throws {
        guard let packed = try? decoder.container(keyedBy: Language.self) else {
            releases = try [Release](from: decoder)
            return
        }
        let languages = Self.languagesKey.flatMap { decoder.userInfo[$0] as? [String] } ?? []
        let preference = LanguagePreference(languages)
        guard let language = preference.best(of: packed.allKeys.map(\.stringValue)) else {
            releases = []
            return
        }
        releases = try packed.decode([Release].self, forKey: Language(stringValue: language))
    }

    private struct Language: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
