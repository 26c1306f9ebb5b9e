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
        /// A delegate let go of its completion without answering a search; it is taken as answered with nothing (CS7).
        case searchNotAnswered
        /// A data source let go of its completion without having loaded anything; it is taken as called (CS7).
        case loadingNotCompleted(PlayableIndexPath)
        /// A delegate let go of its completion without having said how playback began; it is taken as called (CS7).
        case playbackNotCompleted(PlayableIndexPath)
        /// A selected index named a point of interest that isn't there.
        case noSuchPointOfInterest(index: Int, count: Int)
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
        case .searchNotAnswered:
            "The search delegate dropped its completion uncalled. Call it for every text, with nothing if nothing fits."
        case .loadingNotCompleted(let path):
            "`beginLoadingChildItems` at \(path) dropped its completion uncalled. Call it, with the error on failure."
        case .playbackNotCompleted(let path):
            "Playback of the item at \(path) dropped its completion uncalled. Call it, with the error on failure."
        case .noSuchPointOfInterest(let index, let count):
            "There is no point of interest \(index); there are \(count). Use an index below that, or nil for none."
        case .barButtonsNotAllowed(let kind):
            "Bar buttons can't be set on a template of kind \(kind.rawValue). Set them on a list."
        case .noSuchTab(let index, let count):
            "There is no tab \(index); the tab bar has \(count). Use an index below the number of `templates`."
        }
    }
}
