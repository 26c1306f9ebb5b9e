import GLibBridge
import Glibc
import Playback

/// `settings.conf` in the user's configuration folder: read at the start, written whenever the person sets something.
///
/// An actor of its own, so that writes follow each other and never on the main thread.
actor SettingsFile {
    private let path: String
    private let report: @MainActor @Sendable (String) -> Void

    /// - Parameters:
    ///   - path: absolute.
    ///   - report: is called with what went wrong, for the log.
    init(path: String, report: @escaping @MainActor @Sendable (String) -> Void) {
        self.path = path
        self.report = report
    }

    /// The settings in the file, and what was wrong with them; what cannot be used has its default.
    static func read(path: String) -> (settings: AudioSettings, faults: [String]) {
        do throws(KeyFileError) {
            let file = try KeyFile(path: path)
            var texts: [AudioSettings.Key: String] = [:]
            for key in AudioSettings.Key.allCases {
                texts[key] = file.string(key.rawValue, in: AudioSettings.group)
            }
            let (settings, errors) = AudioSettings.read(texts)
            return (settings, errors.map { "\(path): \($0.description)" })
        } catch {
            if case .notFound = error { return (AudioSettings(), []) }
            return (AudioSettings(), ["\(error.description) All settings have their defaults."])
        }
    }

    /// Writes the settings; other keys, groups and comments stay.
    func save(_ settings: AudioSettings) {
        do throws(KeyFileError) {
            let file = try existing()
            let texts = settings.texts
            for key in AudioSettings.Key.allCases {
                file.set(key.rawValue, to: texts[key], in: AudioSettings.group)
            }
            try file.save(to: path)
        } catch {
            let sentence = error.description
            Task { @MainActor [report] in report(sentence) }
        }
    }

    /// The file as it is now: somebody may have edited it since the start.
    private func existing() throws(KeyFileError) -> KeyFile {
        do throws(KeyFileError) { return try KeyFile(path: path) } catch {
            switch error {
            case .notFound: return KeyFile()
            case .broken:
                // What made no sense to us may still be dear to somebody.
                rename(path, path + ".broken")
                return KeyFile()
            default: throw error
            }
        }
    }
}
