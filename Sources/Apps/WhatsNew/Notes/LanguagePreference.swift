/// Which of several languages a person would want, by the rules of RFC 4647's lookup.
struct LanguagePreference: Hashable, Sendable {
    /// What to look for, most preferred first: each language, then the same without its last part, as `de-AT`, `de`.
    let candidates: [String]

    /// - Parameter languages: most preferred first, as `de-AT` or as in the environment, `de_AT.UTF-8`.
    init(_ languages: [String]) {
        var candidates: [String] = []
        for language in languages {
            candidates += Self.variants(language).filter { !candidates.contains($0) }
        }
        // What is in no language that was asked for is most likely understood in English.
        self.candidates = candidates.contains("en") ? candidates : candidates + ["en"]
    }

    /// The best of the languages that there are: the alphabet's first when none fits, nil when there are none.
    func best(of available: [String]) -> String? {
        let sorted = available.sorted()
        for candidate in candidates {
            let wanted = candidate.lowercased()
            if let exact = sorted.first(where: { Self.normalized($0).lowercased() == wanted }) { return exact }
            // Brazilian Portuguese is better for a person who asked for Portuguese than another language.
            let isKin = { (name: String) in Self.normalized(name).lowercased().hasPrefix(wanted + "-") }
            if let kin = sorted.first(where: isKin) { return kin }
        }
        return sorted.first
    }

    private static func variants(_ language: String) -> [String] {
        let tag = normalized(language)
        guard !tag.isEmpty, tag != "C", tag != "POSIX" else { return [] }
        var parts = tag.split(separator: "-")
        var variants: [String] = []
        while !parts.isEmpty {
            variants.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        guard let script = chineseScript(tag) else { return variants }
        // The region decides the script, and the wrong script is worse than the right one without the region.
        return [tag, script] + (tag == script ? [] : variants.filter { $0.lowercased() != "zh" && $0 != tag }) + ["zh"]
    }

    /// Without the character set and the modifier of an environment variable, and with hyphens.
    private static func normalized(_ language: String) -> String {
        let name = language.prefix { $0 != "." && $0 != "@" }
        return String(name.map { $0 == "_" ? "-" : $0 })
    }

    private static func chineseScript(_ tag: String) -> String? {
        let parts = tag.lowercased().split(separator: "-")
        guard parts.first == "zh" else { return nil }
        if parts.contains("hant") { return "zh-Hant" }
        if parts.contains("hans") { return "zh-Hans" }
        return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "zh-Hant" : "zh-Hans"
    }
}
