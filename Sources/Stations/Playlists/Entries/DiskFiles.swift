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
        try BoundedFile.prefix(path: path, limit: limit)
    }
}
