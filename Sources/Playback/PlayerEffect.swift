/// A call of the engine that the player has to make, in the order given.
public enum PlayerEffect: Hashable, Sendable {
    case load(uri: String, id: LoadID, isLiveStream: Bool)
    case resume
    case pause
    case stop
    /// Seconds from the start.
    case seek(to: Double)
    /// 0…1, perceived loudness.
    case setVolume(Double)
}
