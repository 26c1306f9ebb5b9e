import Playback
import Stations
import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct RadioSettingsTests {
    @MainActor private final class FakeOutputs: OutputListing {
        var devices: [OutputDevice] = []
        func outputs() async -> [OutputDevice] { devices }
    }

    private let dac = OutputDevice(element: "pulsesink device=\"dac\"", name: "USB DAC")
    private let speaker = OutputDevice(element: "pulsesink device=\"speaker\"", name: "Built-in")
    private let outputs = FakeOutputs()

    private func open(_ settings: AudioSettings = AudioSettings()) async -> (RadioFixture, AudioSettingsStore) {
        let store = AudioSettingsStore(settings)
        let radio = RadioFixture(
            .success(RadioFixture.list("A")), sound: SoundSettings(store: store, outputs: outputs))
        await radio.connectAndLoad()
        radio.selectTab(2)
        return (radio, store)
    }

    private func top(_ radio: RadioFixture) -> ListTemplateSnapshot? { radio.scene.snapshot?.topTemplate?.list }

    /// The rows with the mark of what is chosen.
    private func chosen(_ radio: RadioFixture) -> [String] {
        top(radio)?.rows.filter { $0.accessoryImage != nil }.map(\.text) ?? []
    }

    @Test("The settings say what is set, in words")
    func says() async {
        let (radio, _) = await open(AudioSettings(output: .pinned(dac), outputLoss: .pause, startVolumeCeiling: 60))
        #expect(top(radio)?.rows.map(\.text) == ["Output", "When the Output Goes", "Loudest Start"])
        #expect(top(radio)?.rows.map(\.detailText) == ["USB DAC", "Pause until it is back", "60 %"])
    }

    @Test("An output named on the command line is said to be so, and cannot be chosen")
    func fixedOutput() async throws {
        let store = AudioSettingsStore(AudioSettings(output: .pinned(dac)))
        let radio = RadioFixture(.success(RadioFixture.list("A")), sound: SoundSettings(store: store, outputs: nil))
        await radio.connectAndLoad()
        radio.selectTab(2)
        let row = try #require(top(radio)?.rows.first)
        #expect(row.text == "Output")
        #expect(row.detailText == "Named with --audio-sink when the program was started")
        #expect(!row.isEnabled)
        radio.tap("Output")
        #expect(top(radio)?.rows.count == 3, "the settings are still there")
        #expect(radio.app.connection?.settings?.listing == nil)
    }

    /// The first text of the alert on the screen.
    private func alert(_ radio: RadioFixture) -> String? {
        if case .alert(let alert)? = radio.scene.snapshot?.presented { alert.titleVariants.first } else { nil }
    }

    @Test("A chosen output that is missing at a start is told once, when the sound has come up elsewhere (B141)")
    func missingOutput() async {
        let (radio, _) = await open(AudioSettings(output: .pinned(dac)))
        radio.selectTab(0)
        radio.tap("A")
        radio.engine.report(.failed(PlaybackFailure(kind: .audioOutput, detail: "no device")))
        #expect(alert(radio) == nil, "nobody knows yet whether there is another one")
        radio.engine.report(.playing)
        #expect(
            alert(radio)
                == "The output USB DAC is not connected. The sound goes to the system's output until it is.")
        radio.pressAlert()
        #expect(alert(radio) == nil)
        radio.player.outputChosen()
        radio.engine.report(.failed(PlaybackFailure(kind: .audioOutput, detail: "no device")))
        radio.engine.report(.playing)
        #expect(alert(radio) == nil, "once is enough")
        #expect(radio.faults.isEmpty)
    }

    @Test("The system's own output has no name that could be missed")
    func systemOutput() async {
        let (radio, _) = await open()
        radio.selectTab(0)
        radio.tap("A")
        radio.engine.report(.failed(PlaybackFailure(kind: .audioOutput, detail: "busy")))
        radio.engine.report(.playing)
        #expect(alert(radio) == nil)
    }

    @Test("A tap on a choice sets it, goes back, and shows it")
    func chooses() async {
        let (radio, store) = await open()
        radio.tap("When the Output Goes")
        #expect(chosen(radio) == ["Go on at another output"])
        radio.tap("Pause until it is back")
        #expect(store.settings.outputLoss == .pause)
        #expect(top(radio)?.rows[1].detailText == "Pause until it is back")
        radio.tap("Loudest Start")
        #expect(chosen(radio) == ["As it was left"])
        radio.tap("40 %")
        #expect(store.settings.startVolumeCeiling == 40)
        #expect(top(radio)?.rows.last?.detailText == "40 %")
        #expect(radio.faults.isEmpty)
    }

    @Test("The outputs that are there can be pinned and left again")
    func pins() async {
        outputs.devices = [dac, speaker]
        let (radio, store) = await open()
        radio.tap("Output")
        await radio.app.connection?.settings?.listing?.value
        #expect(top(radio)?.rows.map(\.text) == ["As the System Has It", "Built-in", "USB DAC"])
        #expect(chosen(radio) == ["As the System Has It"])
        radio.tap("USB DAC")
        #expect(store.settings.output == .pinned(dac))
        radio.tap("Output")
        await radio.app.connection?.settings?.listing?.value
        #expect(chosen(radio) == ["USB DAC"])
        radio.tap("As the System Has It")
        #expect(store.settings.output == .systemDefault)
        #expect(radio.faults.isEmpty)
    }

    @Test("A pinned output that is not there is still a choice, and a limit from the file has a row")
    func missing() async {
        outputs.devices = [speaker]
        let (radio, _) = await open(AudioSettings(output: .pinned(dac), startVolumeCeiling: 33))
        radio.tap("Output")
        await radio.app.connection?.settings?.listing?.value
        #expect(top(radio)?.rows.map(\.text) == ["As the System Has It", "Built-in", "USB DAC"])
        #expect(top(radio)?.rows.last?.detailText == "Not connected")
        #expect(chosen(radio) == ["USB DAC"])
        radio.back()
        radio.tap("Loudest Start")
        #expect(chosen(radio) == ["33 %"])
    }

    @Test("A display that goes while the outputs are asked for gets nothing, and nothing is left busy")
    func disconnectWhileListing() async {
        let (radio, _) = await open()
        radio.tap("Output")
        let listing = radio.app.connection?.settings?.listing
        radio.scene.disconnect()
        await listing?.value
        #expect(radio.faults.isEmpty)
    }

    @Test("Files and podcasts have a button for the speed, which goes through the rates; stations have none")
    func rateButton() async {
        let radio = RadioFixture(.success(RadioFixture.list("A")))
        await radio.connectAndLoad()
        let file = PlayableItem(identifier: "f", uri: "file:///f.mp3", title: "F", isLiveStream: false)
        let template = NowPlayingTemplate.shared
        if let queue = PlaybackQueue(items: [file], startingAt: 0) { radio.player.play(queue) }
        radio.engine.report(.playing)
        #expect(template.nowPlayingButtons.isEmpty, "its length is not known yet")
        radio.engine.report(.progress(PlaybackProgress(position: 0, duration: 100)))
        #expect(template.nowPlayingButtons.count == 1)
        radio.send(.showNowPlaying)
        var rates: [Double] = []
        for _ in 0..<6 {
            if let button = template.nowPlayingButtons.first {
                radio.send(.button(template: template.id, button: button.id))
            }
            rates.append(radio.player.nowPlayingInfo.defaultPlaybackRate)
        }
        #expect(rates == [1.25, 1.5, 2, 0.5, 0.75, 1])
        radio.back()
        radio.selectTab(0)
        radio.tap("A")
        #expect(template.nowPlayingButtons.isEmpty)
    }

    @Test("Where a file was left is kept for the next run, and restored from the last one")
    func positions() async {
        let kept = SavedState(volume: 0.4, positions: [SavedPosition(item: "old", seconds: 70)])
        let radio = RadioFixture(state: kept)
        await radio.settleMemory()
        #expect(radio.player.positions == ["old": 70])
        #expect(radio.player.nowPlayingInfo.volume == 0.4)
        let file = PlayableItem(identifier: "f", uri: "file:///f.mp3", title: "F", isLiveStream: false)
        if let queue = PlaybackQueue(items: [file], startingAt: 0) { radio.player.play(queue) }
        radio.engine.report(.playing)
        // Without a length there is no place ahead to go to.
        radio.engine.report(.progress(PlaybackProgress(position: 0, duration: 100)))
        radio.player.perform(.changePlaybackPosition(30))
        radio.player.perform(.pause)
        #expect(radio.store.state.positions.map(\.item) == ["old", "f"])
        #expect(radio.store.state.positions.last?.seconds == 30)
        #expect(radio.store.state.recentStations.isEmpty, "a file is no station")
    }
}
