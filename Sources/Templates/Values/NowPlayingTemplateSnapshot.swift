/// The `NowPlayingTemplate` as the display draws it. Texts and transport come from `NowPlayingInfo` (R133).
public struct NowPlayingTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var isUpNextButtonEnabled: Bool
    /// nil uses the system's own title (R129).
    public var upNextTitle: String?
    public var isAlbumArtistButtonEnabled: Bool

    public init(
        id: TemplateID, isUpNextButtonEnabled: Bool = false, upNextTitle: String? = nil,
        isAlbumArtistButtonEnabled: Bool = false
    ) {
        self.id = id
        self.isUpNextButtonEnabled = isUpNextButtonEnabled
        self.upNextTitle = upNextTitle
        self.isAlbumArtistButtonEnabled = isAlbumArtistButtonEnabled
    }
}
