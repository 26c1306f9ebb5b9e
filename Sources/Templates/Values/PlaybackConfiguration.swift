/// What a playable row or picture says about its playback.
public struct PlaybackConfiguration: Hashable, Codable, Sendable {
    /// How the item is best shown.
    public enum Presentation: String, Codable, Sendable {
        case none
        case audio
        case video
    }

    /// What a tap will do, as a mark.
    public enum Action: String, Codable, Sendable {
        case none
        case play
        case pause
        case replay
    }

    public let preferredPresentation: Presentation
    public let playbackAction: Action
    /// Seconds.
    public let elapsedTime: Double
    /// Seconds; 0 for an unknown length or none, as of a live stream.
    public let duration: Double

    public init(
        preferredPresentation: Presentation, playbackAction: Action, elapsedTime: Double = 0, duration: Double = 0
    ) {
        self.preferredPresentation = preferredPresentation
        self.playbackAction = playbackAction
        self.elapsedTime = elapsedTime
        self.duration = duration
    }

    /// How much has been played, 0…1; nil while the length is unknown.
    public var progress: Double? { duration > 0 ? min(max(elapsedTime / duration, 0), 1) : nil }
}
