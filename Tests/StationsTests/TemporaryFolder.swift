import FoundationEssentials
import Glibc

@testable import Stations

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/carshell-stations-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError.last }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
        try AtomicFile.write(Array(text.utf8), path: path + "/" + name)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try BoundedFile.read(path: path + "/" + name, limit: 1_000_000), as: UTF8.self)
    }
}
