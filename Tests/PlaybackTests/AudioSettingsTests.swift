import Playback
import XCTest

final class AudioSettingsTests: XCTestCase {
    func testAnEmptyFileMeansTheDefaults() {
        let (settings, errors) = AudioSettings.read([:])
        XCTAssertEqual(settings, AudioSettings(output: .systemDefault, outputLoss: .resume, startVolumeCeiling: 100))
        XCTAssertEqual(errors, [])
    }

    func testEveryKeyIsRead() {
        let (settings, errors) = AudioSettings.read([
            .output: "alsasink device=hw:1", .outputName: "USB DAC", .outputLoss: "pause", .startVolumeCeiling: "60",
        ])
        let dac = OutputDevice(element: "alsasink device=hw:1", name: "USB DAC")
        XCTAssertEqual(settings, AudioSettings(output: .pinned(dac), outputLoss: .pause, startVolumeCeiling: 60))
        XCTAssertEqual(errors, [])
    }

    func testAnOutputWithoutANameIsCalledByItsElements() {
        let element = "alsasink device=hw:1"
        let (settings, _) = AudioSettings.read([.output: element])
        XCTAssertEqual(settings.output, .pinned(OutputDevice(element: element, name: element)))
    }

    func testABadValueIsIgnoredNamedAndHasARemedyWhileTheOthersCount() {
        for (key, value) in [
            (AudioSettings.Key.outputLoss, "explode"), (.outputLoss, ""), (.startVolumeCeiling, "loud"),
            (.startVolumeCeiling, "101"), (.startVolumeCeiling, "-1"), (.startVolumeCeiling, "0.5"),
            (.startVolumeCeiling, "99999999999999999999999"), (.output, " "), (.output, ""),
            (.output, String(repeating: "x", count: 1_001)),
        ] {
            var texts: [AudioSettings.Key: String] = [
                .output: "alsasink", .outputLoss: "pause", .startVolumeCeiling: "50",
            ]
            texts[key] = value
            let (settings, errors) = AudioSettings.read(texts)
            XCTAssertEqual(errors.map(\.key), [key.rawValue], value)
            XCTAssertEqual(errors.map(\.value), [value])
            let sentence = errors.first?.description ?? ""
            XCTAssertTrue(sentence.contains("“\(value.prefix(80))"), sentence)
            XCTAssertTrue(sentence.contains("Give "), sentence)
            XCTAssertLessThan(sentence.count, 300)
            let standard = AudioSettings()
            XCTAssertEqual(settings.outputLoss, key == .outputLoss ? standard.outputLoss : .pause)
            XCTAssertEqual(settings.startVolumeCeiling, key == .startVolumeCeiling ? 100 : 50)
            XCTAssertEqual(settings.output == .systemDefault, key == .output)
        }
    }

    func testWhatIsWrittenIsReadAgain() {
        let dac = OutputDevice(element: "pulsesink device=\"usb\"", name: "USB = DAC")
        for settings in [
            AudioSettings(), AudioSettings(output: .pinned(dac), outputLoss: .pause, startVolumeCeiling: 0),
        ] {
            let (read, errors) = AudioSettings.read(settings.texts)
            XCTAssertEqual(read, settings)
            XCTAssertEqual(errors, [])
        }
        XCTAssertNil(AudioSettings().texts[.outputName], "the last output's name must not stay behind")
    }

    func testAChangeIsKeptAndToldOnceAndNoChangeIsNot() throws {
        MainActor.assumeIsolated {
            var saved: [Int] = []
            var told: [Int] = []
            let store = AudioSettingsStore { saved.append($0.startVolumeCeiling) }
            let observation = store.observe { told.append($0.startVolumeCeiling) }
            store.change { $0.setStartVolumeCeiling(40) }
            store.change { $0.setStartVolumeCeiling(40) }
            store.change { $0.setStartVolumeCeiling(400) }
            XCTAssertEqual(saved, [40, 100])
            XCTAssertEqual(told, [100, 40, 100])
            observation.cancel()
        }
    }
}
