import Foundation
import Playback
import XCTest

@testable import CarShell

final class SettingsFileTests: XCTestCase {
    private var folder: URL!
    private var path: String { folder.appendingPathComponent("carshell/settings.conf").path }

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("carshell"), withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    @MainActor
    private static func read(_ path: String) -> (settings: AudioSettings, sentences: [String]) {
        var sentences: [String] = []
        let settings = SettingsFile(path: path) { sentences.append($0) }.read()
        return (settings, sentences)
    }

    func testWithoutAFileAllIsAsUsualAndNothingIsSaid() async {
        let (settings, sentences) = await Self.read(path)
        XCTAssertEqual(settings, AudioSettings())
        XCTAssertEqual(sentences, [])
    }

    func testABadValueIsSaidWithFileKeyValueAndRemedyAndTheRestCounts() async throws {
        let text = "[sound]\nwhen-output-goes=explode\nstart-volume-ceiling=60\noutput=alsasink device=\"hw:1\"\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let (settings, sentences) = await Self.read(path)
        XCTAssertEqual(settings.startVolumeCeiling, 60)
        XCTAssertEqual(settings.outputLoss, .resume)
        XCTAssertEqual(settings.output.element, "alsasink device=\"hw:1\"")
        XCTAssertEqual(sentences.count, 1)
        for part in [path, "when-output-goes", "“explode”", "“pause” or “continue”"] {
            XCTAssertTrue(sentences.first?.contains(part) == true, "\(part): \(sentences)")
        }
    }

    func testWhatIsNoKeyFileIsSaidAndAllIsAsUsual() async throws {
        for bytes in [Data("{\"volume\": 3}".utf8), Data([0, 255, 254, 10]), Data("[sound]\noutput".utf8)] {
            try bytes.write(to: URL(fileURLWithPath: path))
            let (settings, sentences) = await Self.read(path)
            XCTAssertEqual(settings, AudioSettings())
            XCTAssertEqual(sentences.count, 1)
            XCTAssertTrue(sentences.first?.contains(path) == true, "\(sentences)")
        }
    }

    func testTheLastOfManySettingsIsInTheFileAndTheRestOfItStays() async throws {
        try "# by hand\n[sound]\nmine=1\n[other]\na=b\n".write(toFile: path, atomically: true, encoding: .utf8)
        let file = await SettingsFile(path: path) { XCTFail($0) }
        for percent in 1...20 { await file.save(AudioSettings(outputLoss: .pause, startVolumeCeiling: percent)) }
        await file.flush()
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for line in ["# by hand", "mine=1", "[other]", "a=b", "when-output-goes=pause", "start-volume-ceiling=20"] {
            XCTAssertTrue(text.split(separator: "\n").contains(Substring(line)), "\(line) is not in \(text)")
        }
        let (settings, _) = await Self.read(path)
        XCTAssertEqual(settings, AudioSettings(outputLoss: .pause, startVolumeCeiling: 20))
    }

    func testABrokenFileIsSetAsideAndNotLost() async throws {
        try "nonsense".write(toFile: path, atomically: true, encoding: .utf8)
        let file = await SettingsFile(path: path) { XCTFail($0) }
        await file.save(AudioSettings(startVolumeCeiling: 50))
        await file.flush()
        XCTAssertEqual(try String(contentsOfFile: path + ".broken", encoding: .utf8), "nonsense")
        let (settings, _) = await Self.read(path)
        XCTAssertEqual(settings.startVolumeCeiling, 50)
    }

    func testWhatCannotBeSavedIsSaid() async throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("carshell"))
        try "a file".write(to: folder.appendingPathComponent("carshell"), atomically: true, encoding: .utf8)
        let sentences = await Self.failedSave(path)
        XCTAssertEqual(sentences.count, 1)
        XCTAssertTrue(sentences.first?.contains(path) == true, "\(sentences)")
    }

    @MainActor
    private static func failedSave(_ path: String) async -> [String] {
        var sentences: [String] = []
        let file = SettingsFile(path: path) { sentences.append($0) }
        file.save(AudioSettings())
        await file.flush()
        return sentences
    }
}
