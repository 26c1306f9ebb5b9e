/// Something whose playback can be shown: a row, a picture of an image row, or a list's header.
///
/// CarPlay's `CPPlayableItem`; the name without its prefix is taken by what a player plays.
@MainActor
public protocol PlaybackConfigurable: AnyObject {
    /// What is shown of playback; nil shows nothing.
    var playbackConfiguration: PlaybackConfiguration? { get set }
}
