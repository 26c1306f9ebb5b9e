import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// ID3 tags in HLS, from a real server, through all of GStreamer's buffers.
final class TimedMetadataTests: XCTestCase {
    private static let picture = TestPicture.png(width: 64, height: 64)

    private static let cues: [TimedMetadataStation.Cue] = [
        (0, ID3Tag.bytes(title: "Björk - Jóga", picture: picture)),
        (3, ID3Tag.bytes(title: "Hyperballad", artist: "Björk")),
        (6, ID3Tag.bytes(title: "")),
        (9, ID3Tag.bytes(title: "Last", artist: "Björk", picture: picture)),
    ]

    func testATagOfATransportStreamIsToldWhenItsSoundIsHeard() throws { try check(.transport) }

    func testATagAheadOfItsTimeWaits() throws { try check(.transportAhead) }

    func testATagAtTheHeadOfAPieceOfPlainAACIsToldWhenThatIsHeard() throws { try check(.packed) }

    /// All of the programme is fetched long before its end, and lies in the buffers.
    private func check(_ pieces: TimedMetadataStation.Pieces) throws {
        try MainActor.assumeIsolated {
            let heard = try Self.listen(pieces)
            let tracks = heard.reduce(into: [Heard]()) { if $0.last?.tags.title != $1.tags.title { $0.append($1) } }
            XCTAssertEqual(tracks.map(\.tags.title), ["Björk - Jóga", "Hyperballad", "", "Last"])
            XCTAssertEqual(tracks.map(\.tags.artist), [nil, "Björk", nil, "Björk"])
            XCTAssertEqual(
                tracks.map { $0.tags.artwork.map { $0 == .embedded(Self.picture) } }, [true, nil, nil, true])
            // Only too early is a fault: a machine that is busy plays late, and its tags come late with the sound.
            for (track, cue) in zip(tracks, Self.cues) {
                XCTAssertGreaterThan(track.seconds, cue.seconds - 0.5, "\(track.tags.title ?? "–") came too early")
            }
        }
    }

    /// Tags of a title, and the time from the first sound to them.
    private struct Heard {
        let tags: StreamTags
        let seconds: Double
    }

    @MainActor
    private static func listen(_ pieces: TimedMetadataStation.Pieces) throws -> [Heard] {
        let server = try NginxServer()
        try TimedMetadataStation.write(pieces, cues: cues, seconds: 12, into: server.folder.path)
        let rig = EngineRig()
        rig.load(server.url("timed.m3u8"), isLiveStream: false)
        var heard: [Heard] = []
        var seen = 0
        var start: UInt64?
        _ = MainLoop.run(seconds: 60) {
            let now = PlayingTests.monotonicTime()
            for (event, _) in rig.events.dropFirst(seen) {
                if rig.isFirstAudio(event) { start = now }
                guard case .tags(let tags) = event, tags.title != nil else { continue }
                heard.append(Heard(tags: tags, seconds: start.map { Double(now - $0) / 1e9 } ?? 0))
            }
            seen = rig.events.count
            return heard.last?.tags.title == "Last"
        }
        return heard
    }
}
