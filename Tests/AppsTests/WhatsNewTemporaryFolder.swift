import FoundationEssentials
import Glibc

/// A folder of its own for one test, removed with all that is in it.
final class WhatsNewTemporaryFolder: Sendable {
    struct Failure: Error {}

    let path: String

    init() throws {
        var template = Array("/tmp/carshell-whatsnew-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure() }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders that it needs, and answers with its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        if let slash = file.lastIndex(of: "/") {
            try FileManager.default.createDirectory(atPath: String(file[..<slash]), withIntermediateDirectories: true)
        }
        guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else { throw Failure() }
        return file
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }
}
