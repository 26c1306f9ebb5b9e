import Glibc

/// The files that are on the disk.
public struct DiskFiles: LocalFiles {
    public init() {}

    public func isFile(_ path: String) -> Bool { BoundedFile.exists(path) }

    public func names(inFolder path: String, limit: Int) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while names.count < limit, let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    public func prefix(of path: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw errno == ENOENT ? .notFound : .system(.last) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.last) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        var bytes = [UInt8](repeating: 0, count: min(limit, max(0, Int(status.st_size))))
        var count = 0
        while count < bytes.count {
            let read = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if read == 0 { break }
            if read < 0 {
                if errno == EINTR { continue }
                throw .system(.last)
            }
            count += read
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
