import Templates

/// What the player does about each input: a value without threads, clocks or sound.
///
/// All rules of playback are here, so that they can be told in tests input by input. Whoever owns the machine carries
/// out the effects in order and feeds the engine's events back in.
///
/// Rules worth knowing: pausing a live stream lets go of it and playing again is a new load, so that one hears now and
/// not ten minutes ago. Every load has an id of its own; what an engine still reports of an earlier one is dropped, so
/// nothing of the last station reaches the next.
public struct PlayerMachine: Sendable {
    /// What next and previous go through; nil before anything was chosen.
    public private(set) var queue: PlaybackQueue?
    /// 0…1, kept over switches.
    public private(set) var volume: Double
    private var state: PlaybackState = .idle
    private var track = TrackTitle()
    /// The load whose events count; nil when the engine was told to stop.
    private var load: LoadID?
    private var lastLoad: UInt64 = 0
    /// Whether this load has played, so that a full buffer means sound and not only readiness.
    private var hasPlayed = false
    /// Whether this load has had any sound at all.
    private var hasSounded = false
    /// The last fill level of the buffer that the engine told for this load.
    private var bufferedPercent = 100

    /// - Parameter volume: 0…1; anything else is clamped, NaN becomes 1.
    public init(volume: Double = 1) { self.volume = Self.clamped(volume) ?? 1 }

    /// What plays, for the screen and remote controls; the only place where this value is made.
    public var nowPlayingInfo: NowPlayingInfo {
        let item = queue?.current
        return NowPlayingInfo(
            itemIdentifier: item?.identifier, itemTitle: item?.title, itemSubtitle: item?.subtitle,
            title: track.title, artist: track.artist, artwork: item?.artwork,
            isLiveStream: item?.isLiveStream ?? true, playbackState: state, queueIndex: queue?.index,
            queueCount: queue?.items.count ?? 0, volume: volume)
    }

    /// Takes the input and says what the engine has to do.
    public mutating func handle(_ input: PlayerInput) -> [PlayerEffect] {
        switch input {
        case .play(let queue): choose(queue)
        case .command(let command): handle(command)
        case .engine(let event, let id): id == load ? handle(event) : []
        }
    }
}

// MARK: Commands

extension PlayerMachine {
    private mutating func handle(_ command: RemoteCommand) -> [PlayerEffect] {
        switch command {
        case .play: play()
        case .pause: pause()
        case .togglePlayPause: state.isActive ? pause() : play()
        case .stop: stop()
        case .nextTrack: move { $0.advance() }
        case .previousTrack: move { $0.retreat() }
        case .changeVolume(let volume): changeVolume(volume)
        }
    }

    private mutating func choose(_ chosen: PlaybackQueue) -> [PlayerEffect] {
        let current = queue?.current
        queue = chosen
        // Choosing what already plays takes over the new list and leaves the sound alone.
        guard current?.identifier == chosen.current.identifier, current?.uri == chosen.current.uri,
            state.isActive || state == .paused
        else { return startLoad() }
        return play()
    }

    private mutating func play() -> [PlayerEffect] {
        guard queue != nil, !state.isActive else { return [] }
        guard state == .paused else { return startLoad() }
        // Only finite media pause, and those have their sound ready, unless they were paused on the way to it.
        state = hasPlayed ? .playing : .connecting
        return [.resume]
    }

    private mutating func pause() -> [PlayerEffect] {
        guard state.isActive, let item = queue?.current else { return [] }
        guard !item.isLiveStream else { return stop() }
        state = .paused
        return [.pause]
    }

    private mutating func stop() -> [PlayerEffect] {
        guard load != nil || state == .paused || state.isActive else {
            // Stopping after a failure takes the message away.
            if case .failed = state { state = .stopped }
            return []
        }
        return end(with: .stopped)
    }

    private mutating func move(_ step: (inout PlaybackQueue) -> Void) -> [PlayerEffect] {
        guard var moved = queue else { return [] }
        step(&moved)
        // In a queue of one the neighbour is the item itself: no gap for that.
        guard moved != queue || !state.isActive else { return [] }
        queue = moved
        return startLoad()
    }

    private mutating func changeVolume(_ wanted: Double) -> [PlayerEffect] {
        guard let wanted = Self.clamped(wanted), wanted != volume else { return [] }
        volume = wanted
        return [.setVolume(wanted)]
    }

    private static func clamped(_ volume: Double) -> Double? { volume.isNaN ? nil : min(max(volume, 0), 1) }
}

// MARK: Engine events

extension PlayerMachine {
    private mutating func handle(_ event: AudioEngineEvent) -> [PlayerEffect] {
        switch event {
        case .firstAudio: hasSounded = true
        case .paused: break
        case .buffering(let percent): buffer(percent)
        case .playing:
            hasPlayed = true
            // A buffer that is still filling has the last word, and so has a pause on its way to the engine.
            if state.isActive, bufferedPercent == 100 { state = .playing }
        case .tags(let tags): track.update(with: tags)
        case .endOfStream: return endOfStream()
        case .failed(let failure): return end(with: .failed(reason: failure.reason))
        }
        return []
    }

    private mutating func buffer(_ percent: Int) {
        bufferedPercent = min(max(percent, 0), 100)
        guard state.isActive else { return }
        state = bufferedPercent == 100 && hasPlayed ? .playing : .buffering(percent: bufferedPercent)
    }

    private mutating func endOfStream() -> [PlayerEffect] {
        guard var ended = queue else { return [] }
        // A station has no end: the server closed the connection.
        guard !ended.current.isLiveStream else {
            return end(with: .failed(reason: PlaybackFailure.stationClosedReason))
        }
        // Without any sound in it, a file would end again at once, for ever.
        guard !ended.current.startsOver || !hasSounded else { return [.seek(to: 0)] }
        guard ended.index + 1 < ended.items.count else { return end(with: .stopped) }
        ended.advance()
        queue = ended
        return startLoad()
    }
}

// MARK: Loads

extension PlayerMachine {
    private mutating func startLoad() -> [PlayerEffect] {
        guard let item = queue?.current else { return [] }
        lastLoad += 1
        let id = LoadID(rawValue: lastLoad)
        forgetLoad()
        load = id
        state = .connecting
        return [.load(uri: item.uri, id: id, isLiveStream: item.isLiveStream)]
    }

    private mutating func end(with state: PlaybackState) -> [PlayerEffect] {
        forgetLoad()
        self.state = state
        return [.stop]
    }

    private mutating func forgetLoad() {
        load = nil
        track = TrackTitle()
        hasPlayed = false
        hasSounded = false
        bufferedPercent = 100
    }
}
