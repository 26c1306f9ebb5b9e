import Playback
import Stations
import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct RadioStationsTests {
    @Test("The root is there when connect returns: two tabs, and a spinner instead of stations")
    func rootBeforeConnectReturns() throws {
        let radio = RadioFixture()
        radio.connect()
        let tabs = try #require(radio.scene.snapshot?.tabBar?.tabs)
        #expect(tabs.map(\.title) == ["Stations", "Now Playing"])
        #expect(tabs.map(\.image) == [.symbol("radio"), .symbol("music")])
        #expect(radio.stations?.isEmpty == true)
        #expect(radio.stations?.emptyView.showsSpinner == true)
        #expect(radio.faults.isEmpty)
    }

    @Test("The list is filled afterwards, by a change of the rows and not by another root")
    func filledAfterwards() async throws {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B")))
        radio.connect()
        radio.display.clear()
        await radio.load()
        let rows = try #require(radio.stations?.rows)
        #expect(rows.map(\.text) == ["A", "B"])
        #expect(rows.map(\.detailText) == ["Desc A", "Desc B"])
        #expect(rows[0].image == Image(source: nil, placeholder: "A"))
        #expect(!rows.contains { !$0.isSelectable })
        #expect(radio.stations?.sections.map(\.header) == [nil])
        #expect(!radio.display.changes.contains { if case .navigation = $0 { true } else { false } })
    }

    @Test("A tap plays the station in the queue of the whole list and shows now playing; then the row is free again")
    func tapPlays() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B", "C")))
        await radio.connectAndLoad()
        radio.tap("B")
        #expect(radio.engine.loads == ["http://radio.example/B"])
        #expect(radio.player.queue?.items.map(\.title) == ["A", "B", "C"])
        #expect(radio.player.queue?.index == 1)
        #expect(radio.isNowPlayingVisible)
        #expect(radio.stations?.busyItem == nil)
        #expect(radio.faults.isEmpty)
    }

    @Test("A tap on the station that plays shows now playing and leaves the sound alone")
    func tapOnPlaying() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B")))
        await radio.connectAndLoad()
        radio.tap("A")
        radio.engine.report(.playing)
        radio.back()
        #expect(!radio.isNowPlayingVisible)
        radio.tap("A")
        #expect(radio.isNowPlayingVisible)
        #expect(radio.engine.loads.count == 1)
    }

    @Test("The playing mark moves with next and previous, and touches only the two rows concerned")
    func markMoves() async throws {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B", "C")))
        await radio.connectAndLoad()
        radio.tap("A")
        #expect(radio.marked == ["A"])
        radio.display.clear()
        radio.player.perform(.nextTrack)
        #expect(radio.marked == ["B"])
        let stations = try #require(radio.stations?.id)
        #expect(radio.display.changedRows(of: stations) == [0, 1])
        #expect(!radio.display.hasReplacedRows(of: stations))
        radio.player.perform(.previousTrack)
        radio.player.perform(.previousTrack)
        #expect(radio.marked == ["C"])
        radio.player.perform(.stop)
        #expect(radio.marked == [])
    }

    @Test("A station that really plays comes to the front of the recent ones; the row appears with the first")
    func recents() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B", "C")))
        await radio.connectAndLoad()
        radio.tap("B")
        #expect(radio.stations?.imageTitles == nil)
        radio.engine.report(.playing)
        #expect(radio.stations?.imageTitles == ["B"])
        #expect(radio.stations?.sections.map(\.header) == ["Recently Played", "All Stations"])
        radio.player.perform(.nextTrack)
        #expect(radio.stations?.imageTitles == ["B"])
        radio.engine.report(.playing)
        radio.engine.report(.buffering(percent: 20))
        radio.engine.report(.buffering(percent: 100))
        #expect(radio.stations?.imageTitles == ["C", "B"])
        #expect(radio.store.state.recentStations == ["http://radio.example/C", "http://radio.example/B"])
        #expect(radio.marked == ["C"])
    }

    @Test("A tap on a recent station's picture plays it; stations that left the list are not shown")
    func tapOnRecent() async throws {
        let played = ["http://radio.example/C", "http://gone.example", "http://radio.example/A"]
        let radio = RadioFixture(
            .success(RadioFixture.list("A", "B", "C")), state: SavedState(recentStations: played))
        await radio.connectAndLoad()
        #expect(radio.stations?.imageTitles == ["C", "A"])
        let list = try #require(radio.stations)
        let row = try #require(list.sections.first?.items.first)
        radio.send(.selectImage(template: list.id, item: row.id, index: 1))
        #expect(radio.engine.loads == ["http://radio.example/A"])
        #expect(radio.isNowPlayingVisible)
        #expect(radio.faults.isEmpty)
    }

    @Test("50,000 stations: all are there, and moving the mark in them sends two rows")
    func manyStations() async throws {
        let entries = (0..<50_000).map { "{name: 'S\($0)', streamURL: 'http://radio.example/\($0)'}" }
        let radio = RadioFixture(.success("[" + entries.joined(separator: ",\n") + "]"))
        await radio.connectAndLoad()
        #expect(radio.stations?.rows.count == 50_000)
        radio.tap("S40000")
        #expect(radio.engine.loads == ["http://radio.example/40000"])
        let stations = try #require(radio.stations?.id)
        radio.display.clear()
        radio.player.perform(.nextTrack)
        #expect(radio.display.changedRows(of: stations) == [40_000, 40_001])
        #expect(!radio.display.hasReplacedRows(of: stations))
    }
}
