import CGst
import GLibBridge
import Playback

/// Plays addresses with GStreamer's `playbin`: http, https, file and HLS, sound only.
///
/// Calls return at once; a serial queue does the work in their order (see `PipelineWorker`). Events come on the main
/// actor from GLib's default main context, so they need its loop to run and libdispatch's main queue attached to it
/// (`MainQueueSource`).
///
/// `playbin` and not `playbin3`: the latter, in GStreamer 1.22, stops at the border of chained Ogg streams and stays
/// playing in silence on what is not sound.
@MainActor
public final class GStreamerEngine: AudioEngine {
    public var onEvent: ((AudioEngineEvent, LoadID) -> Void)?

    private var worker: PipelineWorker?
    private var source: Source?

    /// What the engine has to remember of the present load.
    private struct Source {
        var id: LoadID
        var address: MediaAddress
        var missingPlugin: MissingPlugin?
        var hasPlayed = false
        /// Where the sound server plays it; nil before that is known.
        var device: String?
        /// Whether the sound was last told to be held back for the buffer.
        var isHeld = false
        /// Whether an error has come, so that those that follow from it are not reported.
        var isFailing = false
        /// When it was asked for; CLOCK_MONOTONIC in nanoseconds.
        let startedAt = UInt64(carshell_monotonic_time())
    }

    /// Make it early, while the process has one thread: it sets an environment variable for GStreamer.
    /// - Parameters:
    ///   - audioSinkDescription: the output in gst-launch's words, e.g. `alsasink device=hw:0`.
    ///   - defaultSinkDescription: the output to use while that one is not there, if the player wants so.
    ///   - version: the program's version, told to servers as `CarShell/<version>`.
    ///   - fadeIn: seconds over which each source comes up from silence.
    ///   - buffer: seconds of sound to hold against gaps of the network; nil leaves it to GStreamer, which takes five.
    public init(
        audioSinkDescription: String = "autoaudiosink", defaultSinkDescription: String = "autoaudiosink",
        version: String, fadeIn: Double = 0.3, buffer: Double? = nil
    ) {
        GStreamerRuntime.setEnvironment()
        worker = PipelineWorker(
            outputDescription: audioSinkDescription, defaultDescription: defaultSinkDescription, fadeIn: fadeIn,
            buffer: buffer, userAgent: "CarShell/\(version)",
            onMessage: { [weak self] message, id in self?.receive(message, id) },
            onFailure: { [weak self] failure, id in self?.fail(failure, id) },
            onProgress: { [weak self] progress, id in self?.tell(progress, id) })
    }

    /// Starts GStreamer in the background, which may take seconds on the first run, and tries the audio sink.
    ///
    /// Without this call the first load does it. What is asked for meanwhile waits its turn.
    /// - Parameter completion: called once on the main actor; the failure names a description that is no output.
    public func prepare(
        _ completion: @escaping @MainActor @Sendable (Result<Void, AudioSinkDescriptionError>) -> Void = { _ in }
    ) {
        worker?.prepare(completion)
    }

    public func load(uri: String, id: LoadID, isLiveStream: Bool) {
        guard let address = MediaAddress(uri) else {
            stop()
            onEvent?(.failed(PlaybackFailure(kind: .badAddress, detail: "not http, https or file: \(uri)")), id)
            return
        }
        source = Source(id: id, address: address)
        worker?.load(uri: uri, id: id, isLiveStream: isLiveStream)
    }

    public func resume() { worker?.resume() }

    public func pause() { worker?.pause() }

    public func stop() {
        source = nil
        worker?.stop()
    }

    public func seek(to seconds: Double) { worker?.seek(to: seconds) }

    public func setRate(_ rate: Double) { worker?.setRate(rate) }

    public func reportProgress() { worker?.reportProgress() }

    public func useOutput(_ choice: AudioOutputChoice) { worker?.useOutput(choice) }

    /// Takes another output as the chosen one, from the next load on: see `Player.outputChosen()`.
    ///
    /// - Parameter audioSinkDescription: the output in gst-launch's words.
    public func setOutput(_ audioSinkDescription: String) { worker?.setOutput(audioSinkDescription) }

    public func setVolume(_ volume: Double) { worker?.setVolume(volume) }

