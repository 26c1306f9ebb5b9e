/// The settings of the sound while the program runs: the one place where they are changed.
@MainActor
public final class AudioSettingsStore {
    public private(set) var settings: AudioSettings
    private let save: @MainActor (AudioSettings) -> Void
    private let observers = ObserverList<AudioSettings>()

    /// - Parameters:
    ///   - settings: as they were read.
    ///   - save: keeps each new value for the next run.
    public init(
        _ settings: AudioSettings = AudioSettings(), save: @escaping @MainActor (AudioSettings) -> Void = { _ in }
    ) {
        self.settings = settings
        self.save = save
    }

    /// Changes the settings, keeps them, and tells the observers; no change does nothing.
    public func change(_ body: (inout AudioSettings) -> Void) {
        var changed = settings
        body(&changed)
        guard changed != settings else { return }
        settings = changed
        save(changed)
        observers.notify(changed)
    }

    /// Calls `body` with the present settings at once, and then with each new value.
    ///
    /// - Returns: keeps the observer connected; release or cancel it to stop.
    public func observe(_ body: @escaping @MainActor (AudioSettings) -> Void) -> Observation {
        let observation = observers.add(body)
        body(settings)
        return observation
    }
}
