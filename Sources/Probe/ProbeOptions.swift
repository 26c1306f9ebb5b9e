/// What `carshell probe` is asked to do.
struct ProbeOptions: Hashable {
    static let maximumSeconds = 600

    static let help = """
        Tells what is at each address or file, and whether it plays.
          --seconds N  listen for N seconds (5; 0 does not play)
          --json       print one JSON object a line for each argument

        """

    private(set) var inputs: [String] = []
    /// How long to listen.
    private(set) var seconds = 5
    private(set) var isJSON = false

    /// - Parameter arguments: what follows the word `probe`; what follows `--` is never an option.
    init(_ arguments: [String]) throws(ProbeUsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": isJSON = true
            case "--help", "-h": throw .helpWanted
            case "--seconds": seconds = try Self.seconds(rest.popFirst() ?? "")
            case _ where argument.hasPrefix("--seconds="): seconds = try Self.seconds(String(argument.dropFirst(10)))
            case "--":
                inputs += rest
                rest = []
            case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
            default: inputs.append(argument)
            }
        }
        guard !inputs.isEmpty else { throw .noInput }
    }

    private static func seconds(_ text: String) throws(ProbeUsageError) -> Int {
        guard let number = Int(text), (0...maximumSeconds).contains(number) else { throw .badSeconds(text) }
        return number
    }
}
