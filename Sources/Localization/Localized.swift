internal import CGLib

/// The name of the shell's catalogue: `de/LC_MESSAGES/carshell.mo`.
let domain = "carshell"

/// A text in the person's language.
///
/// - Parameters:
///   - text: in English, as a literal, so that `scripts/make-translations` finds it.
///   - values: what stands for `{0}`, `{1}` and so on, in whatever order the language wants them.
public func localized(_ text: String, _ values: any CustomStringConvertible...) -> String {
    // What gettext gives back may be the text that it was given, which has to live as long.
    let format = text.withCString { String(cString: g_dgettext(domain, $0)) }
    return filled(format, values)
}

/// A short word in the person's language, where the same English word has several meanings.
///
/// - Parameters:
///   - word: in English, as a literal.
///   - context: tells translators which of its meanings is meant; a literal, too.
public func localizedWord(_ word: String, context: String) -> String {
    context.withCString { context in
        word.withCString { String(cString: g_dpgettext2(domain, context, $0)) }
    }
}

/// A text about several of something, in the form that the person's language has for that number.
///
/// - Parameters:
///   - count: how many; stands for `{0}`.
///   - singular: in English, for one; a literal.
///   - plural: in English, for any other number; a literal.
///   - values: what stands for `{1}`, `{2}` and so on.
public func localizedCount(
    _ count: Int, _ singular: String, _ plural: String, _ values: any CustomStringConvertible...
) -> String {
    let format = singular.withCString { singular in
        plural.withCString { String(cString: g_dngettext(domain, singular, $0, UInt(max(count, 0)))) }
    }
    return filled(format, [count] + values)
}
