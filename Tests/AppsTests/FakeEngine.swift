import Playback

/// An engine without sound: keeps what it was told, and reports what the test says.
@MainActor
final class FakeEngine: AudioEngine {
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)?
    /// The addresses in the order in which they were loaded.
    private(set) var loads: [String] = []
    private(set) var volume = 1.0
    private var load: LoadID?

    func load(uri: String, id: LoadID, isLiveStream: Bool) {
        loads.append(uri)
        load = id
    }
    func resume() {}
    func pause() {}
    func stop() { load = nil }
    func seek(to seconds: Double) {}
    func setRate(_ rate: Double) {}
    func reportProgress() {}
    func useOutput(_ choice: AudioOutputChoice) {}
    func setVolume(_ volume: Double) { self.volume = volume }
    func duck(to level: Double) {}

    /// Reports an event of the present load.
    func report(_ event: AudioEngineEvent) {
        if let load { onEvent?(event, load) }
    }
}
