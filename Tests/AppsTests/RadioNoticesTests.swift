import Playback
import Stations
import Templates
import Testing

@testable import Apps

/// What the station list says when something is wrong with it.
@Suite(.serialized)
@MainActor
struct RadioNoticesTests {
    @Test("A wrong list gives a sentence and Retry, which loads again")
    func wrongListAndRetry() async {
        let radio = RadioFixture(.success("{\n\"station\": [\n oops"))
        await radio.connectAndLoad()
        #expect(radio.stations?.rows.map(\.text) == ["There is no station list", "Retry"])
        #expect(
            radio.stations?.rows.first?.detailText == """
                lists.example cannot be read at line 3: “oops” stands where a value should be; a text needs quotation marks.
                """)
        radio.loader.set(.success(RadioFixture.list("A")))
        radio.tap("Retry")
        #expect(radio.stations?.busyItem != nil)
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["A"])
        #expect(radio.stations?.busyItem == nil)
        #expect(radio.faults.isEmpty)
    }

    @Test("A list that breaks off is shown as far as it goes, with Retry; a Retry that fails keeps the stations")
    func partOfAList() async {
        let radio = RadioFixture(.success(String(RadioFixture.list("A", "B").dropLast(5))))
        await radio.connectAndLoad()
        #expect(radio.stations?.rows.map(\.text) == ["The station list could be read in part only", "Retry", "A"])
        radio.loader.set(.failure(FakeLoader.Fault()))
        radio.tap("Retry")
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["The station list could not be read again", "Retry", "A"])
        #expect(radio.stations?.rows.first?.detailText?.hasSuffix("The server is ill.") == true)
        radio.loader.set(.success(RadioFixture.list("A", "B")))
        radio.tap("Retry")
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["A", "B"])
    }

    @Test("Entries that were left out are told quietly at the end")
    func leftOut() async throws {
        let radio = RadioFixture(.success("[{name: 'X'}, 7, {name: 'A', streamURL: 'http://radio.example/A'},]"))
        await radio.connectAndLoad()
        let rows = try #require(radio.stations?.rows)
        #expect(rows.map(\.text) == ["A", "2 entries could not be used", "The station list has small faults"])
        #expect(
            rows[1].detailText
                == "Entry 1 (“X”) has no streamURL. Entry 2 is not a station with a name and a streamURL.")
        #expect(rows[2].detailText == "Line 1: a comma too many was ignored.")
        #expect(!rows[1].isSelectable)
    }

    @Test("The mark and the queue follow a list that was read again")
    func anotherList() async {
        let radio = RadioFixture(.success(String(RadioFixture.list("A", "B").dropLast(5))))
        await radio.connectAndLoad()
        radio.tap("A")
        radio.back()
        radio.loader.set(.success(RadioFixture.list("New", "A")))
        radio.tap("Retry")
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["New", "A"])
        #expect(radio.marked == ["A"])
        radio.tap("A")
        #expect(radio.player.queue?.items.map(\.title) == ["New", "A"])
        #expect(radio.engine.loads.count == 1)
    }

    @Test("A recent station that the list read again does not have is not shown any more")
    func recentStationLeavesTheList() async {
        let radio = RadioFixture(.success(String(RadioFixture.list("A", "B").dropLast(5))))
        await radio.connectAndLoad()
        radio.tap("A")
        radio.engine.report(.playing)
        radio.back()
        #expect(radio.stations?.imageTitles == ["A"])
        radio.loader.set(.success(RadioFixture.list("New")))
        radio.tap("Retry")
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["New"])
        #expect(radio.stations?.imageTitles == nil)
        #expect(radio.marked == [])
    }
}
