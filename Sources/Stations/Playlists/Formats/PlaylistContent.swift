/// What the bytes at an address are.
public enum PlaylistContent: Hashable, Sendable {
    case playlist(Playlist)
    /// An HLS list, master or media: one station, whose address is that of the list itself.
    case hls(address: String)
    case notAPlaylist(NotAPlaylistReason)
}