    public func duck(to level: Double) { worker?.duck(to: level) }

    isolated deinit { worker?.stop() }
}

// MARK: What the bus tells

extension GStreamerEngine {
    private func receive(_ message: PipelineMessage, _ id: LoadID) {
        guard source?.id == id else { return }
        switch message {
        case .firstBuffer(let time): onEvent?(.firstAudio(time: time), id)
        case .flowing: worker?.attend(id) { $0.flowing() }
        case .buffering(let percent):
            hold(percent < 100, id)
            onEvent?(.buffering(percent: percent), id)
        case .prerolled: worker?.attend(id) { $0.prerolled() }
        case .playing:
            source?.hasPlayed = true
            onEvent?(.playing, id)
        // Each start goes through a pause, which nobody asked for.
        case .paused where source?.hasPlayed != true: break
        case .paused: onEvent?(.paused, id)
        case .tags(let tags): onEvent?(.tags(tags), id)
        case .streamStarted: onEvent?(.streamStarted, id)
        case .lengthChanged: worker?.reportProgress()
        case .endOfStream where source?.isFailing == true: break
        case .endOfStream: onEvent?(.endOfStream, id)
        case .missingPlugin(let missing): source?.missingPlugin = missing
        case .error(let error): receive(error, id)
        case .startFailed:
            guard source?.isFailing == false else { return }
            fail(PlaybackFailure(kind: .other, detail: "an element refused to start and gave no reason"), id)
        case .outputDevice(let device, let wanted): useDevice(device, wanted: wanted, id)
        case .clockLost: worker?.attend(id) { $0.changeClock() }
        case .latency: worker?.attend(id) { $0.recalculateLatency() }
        }
    }

    /// Tells the pipeline where the buffer crosses its mark, and not at each percent.
    private func hold(_ isHeld: Bool, _ id: LoadID) {
        guard source?.isHeld != isHeld else { return }
        source?.isHeld = isHeld
        worker?.attend(id) { $0.hold(isHeld) }
    }

    /// A sound server moves sound from an output that goes to another one, and also when the person says so there.
    private func useDevice(_ device: String, wanted: String?, _ id: LoadID) {
        if let wanted, wanted != device {
            fail(
                PlaybackFailure(
                    kind: .audioOutput, detail: "the sound server moved the sound from \(wanted) to \(device)"), id)
            return
        }
        guard let last = source?.device, last != device else {
            source?.device = device
            return
        }
        source?.device = device
        DeviceQuery.exists(last) { [weak self] exists in
            guard let self, !exists, source?.id == id else { return }
            onEvent?(.outputGone(device: last), id)
        }
    }

    private func receive(_ error: PipelineError, _ id: LoadID) {
        guard let source, !source.isFailing else { return }
        self.source?.isFailing = true
        var failure = PlaybackFailure(
            error, missing: source.missingPlugin, isFile: source.address.scheme == "file", hasPlayed: source.hasPlayed)
        if failure.mayHideBreach, let breach = RequestRules.lastBreach(since: source.startedAt) {
            failure.kind = breach
        }
        if case .missingDecoder = failure.kind {
            // For a sink that takes no sound, as its device is not there, no decoder is good enough.
            worker?.attend(id) { [weak self, failure] pipeline in
                var failure = failure
                if !pipeline.outputTakesSound { failure.kind = .audioOutput }
                Task { @MainActor [failure] in self?.fail(failure, id) }
            }
            return
        }
        guard failure.kind == .connectionLost, !source.hasPlayed else { return fail(failure, id) }
        // GStreamer 1.22 gives the same error for a host without an address as for one that does not answer.
        HostLookup.resolves(source.address.host) { [weak self] isFound in
            self?.fail(isFound ? failure : PlaybackFailure(kind: .hostNotFound, detail: failure.detail), id)
        }
    }

    private func tell(_ progress: PlaybackProgress, _ id: LoadID) {
        if source?.id == id { onEvent?(.progress(progress), id) }
    }

    /// Reports the load's first failure; errors that follow from it are dropped with the load.
    private func fail(_ failure: PlaybackFailure, _ id: LoadID) {
        guard source?.id == id else { return }
        stop()
        onEvent?(.failed(failure), id)
    }
}
