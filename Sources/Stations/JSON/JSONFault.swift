/// What made reading stop, and where.
struct JSONFault: Error, Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        case endsEarly
        case unclosedText
        case unexpected(String)
        case notAValue(String)
        case missingColon
        case tooDeep
        case tooManyValues
    }

    /// From 1.
    var line: Int
    var problem: Problem

    /// The problem as the end of a sentence that begins with the place.
    var reason: String {
        switch problem {
        case .endsEarly: "it ends in the middle; the rest is missing"
        case .unclosedText: "a text that begins there has no closing quotation mark"
        case .unexpected(let character): "“\(character)” was not expected there"
        case .notAValue(let word): "“\(word)” stands where a value should be; a text needs quotation marks"
        case .missingColon: "a colon is missing between a key and its value"
        case .tooDeep: "it is nested more than \(JSONReader.maximumDepth) levels deep"
        case .tooManyValues: "it has more values than any list needs; the rest is not read"
        }
    }
}
