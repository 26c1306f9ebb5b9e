import Templates

/// A display that reports a transition only when the test says so.
@MainActor
final class WhatsNewHeldDisplay: SceneDisplay {
    private(set) var changes: [SceneChange] = []
    private var transitions: [TransitionID] = []
    private weak var scene: TemplateApplicationScene?

    init(_ scene: TemplateApplicationScene) { self.scene = scene }

    /// Whether a transition is not over.
    var isMoving: Bool { !transitions.isEmpty }

    func apply(_ change: SceneChange) {
        changes.append(change)
        if case .navigation(_, let transition, _) = change { transitions.append(transition) }
    }

    /// Reports that the oldest transition is over.
    func finish() {
        guard !transitions.isEmpty, let scene, let connection = scene.connection else { return }
        scene.receive(.transitionFinished(transitions.removeFirst()), from: connection)
    }
}
