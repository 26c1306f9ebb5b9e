/// What other programs learn of the application behind the player, and what they may ask of it.
public struct MPRISApplication {
    /// The name that people read, e.g. in a panel's menu of players.
    public var identity: String
    /// The base name of the desktop entry, without its suffix.
    public var desktopEntry: String
    /// The types of sound and lists that the player takes.
    public var supportedMimeTypes: [String]
    /// Brings the application to the front; nil says that it can't be asked for.
    public var raise: (@MainActor () -> Void)?
    /// Ends the application; nil says that it can't be asked for.
    public var quit: (@MainActor () -> Void)?
    /// Plays an address with scheme `http`, `https` or `file` (in any letter case); nil says that it can't be asked
    /// for. What it throws is the answer that the caller reads.
    public var openURI: (@MainActor (String) throws -> Void)?

    public init(
        identity: String, desktopEntry: String, supportedMimeTypes: [String] = Self.audioMimeTypes,
        raise: (@MainActor () -> Void)? = nil, quit: (@MainActor () -> Void)? = nil,
        openURI: (@MainActor (String) throws -> Void)? = nil
    ) {
        self.identity = identity
        self.desktopEntry = desktopEntry
        self.supportedMimeTypes = supportedMimeTypes
        self.raise = raise
        self.quit = quit
        self.openURI = openURI
    }

    /// The streams, files and station lists that are played.
    public static let audioMimeTypes = [
        "audio/mpeg", "audio/aac", "audio/aacp", "audio/mp4", "audio/ogg", "application/ogg", "audio/opus",
        "audio/flac", "audio/x-wav", "application/vnd.apple.mpegurl", "audio/x-mpegurl", "audio/x-scpls",
        "application/xspf+xml", "video/x-ms-asf",
    ]
}
