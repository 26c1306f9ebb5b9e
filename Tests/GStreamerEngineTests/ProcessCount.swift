import Glibc

/// What this process holds, as the kernel counts it.
enum ProcessCount {
    static func descriptors() throws -> Int { try entries("/proc/self/fd") }
    static func threads() throws -> Int { try entries("/proc/self/task") }

    /// /proc could not be read.
    struct Unreadable: Error { let path: String }

    private static func entries(_ path: String) throws -> Int {
        guard let folder = opendir(path) else { throw Unreadable(path: path) }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count
    }
}
