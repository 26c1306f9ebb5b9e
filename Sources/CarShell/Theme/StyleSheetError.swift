/// A style sheet can't be used.
enum StyleSheetError: Error, Equatable, CustomStringConvertible {
    case unclosedTokens
    case unclosedVariable
    case unknownToken(String)
    case unreadable(path: String)

    var description: String {
        switch self {
        case .unclosedTokens: "A block of tokens in the style sheet has no closing bracket."
        case .unclosedVariable: "A var( in the style sheet has no closing bracket."
        case .unknownToken(let name): "The style sheet uses the token \(name), which has no value."
        case .unreadable(let path): "The style sheet \(path) cannot be read. Reinstall CarShell or give --data-dir."
        }
    }
}
