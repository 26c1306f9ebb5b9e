import FoundationEssentials
import Localization

/// The first place where a file is not release notes.
public struct ReleaseNotesFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong there.
    public enum Reason: Hashable, Sendable {
        /// It is not JSON at all; the reader's words, empty when it has none.
        case notJSON(String)
        /// The field has to be there.
        case missing
        /// The field has to be something, and is null.
        case null
        /// The field is of another type than the one named, e.g. `text`.
        case wrongType(expected: String)
    }

    /// The way to the field from outside, as `[2].new[0].icon` or `de[2].new[0].icon`; empty for the file as a whole.
    public var path: String
    /// What is wrong there.
    public var reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The fault as a sentence, with what to do about it.
    public var description: String {
        let field = path.isEmpty ? localized("the outermost value") : path
        return switch reason {
        case .notJSON(let words):
            words.isEmpty
                ? localized("The release notes are not JSON.")
                : localized(
                    "The release notes are not JSON: {0}.", words.hasSuffix(".") ? String(words.dropLast()) : words)
        case .missing: localized("The release notes lack {0}, which every entry needs.", field)
        case .null: localized("In the release notes, {0} is null and should have a value.", field)
        case .wrongType(let expected): localized("In the release notes, {0} should be {1}.", field, expected)
        }
    }
}

extension ReleaseNotesFault {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(path: Self.path(context.codingPath + [key]), reason: .missing)
        case .valueNotFound(_, let context):
            self.init(path: Self.path(context.codingPath), reason: .null)
        case .typeMismatch(let type, let context):
            self.init(path: Self.path(context.codingPath), reason: .wrongType(expected: Self.name(of: type)))
        case .dataCorrupted(let context):
            // The context's own words say no more than that it isn't JSON.
            let words = context.underlyingError.map { String(describing: $0) } ?? ""
            self.init(path: Self.path(context.codingPath), reason: .notJSON(words))
        @unknown default:
            self.init(path: "", reason: .notJSON(String(describing: error)))
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func name(of type: any Any.Type) -> String {
        if type == String.self { return localized("a text") }
        return type is any RandomAccessCollection.Type ? localized("an array") : localized("an object")
    }
}
