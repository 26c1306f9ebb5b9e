import Playback

/// Notes what the player asks for.
@MainActor
final class FakeEngine: AudioEngine {
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)?
    private(set) var calls: [PlayerEffect] = []
    /// Sent from within `load`, as an engine may that finds a bad address.
    var answerToLoad: AudioEngineEvent?

    func load(uri: String, id: LoadID, isLiveStream: Bool) {
        calls.append(.load(uri: uri, id: id, isLiveStream: isLiveStream))
        if let answerToLoad { onEvent?(answerToLoad, id) }
    }
    func resume() { calls.append(.resume) }
    func pause() { calls.append(.pause) }
    func stop() { calls.append(.stop) }
    func seek(to seconds: Double) { calls.append(.seek(to: seconds)) }
    func setRate(_ rate: Double) { calls.append(.setRate(rate)) }
    func reportProgress() { calls.append(.reportProgress) }
    func useOutput(_ choice: AudioOutputChoice) { calls.append(.useOutput(choice)) }
    func setVolume(_ volume: Double) { calls.append(.setVolume(volume)) }
    func duck(to level: Double) { calls.append(.duck(to: level)) }
}
