/// Which releases are shown to a person who has a certain version installed.
public struct ReleaseSelection: Hashable, Sendable {
    /// The release of the installed version; nil when the file has none, or the version is blank.
    public let current: Release?
    /// The releases before it, in the order of the file; never a newer one.
    public let older: [Release]

    /// The current release first, then the older ones.
    public var all: [Release] { (current.map { [$0] } ?? []) + older }

    /// - Parameters:
    ///   - releases: in any order.
    ///   - currentVersion: the installed version; blanks around it are ignored, and a blank one selects nothing.
    ///   - includesHistory: whether the older releases are wanted.
    public init(_ releases: [Release], currentVersion: String, includesHistory: Bool) {
        guard let installed = Blanks.removed(currentVersion) else {
            current = nil
            older = []
            return
        }
        let index = releases.firstIndex { $0.isNamed(installed) }
        current = index.map { releases[$0] }
        // Without an order for the installed version nothing can be said to be older than it.
        guard includesHistory, let limit = SemanticVersion(installed) else {
            older = []
            return
        }
        older = releases.enumerated().filter { offset, release in
            guard offset != index else { return false }
            guard let version = SemanticVersion(release.orderingVersion) else { return release.isNamed(installed) }
            return version <= limit
        }.map(\.element)
    }
}
