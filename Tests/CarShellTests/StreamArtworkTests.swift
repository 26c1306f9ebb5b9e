import GLibBridge
import GStreamerEngine
import HTTPClient
import Playback
import Stations
import Templates
import TestSupport
import XCTest

@testable import CarShell

/// Pictures of tracks from a station on the air to what is shown: real engine, real HTTP, real decoder.
final class StreamArtworkTests: GtkTestCase {
    func testTheStationsLogoIsThereAtOnceAndThePictureOfTheTrackFollows() throws {
        let (stage, server) = try makeStage()
        server.set("cover.png", TestPicture.png(width: 300, height: 300))
        MainActor.assumeIsolated {
            stage.tell("One", server.url("cover.png"))
            stage.play()
            XCTAssertEqual(stage.shown, Stage.logo("a"))
            stage.wait("the cover") { stage.title == "One" && stage.isCover }
            guard case .file(let path)? = stage.shown else { return XCTFail("\(String(describing: stage.shown))") }
            XCTAssertEqual(
                try? BoundedFile.read(path: path, limit: 1 << 20), TestPicture.png(width: 300, height: 300))
        }
    }

    func testASlowAnswerDoesNotLandOnTheNextTrack_B101() throws {
        let (stage, server) = try makeStage()
        server.set("one.png", TestPicture.png(width: 300, height: 300))
        server.hold()
        MainActor.assumeIsolated {
            stage.tell("One", server.url("one.png"))
            stage.play()
            stage.wait("a request") { server.requests == ["one.png"] }
            stage.radio.setTitle("Two")
            stage.wait("the next title") { stage.title == "Two" }
            server.release()
            // What comes after it has been through all that the late answer would have to go through.
            stage.tell("Three", server.url("one.png"))
            stage.wait("the third title's cover") { stage.title == "Three" && stage.isCover }
            for value in stage.values where value.title == "Two" {
                XCTAssertEqual(value.artwork?.source, Stage.logo("a"), "a picture of One under Two")
            }
        }
    }

    func testASlowAnswerDoesNotLandOnTheNextStation_B101() throws {
        let (stage, server) = try makeStage()
        server.set("one.png", TestPicture.png(width: 300, height: 300))
        server.hold()
        MainActor.assumeIsolated {
            stage.tell("One", server.url("one.png"))
            stage.play()
            stage.wait("a request") { server.requests == ["one.png"] }
            stage.player.perform(.nextTrack)
            XCTAssertEqual(stage.shown, Stage.logo("b"))
            server.release()
            stage.wait("the other station") {
                stage.player.nowPlayingInfo.playbackState == .playing && stage.title == "One"
            }
            stage.wait("its own cover") { stage.isCover }
            let between = stage.values.filter { $0.itemTitle == "b" && $0.title == nil }
            XCTAssertTrue(between.allSatisfy { $0.artwork?.source == Stage.logo("b") })
        }
    }

    func testPagesAndDeadAddressesAndHugePicturesLeaveTheLogo_B049() throws {
        let (stage, server) = try makeStage()
        server.set("page", Array("<!DOCTYPE html><html><body>Hello</body></html>".utf8), type: "image/png")
        server.set("huge.png", TestPicture.png(width: 20_000, height: 20_000))
        server.set("long.png", [UInt8](repeating: 0, count: StreamArtwork.maximumByteCount + 1))
        server.set("last.png", TestPicture.png(width: 10, height: 10), type: "text/html")
        MainActor.assumeIsolated {
            stage.play()
            for (index, path) in ["page", "dead", "huge.png", "long.png"].enumerated() {
                stage.tell("Title \(path)", server.url(path))
                stage.wait("the request of \(path)") { server.requests.count == index + 1 }
            }
            stage.tell("Title last", server.url("last.png"))
            stage.wait("a real one, whatever its type says") { stage.title == "Title last" && stage.isCover }
            for value in stage.values where value.itemIdentifier != nil && value.title != "Title last" {
                XCTAssertEqual(value.artwork?.source, Stage.logo("a"), "\(value.title ?? "")")
            }
        }
    }

