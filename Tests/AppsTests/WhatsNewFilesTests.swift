import FoundationEssentials
import Stations
import Templates
import Testing

@testable import Apps

/// What the repository holds for release notes: icons, and the notes of the shell itself.
@MainActor
struct WhatsNewFilesTests {
    private static let data: String = {
        // …/Tests/AppsTests/WhatsNewFilesTests.swift
        #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 } + "/data"
    }()

    private static func icon(_ name: String) -> String {
        data + "/icons/hicolor/scalable/actions/carshell-\(name)-symbolic.svg"
    }

    /// The names in SwiftNEW's demo data.
    private static let demoNames = [
        "app", "app.badge.checkmark", "app.fill", "arrow.down.app", "arrow.down.app.fill", "arrow.left.arrow.right",
        "arrow.triangle.2.circlepath", "arrow.triangle.pull", "bell.badge", "bolt", "character.book.closed",
        "chart.bar.doc.horizontal", "checkmark.shield", "circle.grid.cross", "doc.text", "drop.fill", "eye", "hammer",
        "hammer.fill", "lock.shield", "macpro.gen3.server", "number", "paintbrush.pointed", "paintpalette",
        "paintpalette.fill", "pencil.tip", "pip.remove", "rectangle.bottomthird.inset.filled", "rectangle.fill",
        "rectangle.split.3x3", "snowflake", "sparkles", "speedometer", "square.and.arrow.down.fill",
        "square.dashed.inset.filled", "square.fill", "square.grid.2x2.fill", "tag", "testtube.2", "text.alignleft",
        "textformat.alt", "textformat.size", "tray.and.arrow.down", "wand.and.stars", "water.waves", "wineglass",
    ]

    @Test("Each of the symbols of the demo data has an icon")
    func demoIcons() {
        #expect(Set(Self.demoNames).count == 46)
        for name in Self.demoNames { #expect(SymbolIcons.image(of: name) != nil, "\(name)") }
    }

    @Test("A symbol's filled or encircled form has the icon of the plain one")
    func shapes() {
        #expect(SymbolIcons.image(of: "bell.fill") == .symbol("bell"))
        #expect(SymbolIcons.image(of: "bolt.circle.fill") == .symbol("bolt"))
        #expect(SymbolIcons.image(of: " star.square ") == .symbol("star"))
        #expect(SymbolIcons.image(of: "heart.fill") == .symbol("heart"))
    }

    @Test(
        "A symbol that is not known has no icon, nor has one that says the opposite",
        arguments: ["", " ", ".fill", "circle", "no.such.symbol", "bell.slash", "BELL", "bell.", "../warning"])
    func unknown(_ name: String) {
        #expect(SymbolIcons.image(of: name) == nil)
    }

    @Test("Every icon that a symbol has is there, drawn with fills only, as GTK gives symbolic icons one colour")
    func iconFiles() throws {
        for name in Set(SymbolIcons.table.values) {
            let bytes = try BoundedFile.read(path: Self.icon(name), limit: 20_000)
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("viewBox=\"0 0 16 16\""), "\(name)")
            #expect(text.contains("fill=\"#2e3436\""), "\(name)")
            #expect(!text.contains("stroke") && !text.contains("style") && !text.contains("fill-rule"), "\(name)")
        }
    }

    @Test("The shell's own notes can be read in English and German, release by release the same")
    func ownNotes() async throws {
        func releases(_ language: String) async throws -> [Release] {
            let loader = ReleaseNotesLoader(
                resources: WhatsNewServer("[]"), folders: [Self.data], languages: [language])
            return try await loader.load(from: "whatsnew")
        }
        let (english, german) = (try await releases("en_GB.UTF-8"), try await releases("de_DE.UTF-8"))
        #expect(!english.isEmpty)
        #expect(english != german)
        #expect(english.map(\.version) == german.map(\.version))
        for (first, second) in zip(english, german) {
            #expect(first.changes.map(\.icons) == second.changes.map(\.icons))
            for change in first.changes + second.changes {
                #expect(!change.title.isEmpty)
                #expect(change.icons.first.flatMap(SymbolIcons.image) != nil)
            }
        }
    }

    @Test("Each of the shell's own releases has a version that can be ordered, the newest first")
    func ownVersions() async throws {
        let loader = ReleaseNotesLoader(resources: WhatsNewServer("[]"), folders: [Self.data], languages: [])
        let versions = try await loader.load(from: "whatsnew").map { SemanticVersion($0.version) }
        #expect(!versions.contains(nil))
        let ordered = versions.compactMap(\.self)
        #expect(ordered == ordered.sorted(by: >))
    }
}
