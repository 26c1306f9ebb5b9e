import Foundation
import Templates
import Testing

@testable import Apps

/// Every symbol that is named anywhere has a picture in the shell's icon set.
@Suite(.serialized)
@MainActor
struct GalleryIconsTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let icons = project.appendingPathComponent("data/icons/hicolor/scalable/actions")

    /// The names of the icons, without prefix and suffix.
    private var installed: Set<String> {
        get throws {
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.icons.path)
            return Set(
                files.map { file in
                    #expect(file.hasPrefix("carshell-") && file.hasSuffix("-symbolic.svg"), "\(file)")
                    return String(file.dropFirst("carshell-".count).dropLast("-symbolic.svg".count))
                })
        }
    }

    /// The symbols that a source file names.
    private func symbols(in source: String) -> Set<String> {
        let code = source.split(separator: "\n").filter {
            !$0.drop { $0 == " " }.hasPrefix("//")
        }.joined(separator: "\n")
        // Arguments and values, with what they choose between.
        let places = [
            #/\bIcon\(([^)\n]*)\)/#, #/\.symbol\(([^)\n]*)\)/#, #/accessorySymbolName: ([^,\n)]*)/#,
            #/\.symbol = *(\S[^\n]*)/#, #/\.symbol =\n([^}]*)/#, #/return (\("[a-z-]+", Texts\.[^\n]*)/#,
            #/\? (\("[a-z-]+", Texts\.[^\n]*)/#,
        ]
        var names: Set<String> = []
        for place in places {
            for match in code.matches(of: place) {
                names.formUnion(match.1.matches(of: #/"([a-z0-9-]+)"/#).map { String($0.1) })
            }
        }
        names.formUnion(code.matches(of: #/"carshell-([a-z0-9-]+)-symbolic"/#).map { String($0.1) })
        return names
    }

    @Test("Every symbol that the sources name is there")
    func sources() throws {
        let installed = try installed
        let folder = Self.project.appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            var names = symbols(in: try String(contentsOf: file, encoding: .utf8))
            // A page of the gallery shows what a missing one looks like.
            if file.lastPathComponent == "PicturePages.swift" { names.remove("no-such-symbol") }
            #expect(names.subtracting(installed).isEmpty, "\(file.lastPathComponent)")
            found.formUnion(names)
        }
        // One of each way to name a symbol, so that the test can't go blind.
        for name in ["radio", "stop", "pin", "cloud", "star-half", "spinner", "heart", "starred", "delete"] {
            #expect(found.contains(name), "\(name)")
        }
    }

    @Test("Every symbol on any page of the gallery is there, those of the ready-made tabs and buttons too")
    func pages() throws {
        let installed = try installed
        var found: Set<String> = []
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            let snapshot = try #require(gallery.visible)
            let text = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
            var names = Set(text.matches(of: #/"symbol":\{"_0":"([^"]*)"\}/#).map { String($0.1) })
            names.formUnion(text.matches(of: #/"accessorySymbolName":"([^"]*)"/#).map { String($0.1) })
            if page.family == .picture { names.remove("no-such-symbol") }
            #expect(names.subtracting(installed).isEmpty, "\(page.name)")
            found.formUnion(names)
        }
        for name in ["heart", "user-bookmarks", "call-start", "mail-message-new", "microphone"] {
            #expect(found.contains(name), "\(name)")
        }
        for item in TabSystemItem.allCases {
            if case .symbol(let name)? = item.image.source { #expect(installed.contains(name), "\(name)") }
        }
    }

    @Test("Every icon is drawn in one colour, which the shell replaces by the text's, on the set's grid")
    func drawing() throws {
        for name in try installed {
            let file = Self.icons.appendingPathComponent("carshell-\(name)-symbolic.svg")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(#"viewBox="0 0 16 16""#), "\(name)")
            #expect(Set(text.matches(of: #/fill="([^"]*)"/#).map { String($0.1) }) == ["#2e3436"], "\(name)")
            // A stroke keeps its colour when the shell recolours a symbolic icon.
            #expect(!text.contains("stroke"), "\(name)")
        }
    }
}
