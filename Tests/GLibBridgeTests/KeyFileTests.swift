import GLibBridge
import Glibc
import XCTest

final class KeyFileTests: XCTestCase {
    private var folder = ""
    private var path: String { folder + "/new/settings.conf" }

    override func setUpWithError() throws {
        var template = Array("/tmp/carshell-keyfile-XXXXXX".utf8CString)
        folder = try XCTUnwrap(mkdtemp(&template).map { String(cString: $0) })
        mkdir(folder + "/new", 0o755)
    }

    override func tearDown() {
        for name in ["settings.conf", "big"] { unlink("\(folder)/new/\(name)") }
        rmdir(folder + "/new")
        rmdir(folder)
    }

    private func write(_ text: String) throws {
        let file = try XCTUnwrap(fopen(path, "w"))
        fputs(text, file)
        fclose(file)
    }

    private func read() throws -> String {
        let file = try XCTUnwrap(fopen(path, "r"))
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    func testValuesAreReadAndSetAndTheRestOfTheFileStays() throws {
        try write("# mine\n[sound]\noutput=default\nother=x\n\n[theirs]\nkey=1\n")
        let file = try KeyFile(path: path)
        XCTAssertEqual(file.string("output", in: "sound"), "default")
        XCTAssertNil(file.string("nothing", in: "sound"))
        XCTAssertNil(file.string("output", in: "nowhere"))
        file.set("output", to: "a = \"b\"; c\\d", in: "sound")
        file.set("other", to: nil, in: "sound")
        try file.save(to: path)
        let text = try read()
        XCTAssertTrue(text.contains("# mine") && text.contains("[theirs]\nkey=1"), text)
        XCTAssertFalse(text.contains("other"), text)
        XCTAssertEqual(try KeyFile(path: path).string("output", in: "sound"), "a = \"b\"; c\\d")
    }

    func testAFolderIsMadeForANewFile() throws {
        rmdir(folder + "/new")
        let file = KeyFile()
        file.set("key", to: "value", in: "group")
        try file.save(to: path)
        XCTAssertEqual(try KeyFile(path: path).string("key", in: "group"), "value")
    }

    func testWhatCannotBeReadIsToldWithItsNameAndTheReason() throws {
        XCTAssertThrowsError(try KeyFile(path: path)) { XCTAssertEqual($0 as? KeyFileError, .notFound(path: path)) }
        for text in ["no group\n", "[open\n", "[a]\nno equals sign\n", "\u{1}\u{2}["] {
            try write(text)
            XCTAssertThrowsError(try KeyFile(path: path), text) { error in
                guard case .broken(path, _)? = error as? KeyFileError else { return XCTFail("\(error)") }
                XCTAssertTrue("\(error)".contains(path) && "\(error)".contains("key=value"))
            }
        }
        XCTAssertThrowsError(try KeyFile(path: folder)) { error in
            guard case .unreadable? = error as? KeyFileError else { return XCTFail("\(error)") }
        }
        XCTAssertThrowsError(try KeyFile(path: "/dev/zero"), "endless") { error in
            guard case .unreadable? = error as? KeyFileError else { return XCTFail("\(error)") }
        }
    }

    func testAFileThatIsTooLargeIsNotRead() throws {
        try write("[sound]\noutput=default\n")
        truncate(path, 1_000_001)
        XCTAssertThrowsError(try KeyFile(path: path)) { error in
            guard case .broken? = error as? KeyFileError else { return XCTFail("\(error)") }
        }
    }

    func testWhatCannotBeSavedIsToldAndTheOldFileStays() throws {
        try write("[sound]\noutput=default\n")
        let file = KeyFile()
        file.set("key", to: "value", in: "group")
        XCTAssertThrowsError(try file.save(to: path + "/below-a-file")) { error in
            guard case .notSaved(_, let reason)? = error as? KeyFileError else { return XCTFail("\(error)") }
            XCTAssertFalse(reason.isEmpty)
        }
        XCTAssertEqual(try KeyFile(path: path).string("output", in: "sound"), "default")
    }
}
