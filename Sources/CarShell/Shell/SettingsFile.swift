import GLibBridge
import Glibc
import Playback

/// `settings.conf` in the user's configuration folder: read at the start, written whenever the person sets something.
@MainActor
final class SettingsFile {
    private let path: String
    private let report: @MainActor (String) -> Void
    private var saving: Task<Void, Never>?

    /// - Parameters:
    ///   - path: absolute.
    ///   - report: is called with what went wrong, for the log.
    init(path: String, report: @escaping @MainActor (String) -> Void) {
        self.path = path
        self.report = report
    }

    /// The settings in the file; what cannot be used is reported and has its default.
    func read() -> AudioSettings {
        do throws(KeyFileError) {
            let file = try KeyFile(path: path)
            var texts: [AudioSettings.Key: String] = [:]
            for key in AudioSettings.Key.allCases {
                texts[key] = file.string(key.rawValue, in: AudioSettings.group)
            }
            let (settings, errors) = AudioSettings.read(texts)
            for error in errors { report("\(path): \(error.description)") }
            return settings
        } catch {
            if case .notFound = error { return AudioSettings() }
            report("\(error.description) All settings have their defaults.")
            return AudioSettings()
        }
    }

    /// Writes the settings, behind those that are being written and never on the main thread; other keys, groups and
    /// comments stay.
    func save(_ settings: AudioSettings) {
        saving = Task { [saving, path, report] in
            await saving?.value
            let write = Task.detached { () -> KeyFileError? in
                do throws(KeyFileError) { try Self.write(settings, to: path) } catch { return error }
                return nil
            }
            if let error = await write.value { report(error.description) }
        }
    }

    /// Returns when all is on the disk; for the end of the program.
    func flush() async { await saving?.value }

    private nonisolated static func write(_ settings: AudioSettings, to path: String) throws(KeyFileError) {
        let file = try existing(path)
        let texts = settings.texts
        for key in AudioSettings.Key.allCases { file.set(key.rawValue, to: texts[key], in: AudioSettings.group) }
        try file.save(to: path)
    }

    /// The file as it is now: somebody may have edited it since the start.
    private nonisolated static func existing(_ path: String) throws(KeyFileError) -> KeyFile {
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
