/// The files of this machine, as far as playlists need them.
public protocol LocalFiles: Sendable {
    /// Whether a regular file is at an absolute path.
    func isFile(_ path: String) -> Bool
    /// The names in a folder, in any order; none when it cannot be read.
    ///
    /// - Parameter limit: no more are returned.
    func names(inFolder path: String, limit: Int) -> [String]
    /// The first bytes of a regular file.
    ///
    /// - Parameter limit: no more are returned.
    func prefix(of path: String, limit: Int) throws(BoundedFile.Failure) -> [UInt8]
}
