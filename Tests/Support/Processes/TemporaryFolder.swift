import Foundation

/// A folder of its own for each use, gone with this object.
public final class TemporaryFolder: Sendable {
    public let url: URL
    public var path: String { url.path }

    public init(_ purpose: String) throws {
        let base = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        var template = Array("\(base)/carshell-test-\(purpose).XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw HarnessError.systemCall("mkdtemp") }
        url = URL(fileURLWithPath: String(cString: made), isDirectory: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into the folder and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    public func write(_ data: Data, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }

    /// Makes a folder in it that only its owner may enter, as runtime folders must be.
    public func makeFolder(_ name: String) throws -> String {
        let folder = url.appendingPathComponent(name, isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder.path
    }
}
