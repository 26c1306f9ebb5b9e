import CGst
import Playback
import XCTest

@testable import GStreamerEngine

/// What is taken of GStreamer's lists of tags.
final class StreamTagsTests: XCTestCase {
    override func setUp() { GStreamerRuntime.initialise() }

    func testATitleOfAMegabyteIsCutWhereACharacterBegins() throws {
        // An odd number of bytes ahead, so that the limit falls into a character of two.
        let tags = try tags(title: "x" + String(repeating: "ä", count: 500_000))
        let title = try XCTUnwrap(tags?.title)
        XCTAssertEqual(title, "x" + String(repeating: "ä", count: 2039))
    }

    func testATitleAsLongAsAnICYBlockIsWhole() throws {
        let title = String(repeating: "a", count: 4080)
        XCTAssertEqual(try tags(title: title)?.title, title)
    }

    private func tags(title: String) throws -> StreamTags? {
        let list = try XCTUnwrap(gst_tag_list_new_empty())
        defer { gst_tag_list_unref(list) }
        var value = GValue()
        carshell_value_init_string(&value)
        defer { g_value_unset(&value) }
        g_value_set_string(&value, title)
        gst_tag_list_add_value(list, GST_TAG_MERGE_REPLACE, GST_TAG_TITLE, &value)
        return StreamTags(list)
    }
}
