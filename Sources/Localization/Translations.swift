internal import CGLib
import Glibc

/// Where the translations are, and whether the C library looks for them.
public enum Translations {
    /// Has all texts come from the catalogues in a folder from now on; before that they are in English.
    ///
    /// To be called once the locale is set, which GTK does, and before the first text is made: texts are kept.
    ///
    /// - Parameter folder: holds `LANGUAGE/LC_MESSAGES/carshell.mo`.
    /// - Returns: the catalogue that is damaged, if one of the person's languages is; then all texts stay in English, since
    ///   the C library would not survive reading it.
    @discardableResult
    public static func use(folder: String) -> String? {
        if let damaged = damagedCatalogue(in: folder) { return damaged }
        followLanguage()
        bindtextdomain(domain, folder)
        bind_textdomain_codeset(domain, "UTF-8")
        return nil
    }

    private static func damagedCatalogue(in folder: String) -> String? {
        Languages.preferred().lazy.map { "\(folder)/\($0)/LC_MESSAGES/\(domain).mo" }.first { path in
            var contents: UnsafeMutablePointer<gchar>?
            var count: gsize = 0
            guard g_file_get_contents(path, &contents, &count, nil) != 0, let contents else { return false }
            defer { g_free(contents) }
            return !CatalogueFile.isSound(Array(UnsafeRawBufferPointer(start: contents, count: Int(count))))
        }
    }

    /// Lets the person's language count where the system has not got its locale, as on a small image for a car:
    /// the C library stays with "C" then, in which gettext translates nothing.
    private static func followLanguage() {
        guard let locale = setlocale(LC_MESSAGES, nil), String(cString: locale) == "C" else { return }
        let languages = Languages.preferred()
        guard languages != ["en"], setlocale(LC_MESSAGES, "C.UTF-8") != nil else { return }
        setenv("LANGUAGE", languages.joined(separator: ":"), 1)
    }
}
