/// Why a navigation operation was refused; the scene is as it was before (CS1).
public enum InterfaceControllerError: Error, Hashable, Sendable {
    /// Only the root was there (R14, R15).
    case nothingToPop
    /// The template named by `pop(to:)` is not in the visible stack (R17).
    case templateNotInStack(TemplateID)
    /// The template is already in the visible stack, or is the root of two tabs (R8).
    case duplicateInstance(TemplateID)
    /// The stack already holds as many templates as the category allows, its root included (R10).
    case depthExceeded(limit: Int)
    /// The template's kind may not be used in this operation or category (R9, R19, R121).
    case unsupportedTemplate(TemplateKind, TemplateOperation)
    /// Only a list may stand on top of now playing (R123).
    case unsupportedOnNowPlaying(TemplateKind)
    /// A template is presented already (R20).
    case alreadyPresenting
    /// An overlay is shown already (R28).
    case alreadyShowingOverlay
    /// An alert or an action sheet has no action, so that nobody could close it (R143).
    case noActions(TemplateKind)
    /// A push or a presentation came before any root (R12).
    case noRoot
    /// A tab bar has more tabs than the car allows (R57).
    case tooManyTabs(count: Int, limit: Int)
    /// The kind of template may not be the root of a tab (R58, R59).
    case unsupportedTabRoot(TemplateKind, allowed: [TemplateKind])
    /// A tab bar has no tabs (R67).
    case emptyTabBar
    /// The controller's scene is not, or no longer, connected to a display (R31).
    case disconnected
}

extension InterfaceControllerError: CustomStringConvertible {
    /// What went wrong, in CarPlay's words where those are known, and what to do instead.
    public var description: String {
        switch self {
        case .nothingToPop:
            "No templates were available to be popped. Pop only while `templates` has more than one."
        case .templateNotInStack(let id):
            "Template \(id.rawValue) is not in the visible stack. Pop to one of `templates`, or push it."
        case .duplicateInstance(let id):
            """
            Pushing the same template instance more than once is not supported: template \(id.rawValue) is there \
            already. Use `pop(to:)`, or make a new template.
            """
        case .depthExceeded(let limit):
            """
            Application exceeded the hierarchy depth limit of \(limit) templates, root included. Pop first, or update \
            the template on top.
            """
        case .unsupportedTemplate(let kind, let operation):
            "Unsupported object <\(kind.rawValue)> passed to \(operation.rawValue). \(operation.remedy)"
        case .unsupportedOnNowPlaying(let kind):
            "A template of kind \(kind.rawValue) can't stand on top of now playing. Push a list, or pop first."
        case .alreadyPresenting:
            "A template is presented already. Dismiss it first."
        case .alreadyShowingOverlay:
            "An overlay is shown already. Hide it first."
        case .noActions(let kind):
            "A template of kind \(kind.rawValue) has no actions, so nobody could close it. Give it one."
        case .noRoot:
            "There is no root template to push on or to present over. Call `setRootTemplate` first."
        case .tooManyTabs(let count, let limit):
            "The tab bar has \(count) tabs; this car allows \(limit). Read `TabBarTemplate.maximumTabCount`."
        case .unsupportedTabRoot(let kind, let allowed):
            """
            A template of kind \(kind.rawValue) can't be the root of a tab. Allowed kinds: \
            \(allowed.map(\.rawValue).joined(separator: ", ")).
            """
        case .emptyTabBar:
            "The tab bar has no tabs. Give it one template at least."
        case .disconnected:
            "The scene is not connected. Use the controller of the last `didConnect` only until `didDisconnect`."
        }
    }

    /// Whether CarPlay raises even when a completion was given, so that it is always worth a log entry (1.3).
    var isMisuse: Bool {
        switch self {
        case .depthExceeded, .unsupportedTemplate, .unsupportedOnNowPlaying, .tooManyTabs, .unsupportedTabRoot,
            .emptyTabBar, .noActions:
            true
        case .nothingToPop, .templateNotInStack, .duplicateInstance, .alreadyPresenting, .alreadyShowingOverlay,
            .noRoot,
            .disconnected:
            false
        }
    }
}

extension TemplateOperation {
    /// What to do with a template that this operation refuses.
    fileprivate var remedy: String {
        switch self {
        case .setRoot: "Use a tab bar or a template that the app's category allows as a root."
        case .push: "Set a tab bar as root; present alerts, action sheets and voice control."
        case .showOverlay: "Only voice control is shown as an overlay."
        case .present: "Push it instead; only alerts, action sheets and voice control are presented."
        }
    }
}
