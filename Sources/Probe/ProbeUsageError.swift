/// What is wrong with a call of `carshell probe`.
public enum ProbeUsageError: Error, Hashable, Sendable, CustomStringConvertible {
    case noInput
    case unknownOption(String)
    case badSeconds(String)
    case helpWanted

    public var description: String {
        switch self {
        case .noInput: "give at least one address or file"
        case .unknownOption(let option): "unknown option “\(option)”"
        case .badSeconds(let text):
            "--seconds takes a whole number from 0 to \(ProbeOptions.maximumSeconds), not “\(text)”"
        case .helpWanted: "help is wanted"
        }
    }
}
