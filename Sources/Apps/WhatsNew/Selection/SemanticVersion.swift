/// A version that can be ordered, as Semantic Versioning 2.0 orders them, read generously: an optional `v`, any number of
/// parts, parts that are missing count as 0.
///
/// `1.0` and `v1.0.0+7` are equal: build metadata has no part in the order.
public struct SemanticVersion: Hashable, Sendable, Comparable {
    /// Without zeros at the end, so that `1`, `1.0` and `1.0.0` are one value.
    private let parts: [Number]
    /// What follows the hyphen; nil for a release proper, which is above all of its pre-releases.
    private let prerelease: [Identifier]?

    /// - Parameter text: blanks around it are ignored.
    /// - Returns: nil for a text that can't be ordered, as `Spring 2026`.
    public init?(_ text: String) {
        var rest = Blanks.trimmed(text)[...]
        if rest.first == "v" || rest.first == "V" { rest = rest.dropFirst() }
        if let plus = rest.firstIndex(of: "+") { rest = rest[..<plus] }
        let core = rest.prefix { $0 != "-" }
        var parts: [Number] = []
        for part in core.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Number(part) else { return nil }
            parts.append(number)
        }
        while parts.last?.isZero == true { parts.removeLast() }
        self.parts = parts
        guard core.endIndex < rest.endIndex else {
            prerelease = nil
            return
        }
        var identifiers: [Identifier] = []
        let names = rest[core.endIndex...].dropFirst()
        for name in names.split(separator: ".", omittingEmptySubsequences: false) {
            guard let identifier = Identifier(name) else { return nil }
            identifiers.append(identifier)
        }
        prerelease = identifiers
    }

    public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        for index in 0..<max(left.parts.count, right.parts.count) {
            let (first, second) = (left.part(index), right.part(index))
            if first != second { return first < second }
        }
        switch (left.prerelease, right.prerelease) {
        case (nil, _): return false
        case (_?, nil): return true
        case (let first?, let second?): return first.lexicographicallyPrecedes(second)
        }
    }

    private func part(_ index: Int) -> Number { index < parts.count ? parts[index] : .zero }

    /// A number of any length: a date or a commit count overflows soon enough.
    private struct Number: Hashable, Comparable {
        static let zero = Number(digits: "")

        /// Without zeros in front.
        let digits: String
        var isZero: Bool { digits.isEmpty }

        private init(digits: String) { self.digits = digits }

        init?(_ text: Substring) {
            guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            digits = String(text.drop { $0 == "0" })
        }

        static func < (left: Number, right: Number) -> Bool {
            let (first, second) = (left.digits.utf8.count, right.digits.utf8.count)
            return first == second ? left.digits < right.digits : first < second
        }
    }

    private enum Identifier: Hashable, Comparable {
        // In this order: a number is below any word.
        case number(Number)
        case word(ASCIIWord)

        init?(_ text: Substring) {
            if let number = Number(text) {
                self = .number(number)
            } else if let word = ASCIIWord(text) {
                self = .word(word)
            } else {
                return nil
            }
        }
    }

    /// Compared byte by byte, as the specification says; Swift's own order of texts is Unicode's.
    private struct ASCIIWord: Hashable, Comparable {
        let bytes: [UInt8]

        init?(_ text: Substring) {
            guard !text.isEmpty else { return nil }
            for byte in text.utf8 {
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): continue
                default: return nil
                }
            }
            bytes = Array(text.utf8)
        }

        static func < (left: ASCIIWord, right: ASCIIWord) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
    }
}
