import CGst
import Playback

/// The end of a pipeline: a volume to fade in with, one that the person sets, and the output made from a gst-launch description.
///
/// The volume stands here and not in `playbin`: the soft volume of GStreamer 1.22.0 loses an element with two pads each
/// time a source is set up, nine kilobytes a station switch. The converter behind it is for outputs that take formats
/// the volume cannot scale; it does nothing otherwise.
struct AudioOutput {
    /// What `playbin` gets as its audio sink; floating until it takes it.
    let bin: UnsafeMutablePointer<GstElement>
    /// The last element, whose sink pad takes what is heard; valid as long as the bin is.
    let sink: UnsafeMutablePointer<GstElement>
    /// Valid as long as the bin is.
    private let volume: UnsafeMutablePointer<GstElement>
    private let fade: Fade
    /// The name of the bin, by which messages of its elements are known.
    private static let name = "carshell-audio-output"

    /// Makes a new output; call after GStreamer has been initialised, on any thread.
    ///
    /// - Parameters:
    ///   - fadeIn: seconds over which the first sound comes up from silence.
    ///   - ducking: the part of the loudness that others leave to us, 0…1.
    init(_ description: String, fadeIn: Double = 0, ducking: Double = 1) throws(AudioSinkDescriptionError) {
        let sink = try Self.parse(description)
        Self.rememberDevices(of: sink)
        guard let bin = gst_bin_new(Self.name), let fade = gst_element_factory_make("volume", nil),
            let volume = gst_element_factory_make("volume", nil),
            let converter = gst_element_factory_make("audioconvert", nil)
        else {
            gst_object_unref(sink)
            throw AudioSinkDescriptionError(
                audioSinkDescription: description,
                problem: "the elements volume and audioconvert are missing: install gstreamer1.0-plugins-base")
        }
        for element in [fade, volume, converter, sink] { gst_bin_add(carshell_bin(bin), element) }
        guard gst_element_link(fade, volume) != 0, gst_element_link(volume, converter) != 0,
            gst_element_link(converter, sink) != 0,
            let pad = gst_element_get_static_pad(fade, "sink")
        else {
            gst_object_unref(bin)
            throw AudioSinkDescriptionError(
                audioSinkDescription: description, problem: "it does not take unpacked sound (audio/x-raw)")
        }
        gst_element_add_pad(bin, gst_ghost_pad_new("sink", pad))
        gst_object_unref(pad)
        OutputProbe.tellFirstBuffer(at: sink)
        self.fade = Fade(of: fade, to: Self.amplitude(ducking), seconds: fadeIn)
        self.bin = bin
        self.sink = sink
        self.volume = volume
    }

    /// Makes sure that the description makes an output.
    static func check(_ description: String) throws(AudioSinkDescriptionError) {
        gst_object_unref(try AudioOutput(description).bin)
    }

    /// Whether the output takes any sound at all: pulsesink does not when the device that it was told is not there.
    ///
    /// May ask the sound server.
    var takesSound: Bool {
        guard let pad = gst_element_get_static_pad(sink, "sink") else { return false }
        defer { gst_object_unref(pad) }
        guard let caps = gst_pad_query_caps(pad, nil) else { return false }
        defer { gst_caps_unref(caps) }
        return gst_caps_is_empty(caps) == 0
    }

    /// 0…1, perceived loudness; callable on any thread while the bin lives.
    func setVolume(_ value: Double) {
        gst_stream_volume_set_volume(carshell_stream_volume(volume), GST_STREAM_VOLUME_FORMAT_CUBIC, value)
    }

    /// Leaves that part of the loudness, 0…1, and goes there without a step; callable on any thread while the bin lives.
    func duck(to level: Double) { fade.move(to: Self.amplitude(level), seconds: 0.2) }

    /// What a perceived loudness is as a share of the amplitude.
    private static func amplitude(_ loudness: Double) -> Double {
        gst_stream_volume_convert_volume(
            GST_STREAM_VOLUME_FORMAT_CUBIC, GST_STREAM_VOLUME_FORMAT_LINEAR, loudness)
    }

    /// The device that plays, and the one that was asked for by name, if any was.
    static func device(_ message: UnsafeMutablePointer<GstMessage>) -> (current: String, wanted: String?)? {
        var source: UnsafeMutablePointer<GstObject>?
        var value: UnsafePointer<GValue>?
        gst_message_parse_property_notify(message, &source, nil, &value)
        guard let source, let value, let current = g_value_get_string(value) else { return nil }
        let object = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GObject.self)
        let wanted = g_object_get_data(object, wantedDeviceKey)?.assumingMemoryBound(to: CChar.self)
        return (String(cString: current), wanted.map { String(cString: $0) })
    }

    private static let wantedDeviceKey = "carshell-wanted-device"

    /// Remembers the devices that the description names: once it runs, pulsesink overwrites the property with the
    /// device that it was moved to.
    private static func rememberDevices(of sink: UnsafeMutablePointer<GstElement>) {
        guard let iterator = gst_bin_iterate_recurse(carshell_bin(sink)) else { return }
        defer { gst_iterator_free(iterator) }
        gst_iterator_foreach(
            iterator,
            { value, _ in
                guard let value, let object = g_value_get_object(value) else { return }
                let element = object.assumingMemoryBound(to: GstElement.self)
                guard element.has("device"), let device = element.text(of: "device") else { return }
                g_object_set_data_full(
                    element.object, AudioOutput.wantedDeviceKey, g_strdup(device), { g_free($0) })
            }, nil)
    }

    /// Whether the object is an output or part of one; callable on any thread.
    static func contains(_ object: UnsafeMutablePointer<GstObject>?) -> Bool {
        var current = object
        if let current { gst_object_ref(current) }
        while let object = current {
            defer { gst_object_unref(object) }
            let found = gst_object_get_name(object)
            defer { g_free(found) }
            if found.map({ String(cString: $0) }) == name { return true }
            current = gst_object_get_parent(object)
        }
        return false
    }

    /// The description's elements in a bin with one input.
    private static func parse(
        _ description: String
    ) throws(AudioSinkDescriptionError) -> UnsafeMutablePointer<GstElement> {
        var error: UnsafeMutablePointer<GError>?
        let element = gst_parse_bin_from_description(description, 1, &error)
        // A description with a fault in it may still give a bin with what could be understood: that is no output.
        if let found = error {
            let problem = String(cString: found.pointee.message)
            g_error_free(found)
            if let element { gst_object_unref(element) }
            throw AudioSinkDescriptionError(audioSinkDescription: description, problem: problem)
        }
        guard let element else {
            throw AudioSinkDescriptionError(audioSinkDescription: description, problem: "it is empty")
        }
        guard let pad = gst_element_get_static_pad(element, "sink") else {
            gst_object_unref(element)
            throw AudioSinkDescriptionError(
                audioSinkDescription: description, problem: "it has no free input for the sound")
        }
        gst_object_unref(pad)
        return element
    }
}
