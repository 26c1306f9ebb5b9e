/// Follows the limits and the style of a scene.
@MainActor
protocol SessionObserver: AnyObject {
    /// The scene's capabilities or content style changed.
    func sessionDidChange(of scene: TemplateApplicationScene)
}
