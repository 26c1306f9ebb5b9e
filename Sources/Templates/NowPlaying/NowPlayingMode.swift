/// How the now-playing screen is laid out. `.default`, or a `NowPlayingModeSports`; apps make no others.
@MainActor
public class NowPlayingMode {
    /// Artwork, texts and transport.
    public static let `default` = NowPlayingMode()

    init() {}

    /// The game of a sports mode as the display draws it.
    func sports(assignedAt: ContinuousClock.Instant) -> NowPlayingSportsSnapshot? { nil }
}
