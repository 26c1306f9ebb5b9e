import Localization

/// A fault that was read over because what was meant is clear.
enum JSONRepair: Hashable, Sendable {
    /// Lines count from 1.
    case superfluousComma(line: Int)
    case missingComma(line: Int)
    case foreignText(line: Int)
    case ignoredRest(line: Int)

    /// The repair as a sentence.
    var notice: String {
        switch self {
        case .superfluousComma(let line): localized("Line {0}: a comma too many was ignored.", line)
        case .missingComma(let line): localized("Line {0}: a missing comma was assumed.", line)
        case .foreignText(let line): localized("Line {0}: a text is not UTF-8 and was read as Windows-1252.", line)
        case .ignoredRest(let line): localized("Line {0}: what follows the list was ignored.", line)
        }
    }
}
