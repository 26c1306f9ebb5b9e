/// A command line that makes no sense.
struct UsageError: Error {
    var description: String
}
