/// Names one search for a track's picture, so that a late answer can be told from the one that is waited for.
public struct ArtworkID: Hashable, Sendable {
    let rawValue: UInt64
}
