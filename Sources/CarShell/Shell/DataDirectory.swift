import Glibc

/// Where the files are that the shell is installed with.
struct DataDirectory {
    /// From the root.
    let path: String

    /// Looks in the place given, then `CARSHELL_DATA_DIR`, then `data` of the checkout that the program was built in,
    /// then `carshell` below each of the XDG data folders.
    ///
    /// - Throws: `DataDirectoryError` if none of them holds the style sheet.
    init(given: String?, environment: [String: String], executable: String) throws {
        var candidates: [String] = []
        if let given {
            candidates = [given]
        } else if let named = environment["CARSHELL_DATA_DIR"], !named.isEmpty {
            candidates = [named]
        } else {
            candidates += Self.checkout(of: executable)
            // An installed binary finds the data of its own prefix first.
            candidates += Self.prefix(of: executable)
            let home = environment["HOME"] ?? ""
            let user = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.local/share"
            let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
            candidates += ([user] + system.split(separator: ":").map(String.init)).map { $0 + "/carshell" }
        }
        guard let path = candidates.first(where: { access($0 + Self.styleSheetName, R_OK) == 0 }) else {
            throw DataDirectoryError(looked: candidates)
        }
        self.path = Self.absolute(path)
    }

    /// The path from the root: addresses of files are made of it, and addresses know no working folder.
    private static func absolute(_ path: String) -> String {
        guard let found = realpath(path, nil) else { return path }
        defer { free(found) }
        return String(cString: found)
    }

    private static let styleSheetName = "/style/carshell.css"

    var styleSheet: String { path + Self.styleSheetName }
    /// The symbols as pictures, drawn from the SVG files in `icons` by `scripts/make-symbols`: reading them takes no SVG
    /// library, which would be a seventh of the memory of the whole program.
    var icons: String { path + "/symbols" }
    var stations: String { path + "/stations.json" }
    var limits: String { path + "/limits.conf" }
    /// The translations, made of `po` by `scripts/make-translations`.
    var translations: String { path + "/locale" }

    /// `data` beside the `.build…` folder the program lies in.
    private static func checkout(of executable: String) -> [String] {
        var parts = executable.split(separator: "/", omittingEmptySubsequences: false)
        guard let build = parts.lastIndex(where: { $0.hasPrefix(".build") }) else { return [] }
        parts.removeSubrange(build...)
        return [parts.joined(separator: "/") + "/data"]
    }

    private static func prefix(of executable: String) -> [String] {
        let parts = executable.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return [] }
        return [parts.dropLast(2).joined(separator: "/") + "/share/carshell"]
    }
}
