import Playback
import Templates
import XCTest

/// A player with an engine, a clock and a network that the test works by hand.
@MainActor
final class PlayerRig {
    let engine = FakeEngine()
    let clock = ManualScheduler()
    let network = FakeNetwork()
    let outputs = FakeOutputs()
    let player: Player
    private(set) var values: [NowPlayingInfo] = []
    private var observation: Observation?

    /// Without jitter, so that times can be told.
    init(policy: PlaybackPolicy? = nil, volume: Double = 1, resolver: (any AddressResolving)? = nil) {
        var policy = policy ?? PlaybackPolicy()
        policy.retry.jitter = 0
        player = Player(
            engine: engine, volume: volume, policy: policy,
            surroundings: PlayerSurroundings(
                scheduler: clock, network: network, outputs: outputs, resolver: resolver))
        observation = player.observe { [weak self] in self?.values.append($0) }
    }

    var state: PlaybackState { player.nowPlayingInfo.playbackState }

    /// How often the engine was told to load something.
    var loadCount: Int { engine.loads.count }

    /// Reports something of the latest load.
    func report(_ event: AudioEngineEvent) {
        if let id = engine.loads.last { engine.onEvent?(event, id) }
    }

    func fail(_ kind: PlaybackFailure.Kind) { report(.failed(PlaybackFailure(kind: kind, detail: "engine's words"))) }

    /// Lets time pass with the sound going on, as the engine tells when it is asked.
    func play(seconds: Int) {
        for _ in 0..<seconds {
            clock.advance(by: 1)
            report(.progress(PlaybackProgress(position: Double(clock.now) / 1e9)))
        }
    }
}

@MainActor
final class FakeNetwork: NetworkMonitoring {
    var onChange: (@MainActor (Bool) -> Void)?
}

@MainActor
final class FakeOutputs: OutputMonitoring {
    var onOutputAdded: (@MainActor (String?) -> Void)?
    var isWatching = false
}

extension FakeEngine {
    /// The ids of all loads, in order.
    var loads: [LoadID] { calls.compactMap { if case .load(_, let id, _) = $0 { id } else { nil } } }
    /// The addresses of all loads, in order.
    var addresses: [String] { calls.compactMap { if case .load(let uri, _, _) = $0 { uri } else { nil } } }
}
