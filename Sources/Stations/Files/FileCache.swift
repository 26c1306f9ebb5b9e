import Glibc
import Synchronization

/// A folder of files that can be had again: bounded, the ones used last are kept.
///
/// Names are hashes of keys, so that no key can name a place of its own. The place in the queue to be thrown away is a
/// file's access time, which is set here and does not depend on how the disk is mounted; the modification time tells when
/// it was written. Files may be missing, cut, or foreign at any time: nothing is remembered of the folder.
///
/// All calls block on the disk; make them off the main thread.
public final class FileCache: Sendable {
    /// `UTIME_NOW` and `UTIME_OMIT`, which Swift does not import.
    private static let now = (1 << 30) - 1
    private static let asItWas = (1 << 30) - 2

    private let folder: String
    private let byteLimit: Int
    private let countLimit: Int
    /// One writer at a time.
    private let writing = Mutex(())

    /// - Parameters:
    ///   - folder: absolute; made when the first file is written.
    ///   - byteLimit: how many bytes all files have together at most.
    ///   - countLimit: how many files there are at most.
    public init(folder: String, byteLimit: Int = 64 << 20, countLimit: Int = 4_000) {
        self.folder = folder
        self.byteLimit = byteLimit
        self.countLimit = countLimit
    }

    /// Where the file of a key is, or would be.
    public func path(of key: String) -> String { folder + "/" + Self.name(of: key) }

    /// The bytes of a key's file, which counts as used by that; nil when there is none.
    public func read(_ key: String) -> [UInt8]? {
        let path = path(of: key)
        guard let bytes = try? BoundedFile.read(path: path, limit: byteLimit), !bytes.isEmpty else { return nil }
        let times = [timespec(tv_sec: 0, tv_nsec: Self.now), timespec(tv_sec: 0, tv_nsec: Self.asItWas)]
        utimensat(AT_FDCWD, path, times, 0)
        return bytes
    }

    /// Seconds since the key's file was written; nil when there is none.
    public func age(of key: String) -> Double? {
        var status = stat()
        guard stat(path(of: key), &status) == 0 else { return nil }
        return max(0, Double(time(nil) - status.st_mtim.tv_sec))
    }

    /// Keeps the bytes, and throws away what was not used for the longest time until there is room.
    ///
    /// - Returns: where they are; nil where they could not be written, which is no fault.
    @discardableResult
    public func write(_ bytes: [UInt8], for key: String) -> String? {
        guard bytes.count <= byteLimit else { return nil }
        let path = path(of: key)
        return writing.withLock { _ in
            do throws(SystemError) { try AtomicFile.write(bytes, path: path) } catch { return nil }
            makeRoom(keeping: Self.name(of: key))
            return path
        }
    }

    /// Throws a key's file away: it turned out to be broken.
    public func remove(_ key: String) { unlink(path(of: key)) }

    // MARK: Room

    private struct File {
        var name: String
        var size: Int
        /// Nanoseconds.
        var usedAt: Int
    }

    private func makeRoom(keeping name: String) {
        var files = files()
        var size = files.reduce(0) { $0 + $1.size }
        guard size > byteLimit || files.count > countLimit else { return }
        files.sort { $0.usedAt < $1.usedAt }
        var count = files.count
        for file in files where file.name != name && (size > byteLimit || count > countLimit) {
            unlink(folder + "/" + file.name)
            size -= file.size
            count -= 1
        }
    }

    private func files() -> [File] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var files: [File] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
                status.st_mode & S_IFMT == S_IFREG
            else { continue }
            let usedAt = status.st_atim.tv_sec * 1_000_000_000 + status.st_atim.tv_nsec
            files.append(File(name: name, size: Int(status.st_size), usedAt: usedAt))
        }
        return files
    }

    /// 128 bits of FNV-1a: no secret, but enough for two keys never to meet.
    private static func name(of key: String) -> String {
        var hash: UInt128 = 0x6C62_272E_07BB_0142_6295_C58D_62B8_2175
        for byte in key.utf8 { hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}
