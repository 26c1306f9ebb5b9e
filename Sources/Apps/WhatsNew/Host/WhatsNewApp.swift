import Stations
import Templates

/// The demo host: release notes as the root when the display comes, then a home screen from which they come up again.
///
/// Everything that belongs to one display is in its `WhatsNewConnection`, which ends with it.
@MainActor
public final class WhatsNewApp: TemplateApplicationSceneDelegate {
    private let notes: WhatsNewNotes
    private(set) var connection: WhatsNewConnection?

    /// - Parameters:
    ///   - source: a web address, a path, or the name of release notes in the data folder, as `ReleaseNotesSource`
    ///     reads it.
    ///   - currentVersion: the version whose notes are shown.
    ///   - loader: gets web addresses.
    ///   - dataFolder: where a name is looked for.
    ///   - languages: most preferred first, as `de-AT`, or as in the environment, `de_AT.UTF-8`.
    public convenience init(
        source: String, currentVersion: String, loader: any ResourceLoading, dataFolder: String, languages: [String]
    ) {
        self.init(
            source: source, currentVersion: currentVersion,
            loader: ReleaseNotesLoader(resources: loader, folders: [dataFolder], languages: languages),
            languages: languages)
    }

    /// - Parameters:
    ///   - source: what the loader is asked for.
    ///   - currentVersion: the version whose notes are shown.
    ///   - loader: gets the notes.
    ///   - languages: of the titles and buttons, most preferred first.
    public init(source: String, currentVersion: String, loader: any ReleaseNotesLoading, languages: [String]) {
        notes = WhatsNewNotes(
            source: source, currentVersion: currentVersion, loader: loader,
            factory: ReleaseNotesTemplateFactory(languages: languages), texts: .texts(for: languages))
    }

    /// Sets the loading template as root, and begins to load.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        // A disconnect may have been missed (R46).
        connection?.end()
        connection = WhatsNewConnection(interfaceController, notes: notes)
    }

    /// Ends all that belongs to the display.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController
    ) {
        // The word of a display that has been replaced comes too late.
        guard connection?.controller === interfaceController else { return }
        connection?.end()
        connection = nil
    }
}
