/// A mistake of the app that CarPlay would raise for, or that would leave a person waiting.
///
/// The scene goes on; the shell logs the fault.
public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// What the mistake was.
    public enum Reason: Hashable, Sendable {
        /// A navigation operation failed and the app gave no completion, or CarPlay raises for it in any case (1.3).
        case operationFailed(InterfaceControllerError)
        /// The delegate returned from its connect callback without having set a root (R42).
        case noRootAtConnect
        /// The scene was connected without a delegate (R44).
        case noSceneDelegate
        /// A handler let go of its completion without calling it; it is taken as called (CS7).
        case completionNotCalled(ItemID)
        /// Bar buttons were given to a template that takes none (R132).
        case barButtonsNotAllowed(TemplateKind)
        /// `selectTemplate(at:)` named a tab that isn't there (R63).
        case noSuchTab(index: Int, count: Int)
    }

    /// What the mistake was.
    public var reason: Reason
    /// The template it happened with, where there is one.
    public var template: TemplateID?

    /// A fault with one template or with none.
    public init(_ reason: Reason, template: TemplateID? = nil) {
        self.reason = reason
        self.template = template
    }

    /// What went wrong and what to do about it, in one line.
    public var description: String {
        switch reason {
        case .operationFailed(let error): error.description
        case .noRootAtConnect:
            "No root template was set when `templateApplicationScene(_:didConnect:)` returned. Set one in it."
        case .noSceneDelegate:
            """
            Application does not implement CarPlay template application lifecycle methods in its scene delegate. Keep a \
            delegate alive for as long as the scene.
            """
        case .completionNotCalled(let item):
            "The handler of item \(item.rawValue) dropped its completion uncalled. Call it, on failure too."
        case .barButtonsNotAllowed(let kind):
            "Bar buttons can't be set on a template of kind \(kind.rawValue). Set them on a list."
        case .noSuchTab(let index, let count):
            "There is no tab \(index); the tab bar has \(count). Use an index below the number of `templates`."
        }
    }
}
