/// What reading gave: as much of the value as could be read, and what was wrong with it.
struct JSONDocument {
    /// nil when there was nothing, or nothing that could be read.
    var value: JSONValue?
    /// Set when reading stopped before the end; `value` then holds what came before, without the element that broke.
    var fault: JSONFault?
    /// The first few repairs, in the order of the lines.
    var repairs: [JSONRepair]
}
