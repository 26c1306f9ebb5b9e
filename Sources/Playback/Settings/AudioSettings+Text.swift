/// Settings as the texts that a settings file holds.
extension AudioSettings {
    /// The keys of the file, all in one group.
    public enum Key: String, CaseIterable, Sendable {
        case output
        /// What people call the pinned output; for the screen only.
        case outputName = "output-name"
        case outputLoss = "when-output-goes"
        case startVolumeCeiling = "start-volume-ceiling"
    }

    /// The group of the file that the keys are in.
    public static let group = "sound"

    /// Reads the settings; what is missing has its default, and so has what cannot be used.
    ///
    /// - Returns: the settings, and what was wrong.
    public static func read(_ texts: [Key: String]) -> (settings: AudioSettings, errors: [SettingError]) {
        var settings = AudioSettings()
        var errors: [SettingError] = []
        for key in Key.allCases {
            guard let text = texts[key] else { continue }
            do throws(SettingError) { try settings.set(key, to: text, name: texts[.outputName]) } catch {
                errors.append(error)
            }
        }
        return (settings, errors)
    }

    /// The settings as texts; a key without a value is not in the file.
    public var texts: [Key: String] {
        var texts = [
            Key.outputLoss: outputLoss == .pause ? "pause" : "continue",
            .startVolumeCeiling: String(startVolumeCeiling), .output: "default",
        ]
        if case .pinned(let device) = output {
            texts[.output] = device.element
            texts[.outputName] = device.name
        }
        return texts
    }

    private mutating func set(_ key: Key, to text: String, name: String?) throws(SettingError) {
        func refuse(_ remedy: String) -> SettingError { SettingError(key: key.rawValue, value: text, remedy: remedy) }
        switch key {
        case .output where text == "default": output = .systemDefault
        case .output:
            // Whether GStreamer can make it is found out when it starts; an empty one never can.
            guard text.contains(where: { !$0.isWhitespace }), text.count <= 1_000 else {
                throw refuse(
                    "Give “default”, or GStreamer elements of at most 1,000 letters, e.g. alsasink device=hw:1.")
            }
            output = .pinned(OutputDevice(element: text, name: name ?? text))
        case .outputName: break
        case .outputLoss:
            switch text {
            case "pause": outputLoss = .pause
            case "continue": outputLoss = .resume
            default: throw refuse("Give “pause” or “continue”.")
            }
        case .startVolumeCeiling:
            guard let percent = Int(text), (0...100).contains(percent) else {
                throw refuse("Give a whole number of percent from 0 to 100.")
            }
            setStartVolumeCeiling(percent)
        }
    }
}
