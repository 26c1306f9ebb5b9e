import Templates

/// A display that shows everything at once and keeps what it was told.
@MainActor
final class RecordingDisplay: SceneDisplay {
    private(set) var changes: [SceneChange] = []
    private weak var scene: TemplateApplicationScene?

    init(_ scene: TemplateApplicationScene) { self.scene = scene }

    func apply(_ change: SceneChange) {
        changes.append(change)
        guard case .navigation(_, let transition, _) = change, let scene, let connection = scene.connection else {
            return
        }
        scene.receive(.transitionFinished(transition), from: connection)
    }

    /// Forgets what came so far.
    func clear() { changes = [] }

    /// The rows of a template that were changed in place since the last `clear()`.
    func changedRows(of template: TemplateID) -> [Int] {
        changes.compactMap { change in
            if case .template(template, .item(_, section: _, let row)) = change { row } else { nil }
        }
    }

    /// Whether all rows of a template were replaced since the last `clear()`.
    func hasReplacedRows(of template: TemplateID) -> Bool {
        changes.contains { if case .template(template, .sections) = $0 { true } else { false } }
    }
}
