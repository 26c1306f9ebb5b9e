/// A `NowPlayingButton` as the display draws it.
public struct NowPlayingButtonSnapshot: Hashable, Codable, Sendable {
    /// Which button it is.
    public enum Kind: Hashable, Codable, Sendable {
        /// Its picture follows the shuffle command's current type, not taps (R128).
        case shuffle
        /// Its picture follows the repeat command's current type, not taps (R128).
        case `repeat`
        /// Shows the rate that the now-playing info tells.
        case playbackRate
        case addToLibrary
        case more
        case image(Image)
    }

    public var id: ButtonID
    public var kind: Kind
    public var isEnabled: Bool
    /// Shows on image buttons only (R127).
    public var isSelected: Bool

    public init(id: ButtonID, kind: Kind, isEnabled: Bool = true, isSelected: Bool = false) {
        self.id = id
        self.kind = kind
        self.isEnabled = isEnabled
        self.isSelected = isSelected
    }
}
