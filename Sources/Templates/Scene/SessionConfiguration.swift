/// What the car limits at the moment, and how light it is. The app makes one and keeps it; the scene feeds it.
///
/// Lists shorten and keyboards hide by themselves (R48): the app's part is to adapt what it offers.
@MainActor
public final class SessionConfiguration: SessionObserver {
    /// Is told of changes. Not kept alive.
    public weak var delegate: (any SessionConfigurationDelegate)?
    /// What the car limits at the moment (R49).
    public private(set) var limitedUserInterfaces: LimitableUserInterface = []
    /// The car's ambient style, whatever the templates are drawn in.
    public private(set) var contentStyle: ContentStyle = .light
    /// Whether the car can show video at all.
    public let supportsVideoPlayback: Bool

    /// The scenes of this process, the newest last. CarPlay's initialiser doesn't say which scene is meant, because a
    /// process has one; this finds it.
    static var scenes: [SceneReference] = []

    private weak var scene: TemplateApplicationScene?

    /// The session of the newest scene of this process.
    public convenience init(delegate: any SessionConfigurationDelegate) {
        Self.scenes.removeAll { $0.scene == nil }
        self.init(scene: Self.scenes.last?.scene, delegate: delegate)
    }

    /// The session of a scene, for a process that has several.
    public init(scene: TemplateApplicationScene?, delegate: any SessionConfigurationDelegate) {
        self.delegate = delegate
        self.scene = scene
        supportsVideoPlayback = scene?.supportsVideoPlayback ?? false
        guard let scene else { return }
        limitedUserInterfaces = scene.capabilities.limitedUserInterfaces
        contentStyle = scene.contentStyle
        scene.addObserver(self)
    }

    func sessionDidChange(of scene: TemplateApplicationScene) {
        if limitedUserInterfaces != scene.capabilities.limitedUserInterfaces {
            limitedUserInterfaces = scene.capabilities.limitedUserInterfaces
            delegate?.sessionConfiguration(self, limitedUserInterfacesChanged: limitedUserInterfaces)
        }
        if contentStyle != scene.contentStyle {
            contentStyle = scene.contentStyle
            delegate?.sessionConfiguration(self, contentStyleChanged: contentStyle)
        }
    }
}

/// A scene that is not kept alive.
struct SceneReference {
    weak var scene: TemplateApplicationScene?
}
