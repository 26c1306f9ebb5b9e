import Glibc

/// A folder of the test's own, gone at the end of its life with the files in it.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/carshell-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw FolderError.cannotMake(errno) }
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The folder or a file in it could not be made.
    enum FolderError: Error { case cannotMake(Int32) }

    /// Writes a file and gives its path.
    func write(_ bytes: [UInt8], as name: String) throws -> String {
        let file = path + "/" + name
        guard let stream = fopen(file, "w") else { throw FolderError.cannotMake(errno) }
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
        return file
    }

    func read(_ name: String) -> [UInt8] {
        guard let stream = fopen(path + "/" + name, "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    deinit {
        if let folder = opendir(path) {
            while let entry = readdir(folder) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { raw in
                    String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { unlink(path + "/" + name) }
            }
            closedir(folder)
        }
        rmdir(path)
    }
}
