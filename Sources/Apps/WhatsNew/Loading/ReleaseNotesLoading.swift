/// Gets release notes from wherever they are.
@MainActor
public protocol ReleaseNotesLoading: AnyObject {
    /// Gets all releases, in the order of the file.
    ///
    /// - Parameter source: a name, a path or a web address, as `ReleaseNotesSource` reads it.
    /// - Throws: `ReleaseNotesError`; `.cancelled` when the calling task is cancelled.
    func load(from source: String) async throws(ReleaseNotesError) -> [Release]
}
