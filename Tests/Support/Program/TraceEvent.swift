import Foundation

/// One line of the program's trace.
public struct TraceEvent: CustomStringConvertible {
    /// On `CLOCK_MONOTONIC`.
    public let nanoseconds: UInt64
    public let name: String
    public let fields: [String: Any]
    public let description: String

    init(line: String) throws {
        let parsed = try? JSONSerialization.jsonObject(with: Data(line.utf8))
        guard let fields = parsed as? [String: Any], let name = fields["event"] as? String,
            let nanoseconds = (fields["t"] as? NSNumber)?.uint64Value
        else { throw HarnessError("This is no line of a trace: \(line)") }
        self.nanoseconds = nanoseconds
        self.name = name
        self.fields = fields
        description = line
    }

    /// A field that is a text.
    public subscript(_ field: String) -> String? { fields[field] as? String }
}
