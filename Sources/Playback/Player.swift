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
    /// Where finite items were left.
    public var positions: ResumePositions { machine.positions }

    private let engine: any AudioEngine
    private let surroundings: PlayerSurroundings
    private var machine: PlayerMachine
    private var load: LoadID?
    private var timers: [PlayerTimer: any ScheduledTimer] = [:]
    private var resolving: Task<Void, Never>?
    private var artworkSearch: (id: ArtworkID, task: Task<Void, Never>)?
    private var duckers: [String: Double] = [:]
    private var waiting: [PlayerInput] = []
    private var isHandling = false
    private let observers = ObserverList<NowPlayingInfo>()
    private let milestones = ObserverList<PlaybackMilestone>()
    private let queues = ObserverList<PlaybackQueue?>()
    private let places = ObserverList<ResumePositions>()
    private let duckedVolume: Double

    /// - Parameters:
    ///   - engine: makes the sound; its events belong to this player from now on.
    ///   - volume: 0…1.
    ///   - positions: where finite items were left in the last run.
    ///   - surroundings: clock, network and the like; without a clock nothing comes that has to wait for its time.
    public init(
        engine: any AudioEngine, volume: Double = 1, policy: PlaybackPolicy = PlaybackPolicy(),
        positions: ResumePositions = [:], surroundings: PlayerSurroundings = PlayerSurroundings()
    ) {
        self.engine = engine
        self.surroundings = surroundings
        var policy = policy
        // A title must not wait for a moment that never comes.
        if surroundings.scheduler == nil { (policy.titleInterval, policy.artworkInterval) = (0, 0) }
        duckedVolume = policy.duckedVolume
        machine = PlayerMachine(
            volume: volume, policy: policy, positions: positions, canResolve: surroundings.resolver != nil,
            decoder: surroundings.decoder)
        nowPlayingInfo = machine.nowPlayingInfo
        engine.setVolume(machine.volume)
        engine.onEvent = { [weak self] event, id in self?.handle(.engine(event, id)) }
        surroundings.network?.onChange = { [weak self] in self?.handle(.networkChanged(isAvailable: $0)) }
        surroundings.outputs?.onOutputAdded = { [weak self] in self?.handle(.outputAdded($0)) }
    }

    /// Starts the queue's current item; does not restart it when it plays already.
    public func play(_ queue: PlaybackQueue) { handle(.play(queue)) }

    /// Does what a control asks for; what makes no sense now does nothing.
    public func perform(_ command: RemoteCommand) { handle(.command(command)) }

    /// Behaves as set from now on; the output itself is the engine's, see `outputChosen()`.
    public func apply(_ settings: AudioSettings) { handle(.settings(settings)) }

    /// Takes what plays to the output that the engine has been given.
    public func outputChosen() { handle(.outputChosen) }

    /// Takes over what was kept from the last run; what has happened in this one counts more.
    ///
    /// - Parameter volume: 0…1; nil leaves it as it is.
    public func restore(volume: Double?, positions: ResumePositions) {
        handle(.restore(volume: volume, positions: positions))
    }

    /// Becomes quieter until `unduck(for:)`, as somebody else wants to be heard: a navigator, a phone.
    ///
    /// The volume that is shown stays as it is.
    /// - Parameters:
    ///   - name: who asks; several may, the quietest wins, and the last one to leave gives the volume back.
    ///   - level: the part of the volume that is left, 0…1; nil takes the policy's.
    public func duck(for name: String, to level: Double? = nil) {
        duckers[name] = level ?? duckedVolume
        handle(.duck(duckers.values.min()))
    }

    /// Takes `duck(for:to:)` back; without one it does nothing.
    public func unduck(for name: String) {
        duckers[name] = nil
        handle(.duck(duckers.values.min()))
    }

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

    /// Calls `body` whenever the places of finite items have changed: at a pause, at an end, and now and then between.
    ///
    /// - Returns: keeps the observer connected; release or cancel it to stop.
    public func observePositions(_ body: @escaping @MainActor (ResumePositions) -> Void) -> Observation {
        places.add(body)
    }

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
        let lastPositions = machine.positions
        for effect in machine.handle(input, at: surroundings.scheduler?.now ?? 0) { perform(effect) }
        if machine.takeFallbackNews() { milestones.notify(.playsAtDefaultOutput) }
        if machine.queue != lastQueue { queues.notify(machine.queue) }
        if let search = artworkSearch, search.id != machine.artwork.id { endArtworkSearch() }
        if machine.positions != lastPositions { places.notify(machine.positions) }
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
            resolving?.cancel()
            engine.stop()
        case .seek(let seconds): engine.seek(to: seconds)
        case .setRate(let rate): engine.setRate(rate)
        case .setVolume(let volume): engine.setVolume(volume)
        case .duck(let level): engine.duck(to: level)
        case .reportProgress: engine.reportProgress()
        case .useOutput(let choice): engine.useOutput(choice)
        case .watchOutputs(let isWatching): surroundings.outputs?.isWatching = isWatching
        case .resolve(let candidate, let id): resolve(candidate, id)
        case .findArtwork(let artwork, let track, let id): findArtwork(artwork, track, id)
        case .schedule(let timer, let seconds):
            timers[timer]?.cancel()
            timers[timer] = surroundings.scheduler?.schedule(after: seconds) { [weak self] in
                self?.timers[timer] = nil
                self?.handle(.timer(timer))
            }
        case .cancel(let timer): timers.removeValue(forKey: timer)?.cancel()
        }
    }

    /// What does not look like a playlist is played as it is, without a detour.
    private func resolve(_ candidate: AddressCandidate, _ id: LoadID) {
        resolving?.cancel()
        guard let resolver = surroundings.resolver,
            candidate.needsResolving || resolver.looksLikePlaylist(candidate.address)
        else { return handle(.resolved([candidate], id)) }
        resolving = Task { [weak self] in
            let input: PlayerInput
            do throws(PlaybackFailure) {
                input = .resolved(try await resolver.resolve(candidate), id)
            } catch {
                input = .unresolved(error, id)
            }
            if !Task.isCancelled { self?.handle(input) }
        }
    }

    private func findArtwork(_ artwork: StreamArtwork, _ track: String, _ id: ArtworkID) {
        endArtworkSearch()
        guard let finder = surroundings.artwork else { return }
        let task = Task { [weak self] in
            let picture = await finder.picture(artwork, track: track)
            if !Task.isCancelled { self?.handle(.artworkFound(picture, id)) }
        }
        artworkSearch = (id, task)
    }

    /// Its track is over: nobody waits for the answer.
    private func endArtworkSearch() {
        artworkSearch?.task.cancel()
        artworkSearch = nil
    }
}
