import Localization

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
        case .endsEarly: localized("it ends in the middle; the rest is missing")
        case .unclosedText: localized("a text that begins there has no closing quotation mark")
        case .unexpected(let character): localized("“{0}” was not expected there", character)
        case .notAValue(let word): localized("“{0}” stands where a value should be; a text needs quotation marks", word)
        case .missingColon: localized("a colon is missing between a key and its value")
        case .tooDeep: localized("it is nested more than {0} levels deep", JSONReader.maximumDepth)
        case .tooManyValues: localized("it has more values than any list needs; the rest is not read")
        }
    }
}
