/// The `NowPlayingTemplate` as the display draws it. Texts and transport come from `NowPlayingInfo` (R133).
public struct NowPlayingTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    /// Leading to trailing, already trimmed to the limits in force (R125, R126).
    public var buttons: [NowPlayingButtonSnapshot]
    public var isUpNextButtonEnabled: Bool
    /// nil uses the system's own title (R129).
    public var upNextTitle: String?
    public var isAlbumArtistButtonEnabled: Bool
    /// The game of the sports mode; nil in the default mode (R135).
    public var sports: NowPlayingSportsSnapshot?
    /// Whether other templates may show a small player instead of a mere shortcut.
    public var allowsMiniPlayer: Bool

    public init(
        id: TemplateID, buttons: [NowPlayingButtonSnapshot] = [], isUpNextButtonEnabled: Bool = false,
        upNextTitle: String? = nil, isAlbumArtistButtonEnabled: Bool = false, sports: NowPlayingSportsSnapshot? = nil,
        allowsMiniPlayer: Bool = true
    ) {
        self.id = id
        self.buttons = buttons
        self.isUpNextButtonEnabled = isUpNextButtonEnabled
        self.upNextTitle = upNextTitle
        self.isAlbumArtistButtonEnabled = isAlbumArtistButtonEnabled
        self.sports = sports
        self.allowsMiniPlayer = allowsMiniPlayer
    }
}
