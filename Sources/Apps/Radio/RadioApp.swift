import Playback
import Stations
import Templates

/// The radio: the stations of a list, and what plays.
///
/// Lives as long as the process. Everything that belongs to one display is in its `RadioConnection`, which ends with it.
@MainActor
public final class RadioApp: TemplateApplicationSceneDelegate {
    private let model: RadioModel
    private let player: Player
    private let memory: ListeningMemory
    private let whatsNew: WhatsNewPresenter?
    private(set) var connection: RadioConnection?

    /// - Parameters:
    ///   - library: the stations; read when the first display connects.
    ///   - player: plays them; its volume is restored from the store.
    ///   - store: remembers recent stations and volume; nil remembers them until the process ends.
    ///   - whatsNew: shows the shell's release notes from the settings; nil leaves the settings out.
    public init(
        library: StationLibrary, player: Player, store: StateStore? = nil, whatsNew: WhatsNewPresenter? = nil
    ) {
        self.whatsNew = whatsNew
        let store = store ?? StateStore(path: nil) { _ in }
        self.player = player
        model = RadioModel(library: library, store: store)
        memory = ListeningMemory(player: player, store: store)
        memory.onRecentsChange = { [weak self] in self?.connection?.showRecents() }
        Task { [memory] in await memory.start() }
    }

    /// Shows the tabs at once: filled when the stations are known already, else with a spinner until they are.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        // A disconnect may have been missed (R46).
        connection?.end()
        connection = RadioConnection(interfaceController, model: model, player: player, whatsNew: whatsNew)
    }

    /// Lets go of all that belongs to the display; the sound goes on.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: InterfaceController
    ) {
        connection?.end()
        connection = nil
    }
}
