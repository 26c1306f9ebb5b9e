import Templates

/// A display that records what it is told and shows transitions when the test says so.
///
/// It keeps what a display would keep, a snapshot with every change applied, and notes each change after which that
/// differs from what the scene says it has told.
@MainActor
final class TestDisplay: SceneDisplay {
    weak var scene: TemplateApplicationScene?
    private(set) var changes: [SceneChange] = []
    private(set) var shown: SceneSnapshot?
    private(set) var mismatches: [SceneChange] = []
    /// Whether what is shown is compared with the scene after every change; costly with large scenes.
    var checksEachChange = true
    /// Whether a transition is reported inside `apply(_:)`.
    var finishesAtOnce = true
    private(set) var unfinished: [(TransitionID, ConnectionID)] = []

    func apply(_ change: SceneChange) {
        changes.append(change)
        guard let scene, let connection = scene.connection else { return }
        var snapshot = shown?.connection == connection ? shown : SceneSnapshot(connection: connection)
        snapshot?.apply(change)
        shown = snapshot
        if checksEachChange, snapshot != scene.snapshot { mismatches.append(change) }
        guard case .navigation(_, let transition, _) = change else { return }
        unfinished.append((transition, connection))
        if finishesAtOnce { finish() }
    }

    /// Reports all transitions that have not been reported, in order.
    func finish() {
        let reported = unfinished
        unfinished = []
        for (transition, connection) in reported { scene?.receive(.transitionFinished(transition), from: connection) }
    }

    func forgetChanges() { changes = [] }

    var navigations: [NavigationChange] {
        changes.compactMap { if case .navigation(let navigation, _, _) = $0 { navigation } else { nil } }
    }

    /// The changes of one template.
    func changes(of template: Template) -> [TemplateChange] {
        changes.compactMap { if case .template(template.id, let change) = $0 { change } else { nil } }
    }

    /// Whether the last navigation was to be animated.
    var lastAnimated: Bool? {
        changes.compactMap { if case .navigation(_, _, let animated) = $0 { animated } else { nil } }.last
    }
}
