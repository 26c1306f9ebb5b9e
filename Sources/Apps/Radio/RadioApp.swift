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
    private let sound: SoundSettings?
    private let finiteControls: FiniteControls
    private var fallback: Observation?
    /// The output that was last told to be missing.
    private var missedOutput: String?
    /// What is still to be said once there is a display.
    private var notice: String?
    /// Takes over what is remembered of the last run.
    private(set) var remembering: Task<Void, Never>?
    private(set) var connection: RadioConnection?

    /// - Parameters:
    ///   - library: the stations; read when the first display connects.
    ///   - session: its player plays them; volume and places of podcasts and files are restored from the store.
    ///   - store: remembers what was heard, and how loud; nil remembers it until the process ends.
    ///   - whatsNew: shows the shell's release notes from the settings; nil leaves them out.
    ///   - sound: what the person can set about the sound; nil leaves that out.
    public init(
        library: StationLibrary, session: NowPlayingSession, store: StateStore? = nil,
        whatsNew: WhatsNewPresenter? = nil, sound: SoundSettings? = nil
    ) {
        let player = session.player
        self.whatsNew = whatsNew
        self.sound = sound
        finiteControls = FiniteControls(session)
        let store = store ?? StateStore(path: nil) { _ in }
        self.player = player
        model = RadioModel(library: library, store: store)
        memory = ListeningMemory(player: player, store: store)
        memory.onRecentsChange = { [weak self] in self?.connection?.showRecents() }
        fallback = player.observeMilestones { [weak self] in
            if $0 == .playsAtDefaultOutput { self?.tellOfMissingOutput() }
        }
        remembering = Task { [memory] in await memory.start() }
    }

    /// Shows the tabs at once: filled when the stations are known already, else with a spinner until they are.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        // A disconnect may have been missed (R46).
        connection?.end()
        connection = RadioConnection(
            interfaceController, model: model, player: player, whatsNew: whatsNew, sound: sound)
        showNotice()
    }

    /// Says once that the chosen output is not there; a driver is not told at each station.
    private func tellOfMissingOutput() {
        guard let sound, sound.outputs != nil, case .pinned(let device) = sound.store.settings.output,
            device.element != missedOutput
        else { return }
        missedOutput = device.element
        notice = RadioTexts.outputIsMissing(device.name)
        showNotice()
    }

    private func showNotice() {
        guard let connection, let text = notice else { return }
        notice = nil
        connection.show(notice: text)
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
