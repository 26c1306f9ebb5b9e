/// Is told about taps on the now-playing screen.
@MainActor
public protocol NowPlayingTemplateObserver: AnyObject {
    /// The button of the queue was tapped; the usual answer is to push the list of it.
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate)
    /// The album and artist line was tapped; the usual answer is to push the list of its container.
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate)
}

extension NowPlayingTemplateObserver {
    /// Does nothing.
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) {}
    /// Does nothing.
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) {}
}
