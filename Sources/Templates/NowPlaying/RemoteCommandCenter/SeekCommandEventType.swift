/// Which end of a key press a seek event tells, with the numbers of `MPSeekCommandEventType`.
public enum SeekCommandEventType: Int, Codable, Sendable {
    case beginSeeking = 0
    case endSeeking = 1
}
