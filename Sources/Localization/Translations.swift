internal import CGLib
import Glibc

/// Where the translations are, and whether the C library looks for them.
public enum Translations {
    /// Has all texts come from the catalogues in a folder from now on; before that they are in English.
    ///
    /// To be called once the locale is set, which GTK does, and before the first text is made: texts are kept.
    ///
    /// - Parameter folder: holds `LANGUAGE/LC_MESSAGES/carshell.mo`.
    public static func use(folder: String) {
        followLanguage()
        bindtextdomain(domain, folder)
        bind_textdomain_codeset(domain, "UTF-8")
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
