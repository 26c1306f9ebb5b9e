import Foundation
import TestSupport
import XCTest

@testable import Localization

/// A damaged catalogue is noticed before the C library trusts it.
final class CatalogueFileTests: XCTestCase {
    private func catalogue() throws -> [UInt8] {
        let folder = try TemporaryFolder("catalogue")
        let entries = (1...40).map { "msgid \"text \($0)\"\nmsgstr \"Text \($0)\"\n" }.joined(separator: "\n")
        let header = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let source = try folder.write(header + entries, to: "xx.po")
        try ChildProcess.run(["msgfmt", "--output-file=\(folder.path)/xx.mo", source])
        return try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path + "/xx.mo")))
    }

    func testWhatMsgfmtWritesIsSoundInEitherByteOrder() throws {
        XCTAssertTrue(CatalogueFile.isSound(try catalogue()))
        let folder = try TemporaryFolder("catalogue")
        let source = try folder.write("msgid \"a\"\nmsgstr \"b\"\n", to: "xx.po")
        try ChildProcess.run(["msgfmt", "--endianness=big", "--output-file=\(folder.path)/xx.mo", source])
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path + "/xx.mo")))
        XCTAssertTrue(CatalogueFile.isSound(bytes))
    }

    func testACutFileIsNotSoundWhereverItIsCut() throws {
        let bytes = try catalogue()
        for count in 0..<bytes.count { XCTAssertFalse(CatalogueFile.isSound(Array(bytes[..<count])), "\(count) bytes") }
    }

    func testTablesThatPointOutOfTheFileAreNotSound() throws {
        let bytes = try catalogue()
        // Header, and the tables behind it; the texts at the end may be anything.
        for place in [4, 8, 12, 16, 24, 28, 32, 40, 200] {
            var damaged = bytes
            damaged[place + 3] ^= 0x7F
            XCTAssertFalse(CatalogueFile.isSound(damaged), "byte \(place + 3)")
        }
        var full = bytes
        let start = Int(bytes[24]) | Int(bytes[25]) << 8
        let size = Int(bytes[20]) | Int(bytes[21]) << 8
        for index in 0..<size { full[start + 4 * index] = 1 }
        XCTAssertFalse(CatalogueFile.isSound(full), "a search without an end")
    }
}
