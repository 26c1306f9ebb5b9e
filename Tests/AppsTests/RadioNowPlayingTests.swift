import Playback
import Stations
import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct RadioNowPlayingTests {
    private let list = """
        [{name: 'A', streamURL: 'http://radio.example/A', longDesc: 'First line\\nSecond line'},
        {name: 'B', streamURL: 'http://radio.example/B', desc: 'Desc B'}, {name: 'C', streamURL: 'http://radio.example/C'}]
        """

    private func connected() async -> RadioFixture {
        let radio = RadioFixture(.success(list))
        await radio.connectAndLoad()
        return radio
    }

    private func texts(_ radio: RadioFixture) -> [String] { radio.list(tab: 1)?.rows.map(\.text) ?? [] }

    @Test("Before anything plays, the tab says so and where to choose a station")
    func empty() async {
        let radio = await connected()
        let view = radio.list(tab: 1)?.emptyView
        #expect(view?.titleVariants == ["Nothing is playing"])
        #expect(view?.subtitleVariants.first == "Choose a station in the Stations tab.")
        #expect(view?.showsSpinner == false)
        #expect(radio.list(tab: 1)?.isEmpty == true)
    }

    @Test("The tab has the current station, what follows it in the queue, and its description")
    func rows() async {
        let radio = await connected()
        radio.tap("A")
        #expect(texts(radio) == ["A", "B", "C", "First line", "Second line"])
        #expect(radio.list(tab: 1)?.sections.map(\.header) == [nil, "Up Next", "About the Station"])
        radio.player.perform(.nextTrack)
        #expect(texts(radio) == ["B", "C", "A"])
    }

    @Test("A new state or title changes the one row, not the list")
    func status() async throws {
        let radio = await connected()
        radio.tap("B")
        let tab = try #require(radio.list(tab: 1)?.id)
        radio.display.clear()
        func detail() -> String? { radio.list(tab: 1)?.rows.first?.detailText }
        #expect(detail() == "Connecting…")
        radio.engine.report(.buffering(percent: 40))
        #expect(detail() == "Buffering, 40 %")
        radio.engine.report(.buffering(percent: 100))
        radio.engine.report(.playing)
        #expect(detail() == "Desc B")
        radio.engine.report(.tags(StreamTags(title: "Artist - Song")))
        #expect(detail() == "Artist – Song")
        radio.engine.report(.failed(PlaybackFailure(kind: .hostNotFound, detail: "x")))
        #expect(detail() == "Reconnecting…")
        radio.engine.report(.failed(PlaybackFailure(kind: .httpStatus(404), detail: "x")))
        #expect(detail() == "Reconnecting…", "a server that has just started answers so until its encoder is back")
        radio.player.perform(.stop)
        #expect(detail() == "Stopped")
        #expect(radio.list(tab: 1)?.rows.first?.isPlaying == false)
        #expect(!radio.display.hasReplacedRows(of: tab))
    }

    @Test("The current row shows now playing; a row of Up Next plays that station and shows it")
    func taps() async {
        let radio = await connected()
        radio.tap("A")
        radio.back()
        radio.selectTab(1)
        radio.tap("A")
        #expect(radio.isNowPlayingVisible)
        #expect(radio.engine.loads.count == 1)
        radio.back()
        radio.tap("C")
        #expect(radio.engine.loads.last == "http://radio.example/C")
        #expect(radio.player.queue?.index == 2)
        #expect(radio.isNowPlayingVisible)
        #expect(radio.faults.isEmpty)
    }

    @Test("Now playing can be open in both tabs; each goes to its own")
    func bothTabs() async {
        let radio = await connected()
        radio.tap("A")
        radio.selectTab(1)
        radio.tap("A")
        #expect(radio.isNowPlayingVisible)
        #expect(radio.faults.isEmpty)
        radio.selectTab(0)
        #expect(radio.isNowPlayingVisible)
    }

    @Test("The charset that a station names reads its titles")
    func charset() async {
        let radio = RadioFixture(
            .success("[{name: 'A', streamURL: 'http://radio.example/A', charset: 'KOI8-R'}]"))
        await radio.connectAndLoad()
        radio.tap("A")
        // "Кино" in KOI8-R, as Latin-1 would have it.
        radio.engine.onEvent?(.tags(StreamTags(title: "\u{EB}\u{C9}\u{CE}\u{CF}")), LoadID(rawValue: 1))
        #expect(radio.player.nowPlayingInfo.title == "Кино")
    }
}
