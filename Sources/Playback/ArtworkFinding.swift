import Templates

/// Finds out whether what a stream calls a picture is one, and puts it where it can be drawn from.
@MainActor
public protocol ArtworkFinding: AnyObject {
    /// The picture as a file or an address that everybody can open; nil when there is none, or it is not one.
    ///
    /// - Parameter track: the track that it belongs to. Stations have the picture of what plays at one address, where the
    ///   next track's will be.
    func picture(_ artwork: StreamArtwork, track: String) async -> Image.Source?
}
