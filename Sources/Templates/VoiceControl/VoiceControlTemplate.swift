/// Shows that the car listens: one of a few states at a time.
///
/// It is presented, or shown as an overlay (R28).
@MainActor
public final class VoiceControlTemplate: NavigationBarTemplate {
    /// How long one state stays before the next may come: four changes a second at most (R160).
    static let shortestState = Duration.milliseconds(250)

    /// The states that are used: the first five of those given.
    public let voiceControlStates: [VoiceControlState]
    /// The state on screen: the first one after presentation (R158); nil while the template isn't presented.
    public private(set) var activeStateIdentifier: String?

    /// Measures how long a state has been there; tests bring their own.
    var clock: any Clock<Duration> = ContinuousClock()
    /// Ends the time in which a state has to stay; nil when the next may come at once.
    private var pause: Task<Void, Never>?
    /// The state that comes when that time is over.
    private var nextState: String?

    /// A template with up to five states.
    public init(voiceControlStates: [VoiceControlState]) {
        let limit = max(0, CarCapabilities.current.maximumVoiceControlStateCount)
        self.voiceControlStates = Array(voiceControlStates.prefix(limit))
        super.init(kind: .voiceControl)
        for state in self.voiceControlStates { state.attach(to: self) }
    }

    /// Shows another state. Does nothing before presentation (R159) and for an identifier that no state has (R161).
    ///
    /// Changes that follow each other within a quarter of a second are dropped but for the last, which comes when that
    /// time is over (R160).
    public func activateVoiceControlState(withIdentifier identifier: String) {
        guard activeStateIdentifier != nil, voiceControlStates.contains(where: { $0.identifier == identifier }) else {
            return
        }
        if pause == nil { activate(identifier) } else { nextState = identifier }
    }

    private func activate(_ identifier: String) {
        guard identifier != activeStateIdentifier else { return }
        activeStateIdentifier = identifier
        wholeDidChange()
        let clock = clock
        pause = Task { [weak self] in
            do { try await clock.sleep(for: Self.shortestState, tolerance: nil) } catch { return }
            self?.pauseEnded()
        }
    }

    private func pauseEnded() {
        pause = nil
        guard let next = nextState else { return }
        nextState = nil
        activate(next)
    }

    override func enteredScene() {
        activeStateIdentifier = activeStateIdentifier ?? voiceControlStates.first?.identifier
    }

    override func leftAllScenes() {
        pause?.cancel()
        pause = nil
        nextState = nil
        activeStateIdentifier = nil
    }

    /// A person can always leave: by the app's back button where there is one, else the template goes (CS15).
    override func goBack(in controller: InterfaceController) {
        if let backButton { return backButton.press() }
        controller.dismissTemplate(animated: true, completion: nil)
    }

    override func modalSnapshot(limits: CarCapabilities) -> ModalSnapshot? { .voiceControl(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .voiceControl(value(limits)) }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] {
        activeState?.shownButtons(limits) ?? []
    }

    /// What the display draws, presented or as an overlay.
    func value(_ limits: CarCapabilities) -> VoiceControlTemplateSnapshot {
        VoiceControlTemplateSnapshot(
            id: id, navigationBar: barSnapshot(limits), activeState: activeState?.snapshot(limits))
    }

    private var activeState: VoiceControlState? {
        voiceControlStates.first { $0.identifier == activeStateIdentifier }
    }
}
