import XCTest

/// `docs/rules.md` against the tests that it names, so that it can't rot.
final class RuleIndexTests: XCTestCase {
    private static let ruleCount = 201

    /// The folder that holds `docs` and `Tests`.
    private var repository: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The rows of the index: a rule's number and what the last column says.
    private func rows() throws -> [(rule: Int, proof: String)] {
        let text = try String(contentsOf: repository.appendingPathComponent("docs/rules.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| R") else { return nil }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, let rule = Int(cells[0].dropFirst()) else { return nil }
            return (rule, cells[2])
        }
    }

    /// The names of all tests in the sources, such as `GridTemplateTests.testEightButtonsAreShown_R116`.
    private func tests() throws -> Set<String> {
        let folder = repository.appendingPathComponent("Tests")
        var names: Set<String> = []
        for target in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            // Resolved, so that a tree of links works as well.
            let path = folder.appendingPathComponent(target).resolvingSymlinksInPath().path
            for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init()
            where file.hasSuffix(".swift") {
                let text = try String(contentsOfFile: path + "/" + file, encoding: .utf8)
                guard let name = text.firstMatch(of: /class (\w+): (?:XCTestCase|GtkTestCase)/)?.1 else { continue }
                for match in text.matches(of: /func (test\w+)\(/) { names.insert("\(name).\(match.1)") }
            }
        }
        return names
    }

    /// The tests that a proof names.
    private func named(in proof: String) -> [String] {
        proof.matches(of: /`(\w+Tests\.test\w+)`/).map { String($0.1) }
    }

    func testEveryRuleHasOneRowInOrder() throws {
        XCTAssertEqual(try rows().map(\.rule), Array(1...Self.ruleCount))
    }

    func testEveryNamedTestExists() throws {
        let tests = try tests()
        XCTAssertGreaterThan(tests.count, 300)
        for row in try rows() {
            for test in named(in: row.proof) { XCTAssertTrue(tests.contains(test), "R\(row.rule) names \(test)") }
        }
    }

    func testEveryRowNamesATestOrSaysWhyThereIsNone() throws {
        for row in try rows() where named(in: row.proof).isEmpty {
            XCTAssertTrue(row.proof.hasPrefix("No test here: "), "R\(row.rule): \(row.proof)")
            XCTAssertGreaterThan(row.proof.count, 30, "R\(row.rule)")
        }
    }
}
