import Foundation
import XCTest

/// The arrows between modules point one way, and C is where it belongs.
final class ArchitectureTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// The modules that the files of a target import.
    private func imports(of target: String) throws -> Set<String> {
        let folder = Self.sources.appendingPathComponent(target)
        let files = try XCTUnwrap(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var modules: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let word = words.firstIndex(of: "import"), word < 3, words.count > word + 1,
                    words[..<word].allSatisfy({ $0.hasPrefix("@") || ["public", "internal"].contains($0) })
                else { continue }
                modules.insert(String(words[word + 1]))
            }
        }
        return modules
    }

    private var targets: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).sorted() }
    }

    func testTemplatesImportsNothing() throws {
        XCTAssertEqual(try imports(of: "Templates"), [])
    }

    func testLocalizationImportsNothingOfOurs() throws {
        XCTAssertEqual(try imports(of: "Localization"), ["CGLib", "Glibc"])
    }

    func testPlaybackImportsTemplatesAndItsWordsOnly() throws {
        XCTAssertEqual(try imports(of: "Playback"), ["Localization", "Templates"])
    }

    func testStationsIsFreeOfCLibrariesAndOfTheWholeFoundation() throws {
        let allowed: Set = ["FoundationEssentials", "Glibc", "Localization", "Synchronization"]
        XCTAssertEqual(try imports(of: "Stations").subtracting(allowed), [])
    }

    func testAppsKnowNeitherGTKNorGStreamer() throws {
        let allowed: Set = ["Templates", "Playback", "Stations", "Localization", "FoundationEssentials", "Glibc"]
        XCTAssertEqual(try imports(of: "Apps").subtracting(allowed), [])
    }

    func testOnlyTheShellImportsGTK() throws {
        for target in try targets where target != "CarShell" {
            XCTAssertFalse(try imports(of: target).contains("CGtk"), target)
        }
        XCTAssertTrue(try imports(of: "CarShell").contains("CGtk"), "the test reads imports at all")
    }

    func testOnlyTheEngineImportsGStreamer() throws {
        for target in try targets where target != "GStreamerEngine" {
            XCTAssertFalse(try imports(of: target).contains("CGst"), target)
        }
        XCTAssertTrue(try imports(of: "GStreamerEngine").contains("CGst"))
    }

    func testNothingImportsTheWholeFoundation() throws {
        for target in try targets where target != "Benchmarks" {
            XCTAssertFalse(try imports(of: target).contains("Foundation"), target)
        }
    }
}
