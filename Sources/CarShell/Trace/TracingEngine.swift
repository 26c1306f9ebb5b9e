import Playback

/// Passes everything on to the real engine and writes down what was asked for and what came of it.
@MainActor
final class TracingEngine: AudioEngine {
    var onEvent: ((AudioEngineEvent, LoadID) -> Void)?
    private let engine: any AudioEngine
    private let trace: Trace

    init(_ engine: any AudioEngine, trace: Trace) {
        self.engine = engine
        self.trace = trace
        engine.onEvent = { [weak self] event, id in self?.pass(event, id) }
    }

    private func pass(_ event: AudioEngineEvent, _ id: LoadID) {
        switch event {
        case .firstAudio(let time): trace.record(.firstAudio, at: time)
        case .failed(let failure): trace.record(.error) { [("detail", .text(failure.detail))] }
        case .outputGone(let device): trace.record(.error) { [("detail", .text("the output \(device) has gone"))] }
        case .buffering, .playing, .paused, .progress, .tags, .streamStarted, .endOfStream: break
        }
        onEvent?(event, id)
    }

    func load(uri: String, id: LoadID, isLiveStream: Bool) {
        trace.record(.playRequested) { [("uri", .text(uri))] }
        engine.load(uri: uri, id: id, isLiveStream: isLiveStream)
    }

    func resume() { engine.resume() }
    func pause() { engine.pause() }
    func stop() { engine.stop() }
    func seek(to seconds: Double) { engine.seek(to: seconds) }
    func setRate(_ rate: Double) { engine.setRate(rate) }
    func reportProgress() { engine.reportProgress() }
    func useOutput(_ choice: AudioOutputChoice) { engine.useOutput(choice) }
    func setVolume(_ volume: Double) { engine.setVolume(volume) }
    func duck(to level: Double) { engine.duck(to: level) }
}
