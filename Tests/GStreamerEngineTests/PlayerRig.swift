import Glibc
import Playback
import Templates
import TestSupport

@testable import GStreamerEngine

/// A player on a real engine with the real clock, and every value that it told.
@MainActor
final class PlayerRig {
    let player: Player
    let outputs = ManualOutputs()
    private let engine: GStreamerEngine
    private(set) var values: [NowPlayingInfo] = []
    /// The latest events of the engine and when they came, for a failure's message.
    private(set) var log: [String] = []
    private var observation: Observation?

    /// - Parameter buffer: seconds, short where a test waits for a buffer to run empty.
    init(
        policy: PlaybackPolicy = PlaybackPolicy(), audioSinkDescription: String = "fakesink sync=true",
        defaultSinkDescription: String = "fakesink sync=true", buffer: Double? = nil,
        outputMonitor: AudioOutputMonitor? = nil
    ) {
        _ = MainLoop.source
        let engine = GStreamerEngine(
            audioSinkDescription: audioSinkDescription, defaultSinkDescription: defaultSinkDescription,
            version: "0.0-test", buffer: buffer)
        self.engine = engine
        player = Player(
            engine: engine, policy: policy,
            surroundings: PlayerSurroundings(scheduler: MainLoopScheduler(), outputs: outputMonitor ?? outputs))
        let onEvent = engine.onEvent
        engine.onEvent = { [weak self] event, id in
            let milliseconds = PlayingTests.monotonicTime() / 1_000_000
            self?.log = (self?.log.suffix(40) ?? []) + ["\(milliseconds) \(id.rawValue) \(event)"]
            onEvent?(event, id)
        }
        observation = player.observe { [weak self] in self?.values.append($0) }
    }

    /// Times short enough for a test that goes through hundreds of faults.
    static var hastyPolicy: PlaybackPolicy {
        PlaybackPolicy(
            retry: RetryPolicy(delays: [0, 0.05, 0.1, 0.2, 0.3], stableTime: 0.05),
            watchdog: WatchdogPolicy(interval: 0.2, stallLimit: 0.8, attemptLimit: 0.8, startLimit: 30))
    }

    var state: PlaybackState { player.nowPlayingInfo.playbackState }

    func play(_ addresses: String..., at index: Int = 0, isLiveStream: Bool = true) {
        let items = addresses.map {
            PlayableItem(identifier: $0, uri: $0, title: $0, isLiveStream: isLiveStream)
        }
        if let queue = PlaybackQueue(items: items, startingAt: index) { player.play(queue) }
    }

    /// Has the engine play to another output, as the person's settings do.
    func setOutput(_ description: String) {
        engine.setOutput(description)
        player.outputChosen()
    }

    /// Runs the main loop until the player is in that state.
    func wait(seconds: UInt32 = 10, until condition: (PlaybackState) -> Bool) -> Bool {
        MainLoop.run(seconds: seconds) { condition(state) }
    }

    func waitForSound(seconds: UInt32 = 10) -> Bool { wait(seconds: seconds) { $0 == .playing } }

    func waitForLoss(seconds: UInt32 = 10) -> Bool {
        wait(seconds: seconds) { if case .reconnecting = $0 { true } else { false } }
    }
}

@MainActor
final class ManualOutputs: OutputMonitoring {
    var onOutputAdded: (@MainActor (String?) -> Void)?
    var isWatching = false
}
