import CGtk
import Templates

/// What a key does wherever the focus is.
enum KeyAction: Equatable {
    case back
    case command(RemoteCommand)
    case quit

    /// - Parameter isTyping: whether the focus is in a field, which has a use for some keys itself.
    init?(_ key: KeyPress, isTyping: Bool = false) {
        let control = key.modifiers & GDK_CONTROL_MASK.rawValue != 0
        let alt = key.modifiers & GDK_ALT_MASK.rawValue != 0
        switch Int32(key.keyValue) {
        case GDK_KEY_Escape, GDK_KEY_Back: self = .back
        case GDK_KEY_BackSpace where !isTyping: self = .back
        case GDK_KEY_Left where alt: self = .back
        case GDK_KEY_AudioPlay: self = .command(.togglePlayPause)
        case GDK_KEY_AudioPause: self = .command(.pause)
        case GDK_KEY_AudioStop: self = .command(.stop)
        case GDK_KEY_AudioNext: self = .command(.nextTrack)
        case GDK_KEY_AudioPrev: self = .command(.previousTrack)
        case GDK_KEY_q where control: self = .quit
        default: return nil
        }
    }
}
