/// Where release notes of a name may be: in each data folder as a folder with a file a language (`notes/de.json`), as
/// files with the language before the ending (`notes.de.json`), or in one file (`notes.json`).
struct ReleaseNotesFiles {
    let folders: [String]
    let languages: [String]

    /// All places, best first. A person's language in a later folder is worse than any in an earlier one; the current
    /// folder comes last.
    func paths(of name: String) -> [String] {
        let stem = name.lowercased().hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
        var paths: [String] = []
        for folder in folders {
            let base = folder.hasSuffix("/") ? folder + stem : folder + "/" + stem
            for language in LanguagePreference(languages).candidates {
                paths.append("\(base)/\(language).json")
                paths.append("\(base).\(language).json")
            }
            paths.append(base + ".json")
        }
        return paths + [name]
    }
}
