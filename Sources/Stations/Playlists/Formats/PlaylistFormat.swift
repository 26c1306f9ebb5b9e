/// The form a playlist was found to have, whatever it is called.
public enum PlaylistFormat: String, Hashable, Sendable {
    case m3u = "M3U"
    case pls = "PLS"
    case xspf = "XSPF"
    case asx = "ASX"
}
