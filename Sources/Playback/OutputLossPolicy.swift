/// What to do when the sound output goes away while something plays.
public enum OutputLossPolicy: String, Hashable, Codable, Sendable {
    /// Be silent until the output is back, and go on then: what was private stays so when headphones are pulled.
    case pause
    /// Go on at the default output, and return to the chosen one when it is back.
    case resume
}
