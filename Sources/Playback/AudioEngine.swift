/// What turns addresses into sound. The player is its only user.
///
/// An engine plays one source at a time. Every call returns at once; what comes of it arrives as events on the main
/// actor, each with the id of the load it belongs to, so that late news of an earlier source can be told apart.
@MainActor
public protocol AudioEngine: AnyObject {
    /// Receives every event; set once by the player.
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)? { get set }

    /// Stops what plays and starts playing this address as soon as there is sound.
    func load(uri: String, id: LoadID, isLiveStream: Bool)
    /// Goes on after `pause()`.
    func resume()
    /// Halts with the connection kept; for finite media only.
    func pause()
    /// Stops and lets go of the source and the output.
    func stop()
    /// Goes on from another place of a finite source, also from its end; right after `load`, starts there. Does nothing
    /// where the source cannot do that.
    ///
    /// - Parameter seconds: from the start.
    func seek(to seconds: Double)
    /// The speed of finite sources, at the same pitch; kept over loads.
    ///
    /// - Parameter rate: 1 is normal.
    func setRate(_ rate: Double)
    /// 0…1, perceived (cubic) loudness.
    func setVolume(_ volume: Double)
    /// Leaves that part of the volume, as somebody else wants to be heard; goes there and back without a step.
    ///
    /// - Parameter level: 0…1; 1 is all of it.
    func duck(to level: Double)
    /// Asks for an event with the progress of what plays.
    func reportProgress()
    /// Takes another output from the next load on.
    func useOutput(_ choice: AudioOutputChoice)
}
