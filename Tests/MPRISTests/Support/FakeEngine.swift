import Playback

/// Makes no sound, and notes what the player asks for.
@MainActor
final class FakeEngine: AudioEngine {
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)?
    private(set) var calls: [PlayerEffect] = []
    private var lastLoad = LoadID(rawValue: 0)

    func load(uri: String, id: LoadID, isLiveStream: Bool) {
        lastLoad = id
        calls.append(.load(uri: uri, id: id, isLiveStream: isLiveStream))
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

    /// Reports something of the latest load.
    func report(_ event: AudioEngineEvent) { onEvent?(event, lastLoad) }

    /// The addresses loaded so far.
    var loads: [String] {
        calls.compactMap { if case .load(let uri, _, _) = $0 { uri } else { nil } }
    }
}
