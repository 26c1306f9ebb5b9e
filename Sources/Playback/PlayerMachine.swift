import Templates

/// What the player does about each input: a value without threads, clocks or sound.
///
/// All rules of playback are here, so that they can be told in tests input by input. Whoever owns the machine carries
/// out the effects in order and feeds the engine's events back in.
///
/// Rules worth knowing: pausing a live stream lets go of it and playing again is a new load, so that one hears now and
/// not ten minutes ago. Every load has an id of its own; what an engine still reports of an earlier one is dropped, so
/// nothing of the last station reaches the next. What has played once is reached again until the person stops it.
public struct PlayerMachine: Sendable {
    /// What next and previous go through; nil before anything was chosen.
    public internal(set) var queue: PlaybackQueue?
    /// 0…1, kept over switches.
    public internal(set) var volume: Double
    /// Where finite items were left: what is worth keeping for the next run.
    public internal(set) var positions: ResumePositions

    var policy: PlaybackPolicy
    /// Whether there is somebody to look into playlists.
    let canResolve: Bool
    let decoder: (any TextDecoding)?
    var random: any RandomNumberGenerator & Sendable

    var state: PlaybackState = .idle
    var lastLoad: UInt64 = 0
    /// The load whose events count; nil when the engine was told to stop.
    var load: CurrentLoad?
    var recovery = Recovery()

    var track = TrackTitle()
    /// Whether the track was told by a connection that is gone.
    var isTrackOld = false
    /// Tags that wait for their time, and when the last ones were shown.
    var waitingTags: StreamTags?
    var titleShownAt: UInt64?
    var artwork = TrackArtwork()
    var lastArtwork: UInt64 = 0

    var clock = PlaybackClock()
    var duration: Double?
    /// Whether the present source can go on from any place; nil before it has told.
    var isSeekable: Bool?
    /// The chosen speed of finite items.
    var rate = 1.0

    var output = AudioOutputChoice.chosen
    /// Whether the chosen output was missing when something started, and the sound at the other one is still to be told of.
    var isFallbackNews = false
    /// Since when outputs are watched for; nil while none is missed.
    var outputsWatchedSince: UInt64?
    /// The output that went away and is waited for, in the system's words; nil waits for any.
    var lostOutput: String?
    /// The part of the volume that others leave to us; nil while nobody wants to be heard.
    var duckedVolume: Double?
    var hasStarted = false

    /// - Parameters:
    ///   - volume: 0…1; anything else is clamped, NaN becomes 1.
    ///   - positions: where finite items were left.
    ///   - canResolve: whether `resolve` effects are answered; without, addresses go to the engine as they are.
    ///   - decoder: reads titles of stations that name their encoding.
    ///   - random: spreads the attempts to reach a source again.
    public init(
        volume: Double = 1, policy: PlaybackPolicy = PlaybackPolicy(), positions: ResumePositions = [:],
        canResolve: Bool = false, decoder: (any TextDecoding)? = nil,
        random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
    ) {
        self.volume = Self.clamped(volume) ?? 1
        self.policy = policy
        self.positions = positions
        self.canResolve = canResolve
        self.decoder = decoder
        self.random = random
    }

    /// What plays, for the screen and remote controls; the only place where this value is made.
    public var nowPlayingInfo: NowPlayingInfo {
        let item = queue?.current
        var info = NowPlayingInfo(
            itemIdentifier: item?.identifier, itemTitle: item?.title, itemSubtitle: item?.subtitle,
            title: track.title, artist: track.artist, artwork: shownArtwork,
            isLiveStream: item?.isLiveStream ?? true, playbackState: state, queueIndex: queue?.index,
            queueCount: queue?.items.count ?? 0, volume: volume)
        guard item?.isLiveStream == false else { return info }
        info.elapsedPlaybackTime = clock.seconds
        info.elapsedPlaybackTimestamp = clock.time
        info.playbackDuration = duration
        info.playbackRate = state == .playing ? heardRate : 0
        info.defaultPlaybackRate = heardRate
        info.canChangePosition = isSeekable != false
        return info
    }

    /// Takes the input and says what has to be done.
    ///
    /// - Parameter now: CLOCK_MONOTONIC in nanoseconds.
    public mutating func handle(_ input: PlayerInput, at now: UInt64) -> [PlayerEffect] {
        var effects = take(input, now)
        clock.run(state == .playing, rate: heardRate, at: now)
        // A source that is played, or on its way, is watched; nothing wakes up for one that is not.
        if !state.isActive { effects += cancelTimers() }
        return effects
    }

    private mutating func take(_ input: PlayerInput, _ now: UInt64) -> [PlayerEffect] {
        switch input {
        case .play(let queue): choose(queue, now)
        case .command(let command): handle(command, now)
        case .engine(let event, let id): id == load?.id ? handle(event, now) : []
        case .resolved(let candidates, let id): id == load?.id ? resolved(candidates, now) : []
        case .unresolved(let failure, let id): id == load?.id ? failed(failure, now) : []
        case .timer(let timer): handle(timer, now)
        case .networkChanged(let isAvailable): isAvailable ? networkCame(now) : []
        case .artworkFound(let picture, let id): artworkFound(picture, id)
        case .outputAdded(let name): outputCame(name, now)
        case .outputChosen: outputChosen(now)
        case .duck(let level): duck(level)
        case .settings(let settings): apply(settings, now)
        case .restore(let volume, let positions): restore(volume, positions, now)
        }
    }

    private mutating func handle(_ timer: PlayerTimer, _ now: UInt64) -> [PlayerEffect] {
        // One that was cancelled may have been on its way.
        guard timers.remove(timer) != nil else { return [] }
        return switch timer {
        case .retry: recovery.isWaiting ? startAttempt(now) : []
        case .startLimit: checkStart(now)
        case .watchdog: checkProgress(now)
        case .title: showWaitingTags(now)
        case .artwork: searchArtwork(now)
        case .newStream: beginUntitledStream()
        case .position: notePosition(now)
        }
    }

    /// The timers that may be running, so that each is cancelled once.
    var timers: Set<PlayerTimer> = []

    /// Starts a timer, or starts it anew.
    mutating func schedule(_ timer: PlayerTimer, after seconds: Double) -> PlayerEffect {
        timers.insert(timer)
        return .schedule(timer, after: seconds)
    }

    mutating func cancel(_ timer: PlayerTimer) -> [PlayerEffect] {
        timers.remove(timer) != nil ? [.cancel(timer)] : []
    }

    mutating func cancelTimers() -> [PlayerEffect] {
        let running = PlayerTimer.allCases.filter(timers.contains)
        timers = []
        return running.map(PlayerEffect.cancel)
    }

    static func clamped(_ volume: Double) -> Double? { volume.isNaN ? nil : min(max(volume, 0), 1) }
}

extension UInt64 {
    /// Seconds from an earlier time to this one, both in nanoseconds; 0 when it is not earlier.
    func seconds(since earlier: UInt64) -> Double { self > earlier ? Double(self - earlier) / 1e9 : 0 }
}
