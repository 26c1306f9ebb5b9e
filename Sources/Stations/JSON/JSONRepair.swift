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
        case .superfluousComma(let line): "Line \(line): a comma too many was ignored."
        case .missingComma(let line): "Line \(line): a missing comma was assumed."
        case .foreignText(let line): "Line \(line): a text is not UTF-8 and was read as Windows-1252."
        case .ignoredRest(let line): "Line \(line): what follows the list was ignored."
        }
    }
}
