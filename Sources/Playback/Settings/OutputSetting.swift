/// Where the person wants the sound to go.
public enum OutputSetting: Hashable, Sendable {
    /// Wherever the system sends sound, also when that changes.
    case systemDefault
    case pinned(OutputDevice)

    /// How the engine makes the output: a description of GStreamer elements.
    public var element: String {
        switch self {
        case .systemDefault: "autoaudiosink"
        case .pinned(let device): device.element
        }
    }
}
