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
    public private(set) var supportsVideoPlayback = false

    /// The scenes of this process, the newest last, and the sessions that wait for one. CarPlay's initialiser doesn't say
    /// which scene is meant, because a process has one; these find it. Neither keeps anything alive.
    private static var scenes: [WeakScene] = []
    private static var waiting: [WeakSession] = []

    private weak var scene: TemplateApplicationScene?

    /// The session of the newest scene of this process; made before there is a scene, that of the first one.
    public convenience init(delegate: any SessionConfigurationDelegate) {
        let scene = Self.scenes.lazy.compactMap(\.scene).last
        self.init(scene: scene, delegate: delegate)
        if scene == nil { Self.wait(self) }
    }

    /// The session of a scene, for a process that has several.
    public init(scene: TemplateApplicationScene?, delegate: any SessionConfigurationDelegate) {
        self.delegate = delegate
        guard let scene else { return }
        limitedUserInterfaces = scene.capabilities.limitedUserInterfaces
        contentStyle = scene.contentStyle
        follow(scene)
    }

    /// Called by a scene that comes into being.
    static func register(_ scene: TemplateApplicationScene) {
        scenes.removeAll { $0.scene == nil }
        scenes.append(WeakScene(scene: scene))
        for waiting in waiting { waiting.session?.follow(scene) }
        waiting = []
    }

    /// Has a session follow the next scene that comes into being.
    static func wait(_ session: SessionConfiguration) {
        waiting.append(WeakSession(session: session))
    }

    private func follow(_ scene: TemplateApplicationScene) {
        self.scene = scene
        scene.addObserver(self)
        supportsVideoPlayback = scene.supportsVideoPlayback
        sessionDidChange(of: scene)
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

private struct WeakScene {
    weak var scene: TemplateApplicationScene?
}

private struct WeakSession {
    weak var session: SessionConfiguration?
}
