import CGst
import Playback

extension PipelineMessage {
    /// Reads a message of the pipeline's bus; nil for those that the engine has no use for.
    init?(_ message: UnsafeMutablePointer<GstMessage>) {
        switch message.pointee.type {
        case GST_MESSAGE_APPLICATION:
            guard let own = Self.own(message) else { return nil }
            self = own
        case GST_MESSAGE_BUFFERING:
            var percent: gint = 0
            gst_message_parse_buffering(message, &percent)
            self = .buffering(percent: Int(percent))
        case GST_MESSAGE_STATE_CHANGED:
            // The pipeline itself is the only element without a parent.
            guard let source = message.pointee.src, source.pointee.parent == nil, let change = Self.stateChange(message)
            else { return nil }
            self = change
        case GST_MESSAGE_ASYNC_DONE: self = .prerolled
        case GST_MESSAGE_TAG:
            guard let tags = Self.tags(message) else { return nil }
            self = .tags(tags)
        case GST_MESSAGE_STREAM_START: self = .streamStarted
        case GST_MESSAGE_ELEMENT:
            guard let missing = MissingPlugin(message) else { return nil }
            self = .missingPlugin(missing)
        case GST_MESSAGE_EOS: self = .endOfStream
        case GST_MESSAGE_DURATION_CHANGED: self = .lengthChanged
        case GST_MESSAGE_ERROR: self = .error(PipelineError(message))
        case GST_MESSAGE_WARNING:
            var warning = PipelineError(message)
            // Without any usable device autoaudiosink only warns, in the words of the first one that it tried.
            warning.isWithoutOutput = Self.isFromAutomaticOutput(message)
            guard warning.isWithoutOutput else { return nil }
            self = .error(warning)
        case GST_MESSAGE_PROPERTY_NOTIFY:
            guard let (device, wanted) = AudioOutput.device(message) else { return nil }
            self = .outputDevice(device, wanted: wanted)
        case GST_MESSAGE_CLOCK_LOST: self = .clockLost
        case GST_MESSAGE_LATENCY: self = .latency
        default: return nil
        }
    }

    private static func isFromAutomaticOutput(_ message: UnsafeMutablePointer<GstMessage>) -> Bool {
        guard let source = message.pointee.src, carshell_is_element(source) != 0 else { return false }
        return UnsafeMutableRawPointer(source).assumingMemoryBound(to: GstElement.self).isMade(by: "autoaudiosink")
    }

    /// What the engine's own parts posted.
    private static func own(_ message: UnsafeMutablePointer<GstMessage>) -> PipelineMessage? {
        guard let structure = gst_message_get_structure(message) else { return nil }
        guard gst_structure_has_name(structure, Pipeline.startFailedName) == 0 else { return .startFailed }
        guard gst_structure_has_name(structure, OutputProbe.nextBufferName) == 0 else { return .flowing }
        var time: guint64 = 0
        return gst_structure_get_uint64(structure, "time", &time) != 0 ? .firstBuffer(time: UInt64(time)) : nil
    }

    private static func stateChange(_ message: UnsafeMutablePointer<GstMessage>) -> PipelineMessage? {
        var state = GST_STATE_NULL
        var pending = GST_STATE_NULL
        gst_message_parse_state_changed(message, nil, &state, &pending)
        guard pending == GST_STATE_VOID_PENDING else { return nil }
        return state == GST_STATE_PLAYING ? .playing : state == GST_STATE_PAUSED ? .paused : nil
    }

    private static func tags(_ message: UnsafeMutablePointer<GstMessage>) -> StreamTags? {
        var list: UnsafeMutablePointer<GstTagList>?
        gst_message_parse_tag(message, &list)
        guard let list else { return nil }
        defer { gst_tag_list_unref(list) }
        return StreamTags(list)
    }
}

extension MissingPlugin {
    /// Reads an element message of that kind; nil for others.
    fileprivate init?(_ message: UnsafeMutablePointer<GstMessage>) {
        guard let structure = gst_message_get_structure(message),
            gst_structure_has_name(structure, "missing-plugin") != 0
        else { return nil }
        description = gst_structure_get_string(structure, "name").map { String(cString: $0) } ?? "this format"
        mediaType = carshell_caps_name(structure, "detail").map { String(cString: $0) }
    }
}

extension PipelineError {
    /// Reads an error or a warning message.
    fileprivate init(_ message: UnsafeMutablePointer<GstMessage>) {
        var error: UnsafeMutablePointer<GError>?
        var debug: UnsafeMutablePointer<gchar>?
        var details: UnsafePointer<GstStructure>?
        if message.pointee.type == GST_MESSAGE_ERROR {
            gst_message_parse_error(message, &error, &debug)
            gst_message_parse_error_details(message, &details)
        } else {
            gst_message_parse_warning(message, &error, &debug)
        }
        defer {
            g_clear_error(&error)
            g_free(debug)
        }
        domain = Self.domain(error?.pointee.domain ?? 0)
        code = Int(error?.pointee.code ?? 0)
        text = [error?.pointee.message, debug].compactMap { $0.map { String(cString: $0) } }.joined(separator: " – ")
        var status: guint = 0
        if let details, gst_structure_get_uint(details, "http-status-code", &status) != 0, status > 0 {
            httpStatus = Int(status)
        }
        let flags = message.pointee.src?.pointee.flags ?? 0
        isFromSource = flags & GST_ELEMENT_FLAG_SOURCE.rawValue != 0
        // autoaudiosink reports the fault of a device that it tried and dropped: no longer inside, but a sink.
        isFromOutput = AudioOutput.contains(message.pointee.src) || flags & GST_ELEMENT_FLAG_SINK.rawValue != 0
    }

    private static func domain(_ quark: GQuark) -> Domain {
        switch quark {
        case gst_core_error_quark(): .core
        case gst_library_error_quark(): .library
        case gst_resource_error_quark(): .resource
        case gst_stream_error_quark(): .stream
        default: .other
        }
    }
}
