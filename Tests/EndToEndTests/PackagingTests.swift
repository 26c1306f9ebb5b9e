import Foundation
import TestSupport
import XCTest

/// What is installed as a file: complete, valid, and enough for the program to run from where it was installed.
final class PackagingTests: XCTestCase {
    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    }

    func testTheInstalledProgramRunsFromItsPrefix() throws {
        let folder = try TemporaryFolder("install")
        let build = folder.path + "/build"
        try ChildProcess.run(
            ["meson", "setup", build, Repository.root.path, "--prefix=/usr", "-Dbinary=\(Repository.carshell)"])
        try ChildProcess.run(["meson", "install", "-C", build, "--destdir=\(folder.path)/installed"], seconds: 60)

        let usr = folder.path + "/installed/usr"
        for file in [
            "bin/carshell", "share/carshell/stations.json", "share/carshell/style/carshell.css",
            "share/carshell/demo/open-road.ogg", "share/carshell/limits.conf",
            "share/carshell/locale/de/LC_MESSAGES/carshell.mo",
            "share/carshell/icons/hicolor/scalable/actions/carshell-play-symbolic.svg",
            "share/carshell/symbols/hicolor/96x96/actions/carshell-play-symbolic.symbolic.png",
            "share/icons/hicolor/scalable/apps/org.carshell.CarShell.svg",
            "share/applications/org.carshell.CarShell.desktop", "share/wayland-sessions/carshell.desktop",
            "share/metainfo/org.carshell.CarShell.metainfo.xml", "lib/systemd/system/carshell-kiosk.service",
            "lib/systemd/user/carshell.service",
        ] {
            XCTAssertTrue(FileManager.default.fileExists(atPath: usr + "/" + file), "\(file) is not installed")
        }
        // Only what the program reads itself is in its folder.
        let own = try FileManager.default.contentsOfDirectory(atPath: usr + "/share/carshell")
        XCTAssertTrue(Set(own).isDisjoint(with: ["applications", "metainfo", "systemd", "wayland-sessions"]), "\(own)")

        let shell = try ShellSession(program: usr + "/bin/carshell", language: "de")
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.contents.wait(for: "the built-in list") { $0.row("CarShell Demo") }
        try shell.contents.wait(for: "the installed translation") { $0.control("Einstellungen") }
    }

    func testDesktopFilesAndMetainfoAreValid() throws {
        let data = Repository.path("data") + "/"
        let desktop = data + "applications/org.carshell.CarShell.desktop"
        try ChildProcess.run(["desktop-file-validate", desktop, data + "wayland-sessions/carshell.desktop"])
        let metainfo = data + "metainfo/org.carshell.CarShell.metainfo.xml"
        try ChildProcess.run(["appstreamcli", "validate", "--no-net", metainfo])
    }

    func testEverySymbolThatTheSourcesNameIsDrawn() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = try XCTUnwrap(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var named: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(of: #/\.symbol\("([a-z-]+)"\)/#) { named.insert(String(match.output.1)) }
        }
        // The gallery shows what a symbol looks like that isn't there.
        named.remove("no-such-symbol")
        XCTAssertFalse(named.isEmpty)
        for name in named.sorted() {
            let path = Repository.path("data/icons/hicolor/scalable/actions/carshell-\(name)-symbolic.svg")
            XCTAssertTrue(FileManager.default.fileExists(atPath: path), "There is no icon for “\(name)”")
        }
    }

    func testEveryIconHasThePictureThatTheProgramShows() throws {
        let icons = try FileManager.default.contentsOfDirectory(
            atPath: Repository.path("data/icons/hicolor/scalable/actions"))
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: Repository.path("data/symbols/hicolor/96x96/actions"))
        XCTAssertFalse(icons.isEmpty)
        XCTAssertEqual(
            Set(icons.map { $0.replacing(".svg", with: "") }),
            Set(pictures.map { $0.replacing(".symbolic.png", with: "") }), "Run scripts/make-symbols.")
    }

    func testSymbolsHaveOneColourSoThatTheyCanBeRecoloured() throws {
        let folder = Repository.path("data/icons/hicolor/scalable/actions")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let svg = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            let colours = Set(svg.matches(of: #/#[0-9a-f]{3,6}/#).map { String($0.output) })
            XCTAssertEqual(colours, ["#2e3436"], name)
            // GTK recolours fills; a stroke would stay as it is.
            XCTAssertFalse(svg.contains("stroke"), name)
            XCTAssertTrue(svg.contains(#"viewBox="0 0 16 16""#), name)
        }
    }

    func testTheFirstBuiltInStationNeedsNoNetwork() throws {
        struct List: Decodable {
            struct Station: Decodable {
                var name: String
                var streamURL: String
                /// In each language.
                var desc: [String: String]
            }
            var station: [Station]
        }
        let list = try JSONDecoder().decode(List.self, from: Data(text("data/stations.json").utf8))
        let demo = try XCTUnwrap(list.station.first)
        let about = try ChildProcess.run(
            ["ffprobe", "-v", "error", "-show_entries", "format=duration:stream_tags=title,artist"]
                + ["-of", "default=noprint_wrappers=1", Repository.path("data/" + demo.streamURL)])
        XCTAssertTrue(about.contains("Open Road"), about)
        let duration = about.split(separator: "\n").first { $0.hasPrefix("duration=") }?.dropFirst(9)
        XCTAssertGreaterThan(try XCTUnwrap(duration.flatMap { Double($0) }), 16)
        for station in list.station.dropFirst() {
            XCTAssertTrue(station.streamURL.hasPrefix("http"), station.name)
            XCTAssertEqual(Set(station.desc.keys), ["en", "de"], station.name)
        }
    }

    func testLimitsAreNumbersForBothDrivingStates() throws {
        let lines = try text("data/limits.conf").split(separator: "\n").filter { !$0.hasPrefix("#") }
        XCTAssertEqual(lines.filter { $0.hasPrefix("[") }, ["[parked]", "[driving]"])
        let names =
            ["maximum-item-count", "maximum-section-count", "maximum-tab-count", "maximum-depth"]
            + ["maximum-content-depth"]
        for name in names {
            let values = lines.filter { $0.hasPrefix(name + "=") }.compactMap { Int($0.dropFirst(name.count + 1)) }
            XCTAssertEqual(values.count, 2, name)
            XCTAssertTrue(values.allSatisfy { $0 > 0 }, name)
        }
    }
}
