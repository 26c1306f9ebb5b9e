/// What the player has to do, in the order given.
public enum PlayerEffect: Hashable, Sendable {
    case load(uri: String, id: LoadID, isLiveStream: Bool)
    case resume
    case pause
    case stop
    /// Seconds from the start; right behind a load, where it starts.
    case seek(to: Double)
    /// 1 is normal speed.
    case setRate(Double)
    /// 0…1, perceived loudness.
    case setVolume(Double)
    /// The part of the volume that is left, 0…1.
    case duck(to: Double)
    /// Have the engine tell how far the source has been heard.
    case reportProgress
    case useOutput(AudioOutputChoice)
    /// Watch for outputs that come, or stop watching.
    case watchOutputs(Bool)
    /// Find out what is behind the address; the answer is an input with this id.
    case resolve(AddressCandidate, LoadID)
    /// Find out whether that is a picture of the track; the answer is an input with this id.
    case findArtwork(StreamArtwork, track: String, ArtworkID)
    /// Seconds; a timer of that kind that runs already is started anew.
    case schedule(PlayerTimer, after: Double)
    case cancel(PlayerTimer)
}
