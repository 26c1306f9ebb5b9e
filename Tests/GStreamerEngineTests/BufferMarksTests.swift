import CGst
import XCTest

@testable import GStreamerEngine

/// What is set on the buffers of a pipeline, read back from GStreamer's own elements.
final class BufferMarksTests: XCTestCase {
    func testTheMarksAreSetOnBuffersOfStreamsHoweverDeepTheyLie() throws {
        GStreamerRuntime.initialise()
        let pipeline = try XCTUnwrap(
            gst_parse_launch(
                "bin ( name=inner fakesrc ! queue2 name=deep ! multiqueue name=pieces ) queue2 name=outer", nil))
        defer { gst_object_unref(pipeline) }
        BufferMarks.afterGap.set(onAllIn: pipeline)
        XCTAssertEqual(try mark(of: "deep", in: pipeline), 0.4)
        XCTAssertEqual(try mark(of: "outer", in: pipeline), 0.4)
        XCTAssertEqual(try mark(of: "pieces", in: pipeline), 0.99, "HLS keeps GStreamer's own")
    }

    private func mark(of name: String, in pipeline: UnsafeMutablePointer<GstElement>) throws -> Double {
        let element = try XCTUnwrap(gst_bin_get_by_name(carshell_bin(pipeline), name))
        defer { gst_object_unref(element) }
        var value = GValue()
        // G_TYPE_DOUBLE, a macro that is not imported.
        g_value_init(&value, GType(15 << 2))
        defer { g_value_unset(&value) }
        g_object_get_property(element.object, "high-watermark", &value)
        return g_value_get_double(&value)
    }
}
