import Templates

/// One page of the gallery: a template in one state.
@MainActor
public struct GalleryPage {
    /// How the template comes on screen.
    public enum Placement: Sendable {
        case root
        case pushed
        case presented
        case overlay
    }

    /// Names the page for good, in kebab-case: fit for a file.
    public let name: String
    /// What a person reads in the list of pages.
    public let title: String
    /// Where the page stands in the list of pages.
    public let family: GalleryFamily
    /// How the template comes on screen.
    public let placement: Placement
    /// What plays while the page is shown; nil when it doesn't matter.
    public let nowPlayingInfo: NowPlayingInfo?
    /// What the car limits while the page is shown.
    public let limitedUserInterfaces: LimitableUserInterface

    /// How long after it is on screen the page looks as it is named: a row at work shows that only after a while (CS6).
    public let settlesAfter: Duration

    private let make: (InterfaceController) -> Template
    private let afterwards: (Template) -> Void
    private let events: (SceneSnapshot) -> [SceneEvent]

    /// A page.
    ///
    /// - Parameters:
    ///   - playing: what plays while the page is shown.
    ///   - limiting: what the car limits while the page is shown.
    ///   - settlesAfter: how long the page takes to look as it is named.
    ///   - events: what a person does to bring the page into its state, once it is on screen.
    ///   - afterwards: what the app does to bring the page into its state, once it is on screen.
    ///   - make: makes the template. The controller outlives no connection: capture it weakly.
    init<Page: Template>(
        _ name: String, _ title: String, _ family: GalleryFamily, _ placement: Placement = .pushed,
        playing: NowPlayingInfo? = nil, limiting: LimitableUserInterface = [],
        settlesAfter: Duration = .zero,
        events: @escaping (SceneSnapshot) -> [SceneEvent] = { _ in [] },
        afterwards: @escaping (Page) -> Void = { _ in }, make: @escaping (InterfaceController) -> Page
    ) {
        self.name = name
        self.title = title
        self.family = family
        self.placement = placement
        nowPlayingInfo = playing
        limitedUserInterfaces = limiting
        self.settlesAfter = settlesAfter
        self.make = make
        self.events = events
        self.afterwards = { if let page = $0 as? Page { afterwards(page) } }
    }

    /// Makes the page what is visible, whatever was there before, in the state that it is named for: the car's limits
    /// are set, and what a person has to do for it is done.
    ///
    /// - Parameter completion: runs once the display shows the page, with what went wrong if it doesn't. What happens
    ///   after the transition (`events`) has been sent to the display by then, but may not be drawn yet.
    public func show(in scene: TemplateApplicationScene, completion: InterfaceController.Completion? = nil) {
        scene.capabilities.limitedUserInterfaces = limitedUserInterfaces
        show(on: scene.interfaceController) { [weak scene] success, error in
            if success, let scene, let connection = scene.connection, let snapshot = scene.snapshot {
                for event in events(snapshot) { scene.receive(event, from: connection) }
            }
            completion?(success, error)
        }
    }

    /// Makes the page what is visible, whatever was there before: above the list of pages, unless it is a root itself.
    public func show(on controller: InterfaceController, completion: InterfaceController.Completion? = nil) {
        // A new root takes away what is presented, but not an overlay.
        controller.hideOverlayTemplate(animated: false)
        if placement != .root {
            let index = GalleryIndex.existing(on: controller) ?? GalleryIndex.template(for: controller)
            controller.setRootTemplate(index, animated: false)
        }
        open(on: controller, animated: false, completion: completion)
    }

    /// Opens the page from the list of pages.
    func open(
        on controller: InterfaceController, animated: Bool, completion: InterfaceController.Completion? = nil
    ) {
        let template = make(controller)
        let finish: InterfaceController.Completion = { success, error in
            if success { afterwards(template) }
            completion?(success, error)
        }
        switch placement {
        case .root: controller.setRootTemplate(template, animated: animated, completion: finish)
        case .pushed: controller.pushTemplate(template, animated: animated, completion: finish)
        case .presented: controller.presentTemplate(template, animated: animated, completion: finish)
        case .overlay: controller.showOverlayTemplate(template, animated: animated, completion: finish)
        }
    }
}
