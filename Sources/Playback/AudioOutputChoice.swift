/// Which of its outputs an engine uses for the loads to come.
public enum AudioOutputChoice: Hashable, Sendable {
    /// The one that it was made with.
    case chosen
    /// The system's default, while the chosen one is not there.
    case systemDefault
}
