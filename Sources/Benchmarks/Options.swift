/// What the command line asks for.
struct Options {
    static let usage = """
        usage: benchmarks [--runs N] [--only start|playback|taps|lists|idle|processor|model]… [--json]
          --runs N   how often each thing is measured; medians are told (default 7)
          --only X   one benchmark only; may be repeated
          --json     the report as JSON
        """
    static let names: Set<String> = ["start", "playback", "taps", "lists", "idle", "processor", "model"]

    var runs = 7
    var only: Set<String> = []
    var wantsJSON = false
    var wantsHelp = false

    init(_ arguments: some Sequence<String>) throws {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--runs":
                guard let text = rest.next(), let number = Int(text), number > 0 else {
                    throw UsageError(description: "--runs takes a number from 1.")
                }
                runs = number
            case "--only":
                guard let name = rest.next(), Self.names.contains(name) else {
                    throw UsageError(description: "--only takes one of the names below.")
                }
                only.insert(name)
            case "--json": wantsJSON = true
            case "--help": wantsHelp = true
            default: throw UsageError(description: "There is no option \(argument).")
            }
        }
    }
}
