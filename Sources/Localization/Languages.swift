internal import CGLib

/// The languages of the person, from the environment as gettext reads it.
public enum Languages {
    /// Most preferred first, as `pt_BR` and `pt`; English at the end.
    public static func preferred() -> [String] {
        var languages: [String] = []
        var entry = g_get_language_names()
        while let name = entry?.pointee {
            let language = String(cString: name)
            // The variants with a character set say nothing new, and "C" is no language.
            if language != "C", !language.contains("."), !language.contains("@") { languages.append(language) }
            entry = entry?.advanced(by: 1)
        }
        if !languages.contains("en") { languages.append("en") }
        return languages
    }
}