    func testTheSamePictureIsNotFetchedAgainInTheNextRun() throws {
        let (stage, server) = try makeStage()
        server.set("cover.png", TestPicture.png(width: 300, height: 300))
        try MainActor.assumeIsolated {
            stage.tell("One", server.url("cover.png"))
            stage.play()
            stage.wait("the cover") { stage.isCover }
            let next = try Stage(radio: stage.radio, folder: stage.folder)
            next.play()
            next.wait("the cover") { next.isCover }
            XCTAssertEqual(server.requests, ["cover.png"])
        }
    }

    func testABrokenFileInTheCacheIsFetchedAgain() throws {
        let (stage, server) = try makeStage()
        server.set("cover.png", TestPicture.png(width: 300, height: 300))
        try MainActor.assumeIsolated {
            stage.tell("One", server.url("cover.png"))
            stage.play()
            stage.wait("the cover") { stage.isCover }
            guard case .file(let path)? = stage.shown else { return XCTFail("no file") }
            XCTAssertEqual(truncate(path, 50), 0)
            let next = try Stage(radio: stage.radio, folder: stage.folder)
            next.play()
            next.wait("the cover") { next.isCover }
            XCTAssertEqual(server.requests, ["cover.png", "cover.png"])
        }
    }

    private func makeStage() throws -> (Stage, PictureServer) {
        let (radio, folder, server) = (
            try FakeRadio(burst: 1, metadataInterval: 4000), try TemporaryFolder("artwork"), try PictureServer()
        )
        return try MainActor.assumeIsolated { (try Stage(radio: radio, folder: folder), server) }
    }
}

/// A player on the air.
@MainActor
private final class Stage {
    let radio: FakeRadio
    let folder: TemporaryFolder
    let player: Player
    private(set) var values: [NowPlayingInfo] = []
    private var observation: Observation?

    init(radio: FakeRadio, folder: TemporaryFolder) throws {
        self.radio = radio
        self.folder = folder
        let finder = StreamArtworkFinder(
            loader: HTTPClient(userAgent: "CarShell/0"), cache: FileCache(folder: folder.path + "/cache"))
        player = Player(
            engine: GStreamerEngine(audioSinkDescription: "fakesink sync=true", version: "0.0-test", buffer: 0.4),
            surroundings: PlayerSurroundings(scheduler: MainLoopScheduler(), artwork: finder))
        observation = player.observe { [weak self] in self?.values.append($0) }
    }

    static func logo(_ station: String) -> Image.Source { .file(path: "/logos/\(station)") }

    var title: String? { player.nowPlayingInfo.title }
    var shown: Image.Source? { player.nowPlayingInfo.artwork?.source }

    /// Whether what is shown is a file of the cache.
    var isCover: Bool {
        if case .file(let path)? = shown { path.hasPrefix(folder.path) } else { false }
    }

    func tell(_ title: String, _ url: String) { radio.setMetadata("StreamTitle='\(title)';StreamUrl='\(url)';") }

    func play() {
        let items = ["a", "b"].map {
            PlayableItem(
                identifier: $0, uri: radio.url($0), title: $0,
                artwork: Image(source: Self.logo($0), placeholder: $0), isLiveStream: true)
        }
        if let queue = PlaybackQueue(items: items, startingAt: 0) { player.play(queue) }
    }

    func wait(_ what: String, until condition: @MainActor () -> Bool) {
        var isLate = false
        let timer = Timer(after: 30_000) { isLate = true }
        while !condition(), !isLate { MainContext.iterate(mayBlock: true) }
        timer.cancel()
        XCTAssertFalse(isLate, "Waited in vain for \(what); last: \(String(describing: values.last))")
    }
}
