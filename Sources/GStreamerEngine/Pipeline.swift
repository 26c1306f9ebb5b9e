import CGst
import Playback

/// One `playbin` for one load, from its making to its end.
///
/// A new pipeline for each load costs a millisecond or two and buys that nothing of the last source (tags, messages,
/// buffer levels, redirected addresses) can reach the next one. Used on the worker's queue only, but for its elements'
/// own threads.
final class Pipeline {
    private let playbin: UnsafeMutablePointer<GstElement>
    private let output: AudioOutput
    /// Whether the person wants sound, as opposed to a pause.
    private var isWanted = true
    /// Whether the sound is held back while the buffer fills.
    private var isHeld = false
    /// Whether the pipeline was last told to play, as opposed to pause.
    private var isPlaying = false
    /// Whether the output has taken a buffer since then.
    private var isFlowing = false
    /// Whether the source runs at its own pace (a microphone, RTP), so that holding it back loses data.
    private var isLive = false
    /// Whether a place can be gone to; before, it has to wait.
    private var isPrerolled = false
    /// Where to go on as soon as that is possible, in seconds.
    private var waitingSeek: Double?
    /// 1 is normal speed.
    private var rate: Double

    /// Makes a pipeline that is not started yet.
    ///
    /// - Parameter rate: the speed, for finite sources; nil for those without an end.
    init(
        uri: String, id: LoadID, output: AudioOutput, volume: Double, rate: Double?, userAgent: String,
        onMessage: @escaping BusWatch.Handler
    ) throws(PlaybackFailure) {
        guard let playbin = gst_element_factory_make("playbin", nil) else {
            gst_object_unref(output.bin)
            throw PlaybackFailure(
                kind: .missingDecoder("playbin"),
                detail: "no element \"playbin\": install gstreamer1.0-plugins-base")
        }
        gst_object_ref_sink(playbin)
        self.playbin = playbin
        self.output = output
        self.rate = rate ?? 1
        if rate != nil, let scaletempo = gst_element_factory_make("scaletempo", nil) {
            // Keeps the pitch at other speeds; at the normal one it passes everything on.
            playbin.set("audio-filter", to: scaletempo)
        }
        if self.rate != 1 { waitingSeek = 0 }
        playbin.set("flags", toNotation: "audio")
        playbin.set("audio-sink", to: output.bin)
        playbin.set("uri", to: uri)
        output.setVolume(volume)
        // `source-setup` would do for the first request only: HLS fetches its lists and pieces with sources of its own.
        // Runs once per element, on the streaming thread that adds it, and touches nothing but the element.
        Signals.elementSetup.connect(OpaquePointer(playbin)) { element in
            let element = UnsafeMutablePointer<GstElement>(element)
            if element.has("user-agent") { element.set("user-agent", to: userAgent) }
            if element.isMade(by: "icydemux") { ICYTap.attach(to: element) }
            if element.isMade(by: "tsdemux") { TransportMetadataTap.attach(to: element) }
            if element.isMade(by: "filesrc") { FileGuard.attach(to: element) }
            BufferMarks.start.set(on: element)
        }
        // A sound server moves streams from a device that goes to another one, and says so in this property only.
        gst_element_add_property_deep_notify_watch(output.bin, "current-device", 1)
        BusWatch.attach(to: playbin, id: id, handler: onMessage)
    }

    /// How much sound to hold against gaps; before `start()`.
    func setBuffer(seconds: Double) { playbin.set("buffer-duration", toNotation: String(Int64(seconds * 1e9))) }

    /// Starts to fetch; it plays as soon as it has something to play.
    func start() {
        let result = gst_element_set_state(playbin, GST_STATE_PAUSED)
        isLive = result == GST_STATE_CHANGE_NO_PREROLL
        if isLive { update() }
        guard result == GST_STATE_CHANGE_FAILURE else { return }
        // On the bus, so that it stands behind the errors that tell the reason.
        let message = gst_message_new_application(
            playbin.gstObject, gst_structure_new_empty(Pipeline.startFailedName))
        gst_element_post_message(playbin, message)
    }

    /// The name of the message posted when an element refused to start.
    static let startFailedName = "carshell-start-failed"

    func resume() {
        isWanted = true
        update()
    }

    func pause() {
        isWanted = false
        update()
    }

