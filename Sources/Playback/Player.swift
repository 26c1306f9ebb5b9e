import Templates

/// Plays one thing at a time: the one writer of playback state, which screens, keys and remote controls observe and
/// command.
///
/// It runs the `PlayerMachine` and carries its effects out on the engine. Inputs are taken one after another: what an
/// observer or the engine asks for during a call waits until the present input has been told to every observer, so that
/// everybody sees the same values in the same order.
@MainActor
public final class Player {
    /// What plays now.
    public private(set) var nowPlayingInfo: NowPlayingInfo
    /// What next and previous go through; nil before anything was chosen.
    public var queue: PlaybackQueue? { machine.queue }

    private let engine: any AudioEngine
    private var machine: PlayerMachine
    private var load: LoadID?
    private var waiting: [PlayerInput] = []
    private var isHandling = false
    private let observers = ObserverList<NowPlayingInfo>()
    private let milestones = ObserverList<PlaybackMilestone>()
    private let queues = ObserverList<PlaybackQueue?>()

    /// - Parameters:
    ///   - engine: makes the sound; its events belong to this player from now on.
    ///   - volume: 0…1.
    public init(engine: any AudioEngine, volume: Double = 1) {
        self.engine = engine
        machine = PlayerMachine(volume: volume)
        nowPlayingInfo = machine.nowPlayingInfo
        engine.setVolume(machine.volume)
        engine.onEvent = { [weak self] event, id in self?.handle(.engine(event, id)) }
    }

    /// Starts the queue's current item; does not restart it when it plays already.
    public func play(_ queue: PlaybackQueue) { handle(.play(queue)) }

    /// Does what a control asks for; what makes no sense now does nothing.
    public func perform(_ command: RemoteCommand) { handle(.command(command)) }

    /// Calls `body` with the present value at once, and then with each new value; never twice with equal ones.
    ///
    /// - Returns: keeps the observer connected; release or cancel it to stop.
    public func observe(_ body: @escaping @MainActor (NowPlayingInfo) -> Void) -> Observation {
        let observation = observers.add(body)
        oneAtATime { body(nowPlayingInfo) }
        return observation
    }

    /// Calls `body` at each milestone from now on, before observers learn of the value that follows from it.
    ///
    /// - Returns: keeps the observer connected; release or cancel it to stop.
    public func observeMilestones(_ body: @escaping @MainActor (PlaybackMilestone) -> Void) -> Observation {
        milestones.add(body)
    }

    /// Calls `body` with each new queue or place in it, before observers learn of the value that follows from it.
    ///
    /// A new queue may leave `nowPlayingInfo` as it was: another list of the same length around what plays.
    ///
    /// - Returns: keeps the observer connected; release or cancel it to stop.
    public func observeQueue(_ body: @escaping @MainActor (PlaybackQueue?) -> Void) -> Observation { queues.add(body) }

    private func handle(_ input: PlayerInput) {
        waiting.append(input)
        oneAtATime {}
    }

    /// Runs the body, then whatever inputs it and its consequences have brought.
    private func oneAtATime(_ body: () -> Void) {
        guard !isHandling else { return body() }
        isHandling = true
        defer { isHandling = false }
        body()
        while !waiting.isEmpty { take(waiting.removeFirst()) }
    }

    private func take(_ input: PlayerInput) {
        noteMilestone(of: input)
        let lastQueue = machine.queue
        for effect in machine.handle(input) { perform(effect) }
        if machine.queue != lastQueue { queues.notify(machine.queue) }
        let info = machine.nowPlayingInfo
        guard info != nowPlayingInfo else { return }
        nowPlayingInfo = info
        observers.notify(info)
    }

    private func noteMilestone(of input: PlayerInput) {
        guard case .engine(let event, let id) = input, id == load else { return }
        switch event {
        case .firstAudio(let time): milestones.notify(.firstAudio(time: time))
        case .failed(let failure): milestones.notify(.failed(failure))
        default: break
        }
    }

    private func perform(_ effect: PlayerEffect) {
        switch effect {
        case .load(let uri, let id, let isLiveStream):
            load = id
            milestones.notify(.playRequested(uri: uri))
            engine.load(uri: uri, id: id, isLiveStream: isLiveStream)
        case .resume: engine.resume()
        case .pause: engine.pause()
        case .stop:
            load = nil
            engine.stop()
        case .seek(let seconds): engine.seek(to: seconds)
        case .setVolume(let volume): engine.setVolume(volume)
        }
    }
}
