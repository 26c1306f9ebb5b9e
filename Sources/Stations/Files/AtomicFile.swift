import Glibc

/// Writes whole files so that after a power cut there is either the old content or the new one, never a part.
enum AtomicFile {
    /// Writes to a temporary file in the same folder, makes it durable, puts it in place, makes the folder durable.
    ///
    /// - Parameter path: absolute; missing folders are made, for the user only.
    static func write(_ bytes: [UInt8], path: String) throws(SystemError) {
        let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
        try makeFolder(folder)
        let temporary = path + ".new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .last }
        do throws(SystemError) {
            try writeAll(bytes, to: descriptor)
            guard fsync(descriptor) == 0 else { throw .last }
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        // Some file systems report a full disk only here.
        guard close(descriptor) == 0, rename(temporary, path) == 0 else {
            let error = SystemError.last
            unlink(temporary)
            throw error
        }
        try syncFolder(folder)
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if written < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            count += written
        }
    }

    /// Makes a folder and those above it; one that is there already is fine.
    private static func makeFolder(_ path: String) throws(SystemError) {
        if path.isEmpty || mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/") else { throw .last }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last }
    }

    /// The renaming itself is durable only once the folder is.
    private static func syncFolder(_ path: String) throws(SystemError) {
        let descriptor = open(path.isEmpty ? "/" : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        // EINVAL: the file system has no such thing as syncing a folder.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
    }
}
