/// The ways in which a template can come into a scene.
public enum TemplateOperation: String, Codable, Sendable {
    case setRoot
    case push
    case present
    case showOverlay
}
