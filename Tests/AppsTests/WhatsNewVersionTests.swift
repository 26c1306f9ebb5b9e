import Testing

@testable import Apps

struct WhatsNewVersionTests {
    enum Order { case before, same, after }

    static let pairs: [(String, Order, String)] = [
        // Parts are numbers, not texts.
        ("1.0.0", .same, "1.0.0"), ("1.0.0", .before, "2.0.0"), ("1.9.0", .before, "1.10.0"),
        ("1.2.3", .before, "1.2.4"), ("2.0.0", .after, "1.99.99"), ("10", .after, "9"), ("0.1", .after, "0.0.9"),
        ("0", .before, "0.0.1"), ("6.5", .before, "6.10"),
        // An optional v.
        ("v1.2", .same, "1.2"), ("V1.2", .same, "v1.2.0"), ("v1.2", .before, "1.3"), ("v2", .after, "1.9.9"),
        // Any number of parts; parts that are missing are 0.
        ("1", .same, "1.0"), ("1", .same, "1.0.0.0.0"), ("1.2", .same, "1.2.0"), ("1.2", .before, "1.2.0.1"),
        ("1.2.3.4.5", .after, "1.2.3.4.4"), ("1.2.3.4.5", .before, "1.2.3.4.5.6"), ("0.0.0", .same, "0"),
        ("1.0.1", .after, "1"),
        // Pre-releases are below their release, and above what comes before it.
        ("1.0.0-alpha", .before, "1.0.0"), ("1.0.0-alpha", .after, "0.9.9"), ("1.0-beta", .before, "1.0.0"),
        ("1.0.0-alpha", .before, "1.0.0-beta"), ("2.0.0-rc.1", .after, "1.9"), ("1.0-rc", .same, "1-rc"),
        // The example of the specification, step by step.
        ("1.0.0-alpha", .before, "1.0.0-alpha.1"), ("1.0.0-alpha.1", .before, "1.0.0-alpha.beta"),
        ("1.0.0-alpha.beta", .before, "1.0.0-beta"), ("1.0.0-beta", .before, "1.0.0-beta.2"),
        ("1.0.0-beta.2", .before, "1.0.0-beta.11"), ("1.0.0-beta.11", .before, "1.0.0-rc.1"),
        ("1.0.0-rc.1", .before, "1.0.0"),
        // Numbers in pre-releases are below words, words go by their bytes, hyphens are letters.
        ("1.0.0-1", .before, "1.0.0-a"), ("1.0.0-2", .before, "1.0.0-10"), ("1.0.0-A", .before, "1.0.0-a"),
        ("1.0.0-Z", .before, "1.0.0-a"), ("1.0.0-a-b", .after, "1.0.0-a"), ("1.0.0-x-1", .same, "1.0.0-x-1"),
        ("1.0.0--", .before, "1.0.0-0a"), ("1.0.0-1a", .after, "1.0.0-99"),
        // Build metadata does not count, wherever it stands and whatever is in it.
        ("1.0.0+1", .same, "1.0.0+2"), ("1.0.0+abc", .same, "1.0.0"), ("1.0.0-rc.1+5", .same, "1.0.0-rc.1"),
        ("1.0+20250101-x", .same, "1.0"), ("1.0.0+9", .before, "1.0.1+1"),
        // Leading zeros, blanks around, numbers beyond 64 bits.
        ("1.02", .same, "1.2"), ("2025.01.05", .before, "2025.1.10"), (" 1.2 ", .same, "1.2"),
        ("\n1.2\t", .same, "1.2"),
        ("1.99999999999999999999999", .before, "1.100000000000000000000000"),
        ("1.0-99999999999999999999", .after, "1.0-9999999999999999999"),
        ("18446744073709551616", .after, "18446744073709551615"),
    ]

    @Test("Versions are in semantic version order, in both directions", arguments: pairs)
    func order(_ left: String, _ order: Order, _ right: String) throws {
        let (first, second) = (try #require(SemanticVersion(left)), try #require(SemanticVersion(right)))
        #expect((first < second) == (order == .before))
        #expect((second < first) == (order == .after))
        #expect((first == second) == (order == .same))
        if order == .same { #expect(first.hashValue == second.hashValue) }
    }

    @Test("The table has 40 pairs and more, none twice")
    func tableSize() {
        #expect(Set(Self.pairs.map { "\($0.0)|\($0.2)" }).count == Self.pairs.count)
        #expect(Self.pairs.count >= 40)
    }

    @Test(
        "What is no version can't be ordered",
        arguments: [
            "", " ", "v", "vv1", "Spring 2026", "1.", ".1", "1..2", "1.x", "1,2", "-1", "1.0-", "1.0-a..b", "1.0-ä",
            "1 .2",
            "v 1", "١.٢", "1.0-rc 1", "+1", "１.0",
        ])
    func unparsable(_ text: String) {
        #expect(SemanticVersion(text) == nil)
    }
}
