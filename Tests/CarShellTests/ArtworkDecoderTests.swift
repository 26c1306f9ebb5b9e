import CGtk
import Foundation
import TestSupport
import XCTest

@testable import CarShell

final class ArtworkDecoderTests: XCTestCase {
    func testAPictureIsScaledDownToWhatIsDrawn() throws {
        let texture = try XCTUnwrap(ArtworkDecoder.decode(TestPicture.png(width: 1200, height: 800), edge: 100))
        XCTAssertEqual(gdk_texture_get_width(texture.pointer), 150)
        XCTAssertEqual(gdk_texture_get_height(texture.pointer), 100)
        XCTAssertEqual(texture.byteCount, 150 * 100 * 4)
    }

    func testASmallPictureStaysAsItIs() throws {
        let texture = try XCTUnwrap(ArtworkDecoder.decode(TestPicture.png(width: 30, height: 20), edge: 100))
        XCTAssertEqual(gdk_texture_get_width(texture.pointer), 30)
    }

    /// 20,000 × 20,000 pixels in 324 kB: as a bitmap they take 1.2 GB.
    func testAHugePictureIsRefusedBeforeItTakesMemory() throws {
        let bytes = TestPicture.png(width: 20_000, height: 20_000)
        XCTAssertLessThan(bytes.count, 1 << 20)
        try resetPeak()
        let before = try memory("VmHWM")
        XCTAssertNil(ArtworkDecoder.decode(bytes, edge: 440))
        let grown = try memory("VmHWM") - before
        print("a picture of 20,000 × 20,000 pixels took \(grown) kB")
        XCTAssertLessThan(grown, 32 * 1024)
    }

    func testALongThinPictureIsRefusedToo() {
        XCTAssertNil(ArtworkDecoder.decode(TestPicture.png(width: 20_000, height: 1_000), edge: 440))
        XCTAssertNotNil(ArtworkDecoder.decode(TestPicture.png(width: 20_000, height: 10), edge: 440))
    }

    func testWhatIsNoPictureOrHalfOneIsNone_B120() {
        let picture = TestPicture.png(width: 300, height: 300)
        for bytes in [
            [], Array("<!DOCTYPE html><html></html>".utf8), Array("GIF89a".utf8), Array(picture.prefix(120)),
            Array(picture.prefix(40)), [UInt8](repeating: 0xFF, count: 100_000), [0xFF, 0xD8, 0xFF, 0xE0],
        ] { XCTAssertNil(ArtworkDecoder.decode(bytes, edge: 100), "\(bytes.count) bytes") }
    }

    func testAPictureThatWasCutIsNone_B120() throws {
        for format in ["png", "jpeg"] {
            let picture = try Self.noise(format)
            XCTAssertNotNil(ArtworkDecoder.decode(picture, edge: 100), format)
            for part in [0.1, 0.5, 0.95] {
                let cut = Array(picture.prefix(Int(Double(picture.count) * part)))
                XCTAssertNil(ArtworkDecoder.decode(cut, edge: 100), "\(format), \(part) of it")
            }
        }
    }

    /// A picture of 200 × 200 pixels that no format makes small.
    private static func noise(_ format: String) throws -> [UInt8] {
        let pixbuf = try XCTUnwrap(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 200, 200))
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        var state: UInt32 = 1
        let pixels = try XCTUnwrap(gdk_pixbuf_get_pixels(pixbuf))
        for index in 0..<Int(gdk_pixbuf_get_rowstride(pixbuf)) * 199 {
            state = state &* 1_664_525 &+ 1_013_904_223
            pixels[index] = UInt8(state >> 24)
        }
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        XCTAssertNotEqual(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, format, nil, nil, nil), 0)
        defer { g_free(buffer) }
        let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(size))
        return Array(bytes)
    }

    /// Any byte of a picture may be wrong: there is a texture or none, and the program goes on.
    func testNoBrokenByteEndsTheProgram() {
        let picture = TestPicture.png(width: 64, height: 64)
        var count = 0
        for index in picture.indices {
            for value in [0, 0xFF, picture[index] ^ 0x55] as [UInt8] {
                var broken = picture
                broken[index] = value
                if ArtworkDecoder.decode(broken, edge: 32) == nil { count += 1 }
            }
        }
        XCTAssertGreaterThan(count, 0)
    }

    private func resetPeak() throws {
        try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"), options: [])
    }

    /// A line of the process's status, in kB.
    private func memory(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try XCTUnwrap(status.split(separator: "\n").first { $0.hasPrefix(name + ":") })
        return try XCTUnwrap(Int(line.split(whereSeparator: \.isWhitespace)[1]))
    }
}
