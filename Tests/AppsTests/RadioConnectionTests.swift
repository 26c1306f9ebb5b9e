import Playback
import Stations
import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct RadioConnectionTests {
    @Test("What loads when the display goes does nothing to it, nor to anything else")
    func disconnectWhileLoading() async {
        let radio = RadioFixture()
        radio.connect()
        let display = radio.display
        // Kept alive here: the connection must end by being told, not by luck.
        let connection = radio.app.connection
        radio.scene.disconnect()
        display.clear()
        radio.loader.set(.success(RadioFixture.list("A")))
        await connection?.loading?.value
        #expect(display.changes.isEmpty)
        #expect(connection?.stations.template.itemCount == 0)
        #expect(radio.app.connection == nil)
        #expect(radio.faults.isEmpty)
    }

    @Test("A display that comes while the list still loads gets it, and it is loaded once")
    func reconnectWhileLoading() async {
        let radio = RadioFixture()
        radio.connect()
        let old = radio.display
        let loading = radio.app.connection?.loading
        radio.scene.disconnect()
        radio.connect()
        old.clear()
        radio.loader.set(.success(RadioFixture.list("A")))
        await radio.load()
        await loading?.value
        #expect(radio.stations?.rows.map(\.text) == ["A"])
        #expect(old.changes.isEmpty)
        #expect(radio.loader.count == 1)
    }

    @Test("A new display shows the same at once, with the mark and the recent stations, while the sound goes on")
    func reconnect() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B")))
        await radio.connectAndLoad()
        radio.tap("A")
        radio.engine.report(.playing)
        let old = radio.display
        radio.scene.disconnect()
        old.clear()
        radio.player.perform(.nextTrack)
        radio.engine.report(.playing)
        radio.connect()
        #expect(radio.stations?.rows.map(\.text) == ["A", "B"])
        #expect(radio.stations?.imageTitles == ["B", "A"])
        #expect(radio.marked == ["B"])
        #expect(radio.list(tab: 1)?.rows.first?.text == "B")
        #expect(radio.app.connection?.loading == nil)
        #expect(radio.loader.count == 1)
        #expect(radio.engine.loads.count == 2)
        #expect(radio.player.nowPlayingInfo.playbackState == .playing)
        #expect(old.changes.isEmpty)
    }

    @Test("A connection that has ended follows the player no longer, even when somebody keeps it")
    func endedConnection() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B")))
        await radio.connectAndLoad()
        radio.tap("A")
        let connection = radio.app.connection
        radio.scene.disconnect()
        radio.player.perform(.nextTrack)
        let items = connection?.stations.template.sections.first?.items.compactMap { $0 as? ListItem }
        #expect(items?.map(\.isPlaying) == [true, false])
    }

    @Test("A connect without the disconnect before it leaves nothing of the old connection behind")
    func missedDisconnect() async {
        let radio = RadioFixture(.success(RadioFixture.list("A", "B")))
        await radio.connectAndLoad()
        weak let old = radio.app.connection
        radio.app.templateApplicationScene(radio.scene, didConnect: radio.scene.interfaceController)
        #expect(old == nil)
    }

    @Test("A display that comes after a failed load shows why, with Retry, and tries again by itself")
    func reconnectAfterFailure() async {
        let radio = RadioFixture(.failure(FakeLoader.Fault()))
        await radio.connectAndLoad()
        radio.scene.disconnect()
        radio.loader.set(.success(RadioFixture.list("A")))
        radio.connect()
        #expect(radio.stations?.rows.map(\.text) == ["There is no station list", "Retry"])
        await radio.load()
        #expect(radio.stations?.rows.map(\.text) == ["A"])
        #expect(radio.loader.count == 2)
    }

    @Test("Disconnecting lets go of the connection and its controller")
    func letsGo() async {
        let radio = RadioFixture(.success(RadioFixture.list("A")))
        await radio.connectAndLoad()
        radio.tap("A")
        weak let connection = radio.app.connection
        weak let controller = radio.scene.interfaceController
        radio.scene.disconnect()
        radio.connect()
        #expect(connection == nil)
        #expect(controller == nil)
    }

    @Test("The volume is restored at the start, and remembered when it changes")
    func volume() async {
        let radio = RadioFixture(.success(RadioFixture.list("A")), state: SavedState(volume: 0.25))
        await radio.connectAndLoad()
        #expect(radio.engine.volume == 0.25)
        radio.player.perform(.changeVolume(0.5))
        #expect(radio.store.state.volume == 0.5)
    }
}
