import Foundation
import Playback
import Templates
import XCTest

/// A player whose stations have pictures, and a search for more that the test answers by hand.
@MainActor
final class ArtworkRig {
    let engine = FakeEngine()
    let clock = ManualScheduler()
    let finder = FakeArtworkFinder()
    let player: Player

    init() throws {
        player = Player(
            engine: engine, surroundings: PlayerSurroundings(scheduler: clock, artwork: finder))
        let items = ["a", "b"].map {
            PlayableItem(
                identifier: $0, uri: "http://\($0)/", title: $0,
                artwork: Image(source: .file(path: "/logo-\($0)"), placeholder: $0), isLiveStream: true)
        }
        player.play(try XCTUnwrap(PlaybackQueue(items: items, startingAt: 0)))
        report(.playing)
    }

    var shown: Image.Source? { player.nowPlayingInfo.artwork?.source }

    func report(_ event: AudioEngineEvent) {
        if let id = engine.loads.last { engine.onEvent?(event, id) }
    }

    /// Tells a title as a stream does, and gets the search for its picture on its way.
    func tell(_ title: String, url: String? = nil) {
        report(.tags(StreamTags(title: title, artwork: url.map { .remote(url: $0) })))
        clock.advance(by: 0.3)
        // The watchdog wants to see that there is sound.
        report(.progress(PlaybackProgress(position: Double(clock.now) / 1e9)))
        settle()
    }

    func wait(
        file: StaticString = #filePath, line: UInt = #line, until condition: @MainActor () -> Bool
    ) {
        let deadline = Date(timeIntervalSinceNow: 10)
        while !condition(), Date() < deadline {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        XCTAssertTrue(condition(), "\(player.nowPlayingInfo)", file: file, line: line)
    }

    /// Lets the tasks that are under way come to where they wait.
    func settle() {
        for _ in 0..<5 {
            var isDone = false
            Task { isDone = true }
            while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        }
    }
}

@MainActor
final class FakeArtworkFinder: ArtworkFinding {
    /// The tracks that were searched for, in order.
    private(set) var tracks: [String] = []
    /// The searches that nobody waited for any more.
    private(set) var cancelled: [String] = []
    private var waiting: [String: CheckedContinuation<Image.Source?, Never>] = [:]

    func picture(_ artwork: StreamArtwork, track: String) async -> Image.Source? {
        tracks.append(track)
        let name =
            switch artwork {
            case .remote(let url): url
            case .embedded(let bytes): "\(bytes.count) bytes"
            }
        waiting[name]?.resume(returning: nil)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[name] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancelled.append(name) }
        }
    }

    func answer(_ name: String, _ picture: Image.Source?) {
        waiting.removeValue(forKey: name)?.resume(returning: picture)
    }

    isolated deinit { for search in waiting.values { search.resume(returning: nil) } }
}
