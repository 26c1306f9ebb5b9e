import CGst
import Dispatch
import Playback
import Synchronization

/// Makes, drives and ends pipelines on one serial queue, so that the main thread never waits for GStreamer.
///
/// Scanning the registry, opening a sound device and ending a source that is connecting all block their caller. The
/// queue keeps the order of the calls, and a load ends the pipeline before it on the same queue before it starts its
/// own: two never sound together. Loads that were overtaken while they waited are not started at all.
///
/// Unchecked because the compiler cannot see that everything mutable below is touched on `queue` only.
final class PipelineWorker: @unchecked Sendable {
    private let queue: DispatchQueue
    private var outputDescription: String
    private let defaultDescription: String
    private let fadeIn: Double
    private let buffer: Double?
    private let userAgent: String
    private let onMessage: BusWatch.Handler
    private let onFailure: @MainActor @Sendable (PlaybackFailure, LoadID) -> Void
    private let onProgress: @MainActor @Sendable (PlaybackProgress, LoadID) -> Void
    /// The newest load asked for; 0 for none. Read on the queue, written on the main actor.
    private let wanted = Atomic<UInt64>(0)

    private var pipeline: Pipeline?
    private var pipelineID: LoadID?
    private var volume = 1.0
    private var ducking = 1.0
    private var rate = 1.0
    private var output = AudioOutputChoice.chosen

    /// - Parameters:
    ///   - queue: a serial queue for this worker alone.
    ///   - defaultDescription: the output to use while the first one is not there.
    ///   - fadeIn: seconds.
    ///   - buffer: seconds; nil leaves it to GStreamer.
    init(
        queue: DispatchQueue = DispatchQueue(label: "org.carshell.gstreamer", qos: .userInteractive),
        outputDescription: String, defaultDescription: String = "autoaudiosink", fadeIn: Double = 0,
        buffer: Double? = nil, userAgent: String, onMessage: @escaping BusWatch.Handler,
        onFailure: @escaping @MainActor @Sendable (PlaybackFailure, LoadID) -> Void,
        onProgress: @escaping @MainActor @Sendable (PlaybackProgress, LoadID) -> Void = { _, _ in }
    ) {
        self.queue = queue
        self.outputDescription = outputDescription
        self.defaultDescription = defaultDescription
        self.fadeIn = fadeIn
        self.buffer = buffer
        self.userAgent = userAgent
        self.onMessage = onMessage
        self.onFailure = onFailure
        self.onProgress = onProgress
    }

    /// Initialises GStreamer, tries the output's description and loads the usual plug-ins.
    func prepare(_ completion: @escaping @MainActor @Sendable (Result<Void, AudioSinkDescriptionError>) -> Void) {
        queue.async { [self] in
            GStreamerRuntime.initialise()
            let result = Result { () throws(AudioSinkDescriptionError) in try AudioOutput.check(outputDescription) }
            GStreamerRuntime.preload()
            Task { @MainActor in completion(result) }
        }
    }

    func load(uri: String, id: LoadID, isLiveStream: Bool = true) {
        wanted.store(id.rawValue, ordering: .releasing)
        queue.async { [self] in
            endPipeline()
            guard wanted.load(ordering: .acquiring) == id.rawValue else { return }
            start(uri: uri, id: id, isLiveStream: isLiveStream)
        }
    }

    func stop() {
        wanted.store(0, ordering: .releasing)
        queue.async { [self] in endPipeline() }
    }

    func resume() { queue.async { [self] in pipeline?.resume() } }

    func pause() { queue.async { [self] in pipeline?.pause() } }

    func seek(to seconds: Double) { queue.async { [self] in pipeline?.seek(to: seconds) } }

    /// For finite sources, now and later.
    func setRate(_ rate: Double) {
        queue.async { [self] in
            self.rate = rate
            pipeline?.setRate(rate)
        }
    }

    /// For the loads to come.
    func useOutput(_ choice: AudioOutputChoice) { queue.async { [self] in output = choice } }

    /// For the loads to come.
    func setOutput(_ description: String) { queue.async { [self] in outputDescription = description } }

    func reportProgress() {
        queue.async { [self] in
            guard let pipeline, let pipelineID else { return }
            let progress = pipeline.progress()
            Task { @MainActor [onProgress] in onProgress(progress, pipelineID) }
        }
    }

    func setVolume(_ volume: Double) {
        queue.async { [self] in
            self.volume = volume
            pipeline?.setVolume(volume)
        }
    }

    /// Goes there without a step; what starts later starts there.
    func duck(to level: Double) {
        queue.async { [self] in
            ducking = level
            pipeline?.duck(to: level)
        }
    }

    /// Does what the pipeline of that load needs, if it is still there.
    func attend(_ id: LoadID, _ body: @escaping @Sendable (Pipeline) -> Void) {
        queue.async { [self] in
            if let pipeline, pipelineID == id { body(pipeline) }
        }
    }

    private func endPipeline() {
        pipeline = nil
        pipelineID = nil
    }

    private func start(uri: String, id: LoadID, isLiveStream: Bool) {
        do {
            if MediaAddress(uri)?.leadsToNoFile == true {
                throw PlaybackFailure(kind: .notAFile, detail: "no regular file: \(uri)")
            }
            GStreamerRuntime.initialise()
            let description = output == .chosen ? outputDescription : defaultDescription
            let output = try AudioOutput(description, fadeIn: fadeIn, ducking: ducking)
            let pipeline = try Pipeline(
                uri: uri, id: id, output: output, volume: volume, rate: isLiveStream ? nil : rate,
                userAgent: userAgent, onMessage: onMessage)
            if let buffer { pipeline.setBuffer(seconds: buffer) }
            self.pipeline = pipeline
            pipelineID = id
            pipeline.start()
        } catch let error as AudioSinkDescriptionError {
            report(PlaybackFailure(kind: .audioOutput, detail: error.description), id)
        } catch let failure as PlaybackFailure {
            report(failure, id)
        } catch {
            report(PlaybackFailure(kind: .other, detail: "\(error)"), id)
        }
    }

    private func report(_ failure: PlaybackFailure, _ id: LoadID) {
        Task { @MainActor [onFailure] in onFailure(failure, id) }
    }
}
