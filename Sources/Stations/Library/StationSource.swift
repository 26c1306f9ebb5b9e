import Glibc

/// Which station list is used: the one that was asked for, else the user's, else the built-in one.
public struct StationSource: Hashable, Sendable {
    /// A path or an http address, as given by `--stations`.
    public var argument: String?
    /// The user's own list, used when it is there.
    public var userFile: String?
    /// The list that comes with the program, as an absolute path.
    public var builtIn: String

    /// - Parameters:
    ///   - argument: the value of `--stations`; nil when it was not given.
    ///   - folders: where the user's `stations.json` is looked for.
    ///   - builtIn: the list that comes with the program, as an absolute path.
    public init(argument: String?, folders: UserFolders, builtIn: String) {
        self.argument = argument
        self.userFile = folders.config.map { $0 + "/stations.json" }
        self.builtIn = builtIn
    }

    /// Where the list is now; asked anew for each load, as a user's file may have come meanwhile.
    ///
    /// Looks at the disk: not for the main actor.
    ///
    /// - Throws: `StationListError.badSource` when the argument is neither a path nor an http address.
    public func origin() throws(StationListError) -> StationListOrigin {
        if let argument { return try Self.origin(argument) }
        if let userFile, access(userFile, F_OK) == 0 { return .file(path: userFile) }
        return .file(path: builtIn)
    }

    private static func origin(_ argument: String) throws(StationListError) -> StationListOrigin {
        let address = StationAddressResolver.cleaned(argument)
        switch StationAddressResolver.scheme(of: address) {
        case "http", "https":
            guard StationAddressResolver.host(of: address) != nil else { throw .badSource(argument) }
            return .remote(url: address)
        case "file":
            guard let path = FileAddress.path(address: address) else { throw .badSource(argument) }
            return .file(path: path)
        default:
            // A colon may well stand in a file's name; two slashes after it mean an address.
            guard !argument.isEmpty, !argument.contains("://") else { throw .badSource(argument) }
            return .file(path: FileAddress.resolve(argument, beside: currentFolder))
        }
    }

    private static var currentFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "/" }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
