/// The navigation hierarchy of one connection: what is stacked, what is visible, and the ways to change it.
///
/// A scene supplies it; apps can't make one (R1). Operations wait for each other: one starts when the display has shown
/// the one before, so a pop directly followed by a push does what it says (CS3, a superset of R24). Each is checked when
/// it starts. When an operation finds no other before it, it starts inside the call, so that `templates` has changed when
/// the call returns (R7); when it is refused then, its completion runs inside the call too.
///
/// A completion gets `(true, nil)` once the display shows the result, or `(false, error)` with an
/// `InterfaceControllerError`; exactly once. A failure without a completion goes to the shell's fault log; so does, in
/// any case, what CarPlay raises for (R6, R10). After the scene disconnected, every operation fails with `.disconnected`
/// (R31).
@MainActor
public final class InterfaceController {
    /// Is told whether an operation succeeded, and why not.
    public typealias Completion = (_ success: Bool, _ error: (any Error)?) -> Void

    /// Is told which template is on screen. One at a time, and not kept alive (R30).
    public weak var delegate: (any InterfaceControllerDelegate)?

    /// Forces the dark look for all templates; false leaves it to the car (R27).
    public var prefersDarkUserInterfaceStyle = false {
        didSet {
            guard prefersDarkUserInterfaceStyle != oldValue else { return }
            send(.prefersDarkUserInterfaceStyle(prefersDarkUserInterfaceStyle))
        }
    }

    /// Names the connection that this controller serves; nil for the controller of a scene that was never connected.
    let connection: ConnectionID?

    /// The limits in force.
    var capabilities: CarCapabilities {
        didSet { limitsDidChange(from: oldValue) }
    }

    // MARK: State shared with the extensions in this folder

    /// Takes changes while connected.
    var display: (any SceneDisplay)?
    let faultLog: (Fault) -> Void
    /// Is told what a person asks of the car's assistant by a control of the app (R78, R111).
    let assistant: (AssistantRequest) -> Void
    /// What has been decided.
    var state = NavigationState()
    /// What the display has been told; behind `state` only while appearance callbacks run.
    var shown = NavigationState()
    /// The tabs as they were when last set (R56).
    var shownTabs: [TabSnapshot] = []
    /// The templates of `state` and `shown` by their ids, the tab bar among them.
    var objects: [TemplateID: Template] = [:]
    /// The templates that have been told that they appear and not yet that they are gone.
    var appearances: [Appearance] = []
    var waiting: [NavigationOperation] = []
    var running: RunningOperation?
    /// Whether an operation is being started or finished: whatever the app asks for meanwhile waits.
    var isWorking = false

    init(
        connection: ConnectionID?, capabilities: CarCapabilities, display: (any SceneDisplay)?,
        faultLog: @escaping (Fault) -> Void, assistant: @escaping (AssistantRequest) -> Void
    ) {
        self.connection = connection
        self.capabilities = capabilities
        self.display = display
        self.faultLog = faultLog
        self.assistant = assistant
    }

    // MARK: What is there

    /// The root, when that is a tab bar.
    var tabBarTemplate: TabBarTemplate? { state.tabBar.flatMap { objects[$0] as? TabBarTemplate } }

    /// The bottom of the hierarchy: the tab bar, when that is the root (R26); nil before the first root is set.
    public var rootTemplate: Template? { tabBarTemplate ?? templates.first }
    /// The template on top of the visible stack; nil before the first root is set.
    public var topTemplate: Template? { state.top.flatMap { objects[$0.id] } }
    /// The visible stack, root first: with a tab bar, the selected tab's, without the tab bar itself (R26).
    public var templates: [Template] { state.visibleStack.compactMap { objects[$0.id] } }
    /// The modal template over the stack; nil when there is none (R22).
    public var presentedTemplate: Template? { state.presented.flatMap { objects[$0.id] } }

    // MARK: Operations

    /// Replaces the whole hierarchy (R3). The first root is never animated (R2).
    public func setRootTemplate(_ rootTemplate: Template, animated: Bool, completion: Completion? = nil) {
        enqueue(.setRoot(rootTemplate), animated: animated, completion: completion)
    }

    /// Puts a template on top of the visible stack (R7–R12).
    public func pushTemplate(_ templateToPush: Template, animated: Bool, completion: Completion? = nil) {
        enqueue(.push(templateToPush), animated: animated, completion: completion)
    }

    /// Removes the top of the visible stack; fails at the root (R13, R14).
    public func popTemplate(animated: Bool, completion: Completion? = nil) {
        enqueue(.pop, animated: animated, completion: completion)
    }

    /// Removes all but the root of the visible stack; fails at the root (R15).
    public func popToRootTemplate(animated: Bool, completion: Completion? = nil) {
        enqueue(.popToRoot, animated: animated, completion: completion)
    }

    /// Removes everything above a template of the visible stack; fails when it isn't there (R16, R17).
    ///
    /// For the template on top it succeeds without a transition: what was asked for is already so (R18).
    public func pop(to targetTemplate: Template, animated: Bool, completion: Completion? = nil) {
        enqueue(.popTo(targetTemplate), animated: animated, completion: completion)
    }

    /// Covers everything with an alert, an action sheet or voice control; the stacks stay as they are (R19–R22).
    ///
    /// One at a time: a second fails and the first stays (R20). An alert or a sheet without actions fails (R143).
    public func presentTemplate(_ templateToPresent: Template, animated: Bool, completion: Completion? = nil) {
        enqueue(.present(templateToPresent), animated: animated, completion: completion)
    }

    /// Takes the presented template away; with none it succeeds without a transition (R21).
    public func dismissTemplate(animated: Bool, completion: Completion? = nil) {
        enqueue(.dismiss, animated: animated, completion: completion)
    }

    /// Draws voice control over whatever is visible, which stays in use; one at a time (R28).
    public func showOverlayTemplate(_ template: Template, animated: Bool, completion: Completion? = nil) {
        enqueue(.showOverlay(template), animated: animated, completion: completion)
    }

    /// Takes the overlay away; with none it succeeds without a transition (R28).
    public func hideOverlayTemplate(animated: Bool, completion: Completion? = nil) {
        enqueue(.hideOverlay, animated: animated, completion: completion)
    }
}
