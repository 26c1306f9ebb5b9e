/// Finds what to play behind an address that may be a playlist.
@MainActor
public protocol AddressResolving: AnyObject {
    /// Whether the address looks like a playlist's, so that it is read before anything is played.
    ///
    /// What does not look like one is played at once, and resolved only if the engine finds no sound there.
    func looksLikePlaylist(_ address: String) -> Bool

    /// Reads what is at the address.
    ///
    /// - Returns: what to play, the best first; the address itself when it is a stream.
    /// - Throws: why nothing can be played, of a kind that tells whether trying again makes sense.
    func resolve(_ candidate: AddressCandidate) async throws(PlaybackFailure) -> [AddressCandidate]
}
