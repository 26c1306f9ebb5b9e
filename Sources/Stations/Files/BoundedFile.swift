import Glibc

/// Reads whole files, with a bound that is checked before the first byte is read.
public enum BoundedFile {
    /// Why a file was not read.
    public enum Failure: Error, Hashable {
        case notFound
        /// A folder, a pipe or a device, which may never end.
        case notAFile
        /// `size` in bytes.
        case tooLarge(size: Int)
        case system(SystemError)
    }

    /// The bytes of a regular file.
    ///
    /// - Parameter limit: the largest size in bytes.
    public static func read(path: String, limit: Int) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw errno == ENOENT ? .notFound : .system(.last) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(.last) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(size: size) }

        // One byte more than the file had: one that grows meanwhile is noticed.
        var bytes = [UInt8](repeating: 0, count: size + 1)
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
            if count == bytes.count {
                guard count <= limit else { throw .tooLarge(size: count) }
                bytes.append(contentsOf: repeatElement(0, count: min(65536, limit + 1 - count)))
            }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Whether a regular file is there.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
