import Playback

/// Listens to one address with an engine of its own.
@MainActor
struct Listener {
    /// A station that has not started by then never will.
    static let startTime = Duration.seconds(15)

    /// What was heard.
    struct Outcome {
        var titles: [ProbeReport.Title] = []
        var codec: String?
        /// Bits per second.
        var bitrate: Int?
        var failure: ProbeReport.Failure?
    }

    private enum News: Sendable {
        case engine(AudioEngineEvent)
        case timeUp
    }

    private let engine: any AudioEngine
    private let wait: @Sendable (Duration) async -> Void

    /// - Parameters:
    ///   - engine: used by nobody else.
    ///   - wait: returns after a time, or when its task is cancelled.
    init(engine: any AudioEngine, wait: @escaping @Sendable (Duration) async -> Void) {
        self.engine = engine
        self.wait = wait
    }

    /// Plays an address and returns when it was heard for this long, ended or failed.
    mutating func listen(to address: String, for duration: Duration) async -> Outcome {
        var outcome = Outcome()
        var track = TrackTitle()
        var hasSound = false
        let id = LoadID(rawValue: 1)
        let (news, source) = AsyncStream.makeStream(of: News.self)
        engine.onEvent = { event, load in if load == id { source.yield(.engine(event)) } }
        engine.load(uri: address, id: id, isLiveStream: !address.hasPrefix("file:"))
        var alarm = alarm(after: Self.startTime, source)
        defer {
            alarm.cancel()
            engine.onEvent = nil
            engine.stop()
        }
        for await item in news {
            switch item {
            case .timeUp:
                if !hasSound {
                    let seconds = Self.startTime.components.seconds
                    outcome.failure = .init(
                        kind: "network", reason: "There was no sound within \(seconds) seconds.")
                }
                return outcome
            case .engine(.firstAudio), .engine(.playing):
                guard !hasSound else { continue }
                hasSound = true
                alarm.cancel()
                alarm = self.alarm(after: duration, source)
            case .engine(.tags(let tags)): Self.take(tags, &track, &outcome)
            case .engine(.endOfStream):
                // A short file is whole.
                if !hasSound { outcome.failure = .init(kind: "format", reason: "There is no sound in it.") }
                return outcome
            case .engine(.failed(let failure)):
                outcome.failure = .init(kind: Self.faultClass(of: failure), reason: failure.reason)
                return outcome
            case .engine: break
            }
        }
        return outcome
    }

    private func alarm(
        after duration: Duration, _ source: AsyncStream<News>.Continuation
    ) -> Task<Void, Never> {
        Task { [wait] in
            await wait(duration)
            if !Task.isCancelled { source.yield(.timeUp) }
        }
    }

    private static func take(_ tags: StreamTags, _ track: inout TrackTitle, _ outcome: inout Outcome) {
        outcome.codec = tags.audioCodec ?? outcome.codec
        outcome.bitrate = tags.bitrate ?? outcome.bitrate
        track.update(with: tags)
        let title = ProbeReport.Title(artist: track.artist, title: track.title)
        if track.title != nil, outcome.titles.last != title { outcome.titles.append(title) }
    }

    /// `user`, `network`, `format` or `server`.
    private static func faultClass(of failure: PlaybackFailure) -> String {
        switch failure.kind {
        case .badAddress, .notAuthorized, .fileNotFound, .notAFile, .audioOutput, .noAudioOutput, .untrustedCertificate:
            "user"
        case .httpStatus(let status): (400..<500).contains(status) && status != 429 ? "user" : "server"
        case .hostNotFound, .connectionLost, .noAnswer: "network"
        case .missingDecoder, .notAudio: "format"
        default: "server"
        }
    }
}
