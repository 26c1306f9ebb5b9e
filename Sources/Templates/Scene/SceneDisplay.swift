/// Draws a scene: takes the changes in order and keeps no model object.
///
/// It starts out empty and is told the whole hierarchy with the first `.setRoot`. It answers through
/// `TemplateApplicationScene.receive(_:from:)`, and must report each navigation change's transition exactly once when it
/// is on screen, whether or not it was animated: the next operation waits for that. It may do so inside `apply(_:)`.
@MainActor
public protocol SceneDisplay: AnyObject {
    /// Shows one change.
    func apply(_ change: SceneChange)
}
