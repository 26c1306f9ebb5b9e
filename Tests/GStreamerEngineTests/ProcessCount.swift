import Glibc

/// What this process holds, as the kernel counts it.
enum ProcessCount {
    static func descriptors() throws -> Int { try entries("/proc/self/fd") }
    static func threads() throws -> Int { try entries("/proc/self/task") }

    /// Proportional set size in kilobytes: what this process costs in memory.
    static func memory() throws -> Int {
        let path = "/proc/self/smaps_rollup"
        guard let stream = fopen(path, "r") else { throw Unreadable(path: path) }
        defer { fclose(stream) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), stream) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                .split(separator: " ")
            if words.first == "Pss:", words.count > 1, let size = Int(words[1]) { return size }
        }
        throw Unreadable(path: path)
    }

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
