import CGst
import Playback

/// The element that takes the sound, made from a gst-launch description.
enum AudioOutput {
    /// The bin's name, by which messages of its elements are known.
    static let name = "carshell-audio-output"

    /// Makes a new bin; the caller owns its floating reference.
    ///
    /// Call after GStreamer has been initialised, on any thread.
    static func make(
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
        gst_object_set_name(element.gstObject, name)
        return element
    }

    /// Whether the object is the output or part of it; safe on any thread.
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
}
