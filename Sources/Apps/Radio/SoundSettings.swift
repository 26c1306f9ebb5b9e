import Playback

/// What the settings screen needs to set something about the sound.
public struct SoundSettings {
    let store: AudioSettingsStore
    let outputs: (any OutputListing)?

    /// - Parameters:
    ///   - store: where the settings are.
    ///   - outputs: the outputs to choose from; nil where the output was named on the command line, so that there is no choice.
    public init(store: AudioSettingsStore, outputs: (any OutputListing)?) {
        self.store = store
        self.outputs = outputs
    }
}
