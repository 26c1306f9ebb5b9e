/// Finds the files that a list on this machine means.
///
/// Lists on memory sticks were made elsewhere: with backslashes, with the drive letter of another machine, with names
/// in other case or with accents composed in another way. What is named exactly is taken first.
///
/// One finder serves one list: folders are read once, however many entries miss in them.
final class LocalPathFinder {
    /// No more names of one folder are looked at.
    private static let namesLimit = 20_000
    /// No more folders are read for one list.
    private static let foldersLimit = 500

    private let folder: String
    private let files: any LocalFiles
    /// By folder: the true names by name in small letters; Swift compares canonically equivalent names as equal.
    private var names: [String: [String: String]] = [:]

    /// - Parameter folder: the list's folder, absolute.
    init(folder: String, files: any LocalFiles) {
        self.folder = folder
        self.files = files
    }

    /// The absolute path of what a list names, and whether a file is there.
    func find(_ written: String) -> (path: String, isMissing: Bool) {
        let candidates = candidates(for: written)
        for path in candidates {
            if files.isFile(path) { return (path, false) }
        }
        for path in candidates {
            if let path = likeNamed(path) { return (path, false) }
        }
        return (candidates.first ?? folder, true)
    }

    /// Where the file may be; the first is also the one to name when there is none.
    private func candidates(for written: String) -> [String] {
        if written.utf8.contains(UInt8(ascii: "\\")) || Self.hasDriveLetter(written) {
            let path = written.replacing("\\", with: "/")
            if Self.hasDriveLetter(path) { return below(path.dropFirst(2)) }
            if path.hasPrefix("/") { return below(path[...]) }
            return [FileAddress.resolve(path, beside: folder), FileAddress.resolve(written, beside: folder)]
        }
        let asIs = FileAddress.resolve(written, beside: folder)
        return written.hasPrefix("/") ? [asIs] + below(written[...]) : [asIs]
    }

    /// A path from the root of another machine's drive, tried below each folder above the list, the nearest first.
    private func below(_ path: Substring) -> [String] {
        let relative = String(path.drop { $0 == "/" })
        var candidates: [String] = []
        var parent = folder.split(separator: "/")
        repeat {
            candidates.append(FileAddress.resolve(relative, beside: "/" + parent.joined(separator: "/")))
        } while parent.popLast() != nil && !parent.isEmpty
        return candidates
    }

    /// The file whose path differs only in case and in the way letters are composed.
    private func likeNamed(_ path: String) -> String? {
        var found = ""
        for part in path.split(separator: "/") {
            // A folder that cannot be listed may still be entered by its exact name.
            found += "/" + (names(in: found.isEmpty ? "/" : found)[part.lowercased()] ?? String(part))
        }
        // The exact path was tried before.
        return files.isFile(found) ? found : nil
    }

    private func names(in folder: String) -> [String: String] {
        if let known = names[folder] { return known }
        guard names.count < Self.foldersLimit else { return [:] }
        let listed = files.names(inFolder: folder, limit: Self.namesLimit).map { ($0.lowercased(), $0) }
        let read = Dictionary(listed) { first, _ in first }
        names[folder] = read
        return read
    }

    static func hasDriveLetter(_ text: String) -> Bool {
        var bytes = text.utf8.makeIterator()
        guard let letter = bytes.next(), (0x61...0x7A).contains(letter | 0x20), bytes.next() == UInt8(ascii: ":"),
            let slash = bytes.next()
        else { return false }
        return slash == UInt8(ascii: "\\") || slash == UInt8(ascii: "/")
    }
}
