import Foundation
import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// A new logical stream for each song, as Ogg radios send them (B092).
final class ChainedOggTests: XCTestCase {
    func testEachSongOfAChainHasItsOwnTitleAndNothingOfTheOneBefore() throws {
        for codec in ["libvorbis", "libopus", "flac"] {
            let folder = try TestSupport.TemporaryFolder("chained")
            let songs = try [("First", "Somebody"), ("Second", nil), (nil, nil), ("Fourth", "Another")].map {
                try Self.song(title: $0.0, artist: $0.1, codec: codec, in: folder)
            }
            let server = try LoopbackServer([
                "/radio": { connection in
                    connection.send("HTTP/1.0 200 OK\r\nContent-Type: application/ogg\r\n\r\n")
                    for song in songs { connection.send(song) }
                    connection.end(isAbrupt: false)
                }
            ])
            defer { server.stop() }
            MainActor.assumeIsolated {
                let rig = PlayerRig()
                rig.play(server.uri("/radio"))
                for (title, artist) in [("First", "Somebody"), ("Second", nil), (nil, nil), ("Fourth", "Another")] {
                    let isShown = MainLoop.run(seconds: 10) {
                        rig.state == .playing && rig.player.nowPlayingInfo.title == title
                            && rig.player.nowPlayingInfo.artist == artist
                    }
                    XCTAssertTrue(isShown, "\(codec): \(title ?? "no title"): \(rig.log)")
                }
            }
        }
    }

    /// Two seconds of sound with these comments.
    private static func song(
        title: String?, artist: String?, codec: String, in folder: TestSupport.TemporaryFolder
    ) throws -> [UInt8] {
        let path = folder.path + "/song.ogg"
        let comments = [title.map { "title=\($0)" }, artist.map { "artist=\($0)" }].compactMap(\.self)
        try ChildProcess.run(
            ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-f", "lavfi"]
                + ["-i", "sine=frequency=440:sample_rate=48000:duration=2", "-c:a", codec]
                + comments.flatMap { ["-metadata", $0] } + ["-f", "ogg", path])
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
