import CGst

/// Listens in on a pad as long as it exists.
enum PadProbe {
    /// Is called on the streaming thread and answers whether the data may pass.
    typealias Body = (UnsafeMutablePointer<GstPad>, UnsafeMutablePointer<GstPadProbeInfo>) -> Bool

    /// Sound, one by one or in lists, and the events in between.
    static var downstream: GstPadProbeType {
        GstPadProbeType(buffers.rawValue | GST_PAD_PROBE_TYPE_EVENT_DOWNSTREAM.rawValue)
    }

    /// Sound, one by one or in lists.
    static var buffers: GstPadProbeType {
        GstPadProbeType(GST_PAD_PROBE_TYPE_BUFFER.rawValue | GST_PAD_PROBE_TYPE_BUFFER_LIST.rawValue)
    }

    static func add(to pad: UnsafeMutablePointer<GstPad>, _ types: GstPadProbeType, _ body: @escaping Body) {
        gst_pad_add_probe(
            pad, types,
            { pad, info, data in
                guard let pad, let info, let data else { return GST_PAD_PROBE_OK }
                let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
                return box.body(pad, info) ? GST_PAD_PROBE_OK : GST_PAD_PROBE_DROP
            }, Unmanaged.passRetained(Box(body)).toOpaque(),
            { data in
                if let data { Unmanaged<Box>.fromOpaque(data).release() }
            })
    }

    private final class Box {
        let body: Body

        init(_ body: @escaping Body) { self.body = body }
    }
}