    /// Has the sound held back, or lets it out.
    ///
    /// The clock of a pipeline that plays on without data runs away, and what arrives then is late and dropped; so HTTP
    /// radio has to be held back too. It costs no "now": a server sends what was missed, and the delay is as long as the
    /// gap was. A source with its own pace drops what is not taken and is left alone.
    func hold(_ isHeld: Bool) {
        self.isHeld = isHeld && !isLive
        update()
    }

    /// Notes that the output has taken a buffer since it was told to play.
    func flowing() {
        isFlowing = true
        BufferMarks.afterGap.set(onAllIn: playbin)
        update()
    }

    /// Plays or pauses, as all of the above together want it.
    ///
    /// A pause waits until the output has taken something: a sink of GStreamer 1.22 that is paused before its thread has
    /// noticed that it was to play, which takes a millisecond, plays on for ever without telling.
    private func update() {
        let shallPlay = isWanted && !isHeld && waitingSeek == nil && (isPrerolled || isLive)
        guard shallPlay != isPlaying, shallPlay || isFlowing else { return }
        isPlaying = shallPlay
        if shallPlay {
            isFlowing = false
            OutputProbe.tellNextBuffer(at: output.sink)
        }
        gst_element_set_state(playbin, shallPlay ? GST_STATE_PLAYING : GST_STATE_PAUSED)
    }

    /// Goes on from that place, seconds from the start; a source that cannot seek plays on as it is.
    func seek(to seconds: Double) {
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return }
        guard isPrerolled else {
            // Nothing is heard of the start that is not wanted.
            waitingSeek = seconds
            return
        }
        let flags = GstSeekFlags(GST_SEEK_FLAG_FLUSH.rawValue | GST_SEEK_FLAG_ACCURATE.rawValue)
        gst_element_seek(
            playbin, rate, GST_FORMAT_TIME, flags, GST_SEEK_TYPE_SET, gint64(seconds * 1e9), GST_SEEK_TYPE_NONE, -1)
    }

    /// Changes the speed where the sound is.
    func setRate(_ rate: Double) {
        guard rate != self.rate else { return }
        self.rate = rate
        seek(to: waitingSeek ?? progress().position ?? 0)
    }

    /// Does what had to wait for the first sound.
    func prerolled() {
        isPrerolled = true
        if let seconds = waitingSeek {
            waitingSeek = nil
            seek(to: seconds)
        }
        update()
    }

    /// The place that is heard, and the length.
    func progress() -> PlaybackProgress {
        var position: gint64 = -1
        var duration: gint64 = -1
        let hasPosition = gst_element_query_position(playbin, GST_FORMAT_TIME, &position) != 0 && position >= 0
        let hasDuration = gst_element_query_duration(playbin, GST_FORMAT_TIME, &duration) != 0 && duration > 0
        return PlaybackProgress(
            position: hasPosition ? Double(position) / 1e9 : nil, duration: hasDuration ? Double(duration) / 1e9 : nil,
            isSeekable: isSeekable)
    }

    private var isSeekable: Bool? {
        guard let query = gst_query_new_seeking(GST_FORMAT_TIME) else { return nil }
        defer { gst_query_unref(query) }
        var seekable: gboolean = 0
        // While a seek is under way nobody answers.
        guard gst_element_query(playbin, query) != 0 else { return nil }
        gst_query_parse_seeking(query, nil, &seekable, nil, nil)
        return seekable != 0
    }

    /// Chooses another clock after the output's has gone.
    func changeClock() {
        guard isPlaying else { return }
        gst_element_set_state(playbin, GST_STATE_PAUSED)
        isPlaying = false
        update()
    }

    func recalculateLatency() { gst_bin_recalculate_latency(carshell_bin(playbin)) }

    /// 0…1, perceived loudness.
    func setVolume(_ volume: Double) { output.setVolume(volume) }

    /// Whether the output takes any sound at all; may ask the sound server.
    var outputTakesSound: Bool { output.takesSound }

    /// The part of the loudness that others leave to us, 0…1.
    func duck(to level: Double) { output.duck(to: level) }

    /// Silence, connection and device closed, threads joined when this returns.
    deinit {
        BusWatch.detach(from: playbin)
        gst_element_set_state(playbin, GST_STATE_NULL)
        gst_object_unref(playbin)
    }
}
