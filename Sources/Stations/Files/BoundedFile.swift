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
        let (descriptor, size) = try openFile(path)
        defer { close(descriptor) }
        guard size <= limit else { throw .tooLarge(size: size) }

        // One byte more than the file had: one that grows meanwhile is noticed.
        var bytes = try read(descriptor, upTo: size + 1)
        while bytes.count > size {
            guard bytes.count <= limit else { throw .tooLarge(size: bytes.count) }
            let more = try read(descriptor, upTo: min(65536, limit + 1 - bytes.count))
            if more.isEmpty { break }
            bytes += more
        }
        return bytes
    }

    /// The first bytes of a regular file, at most so many; fewer only where the file ends.
    static func prefix(path: String, limit: Int) throws(Failure) -> [UInt8] {
        let (descriptor, size) = try openFile(path)
        defer { close(descriptor) }
        return try read(descriptor, upTo: min(limit, size))
    }

    /// - Returns: a descriptor, which the caller closes, and the file's size in bytes.
    private static func openFile(_ path: String) throws(Failure) -> (descriptor: Int32, size: Int) {
        // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw errno == ENOENT ? .notFound : .system(.last) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            defer { close(descriptor) }
            throw .system(.last)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notAFile
        }
        return (descriptor, Int(status.st_size))
    }

    /// The next bytes of a file; fewer than wanted only where it ends.
    private static func read(_ descriptor: Int32, upTo wanted: Int) throws(Failure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: wanted)
        var count = 0
        while count < wanted {
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
        bytes.removeLast(wanted - count)
        return bytes
    }

    /// Whether a regular file is there.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
