/// The trace file can't be written.
struct TraceError: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String {
        "The trace file \(path) cannot be opened: \(reason). Name a file in a folder you may write to."
    }
}
