/// Anything that an app can put on the screen: a data holder that the display draws.
///
/// Not to be created or subclassed by apps. The tab properties count only while the template is the root of a tab (R52),
/// and a change of them shows after the next `TabBarTemplate.updateTemplates(_:)` (R56).
@MainActor
public class Template: PartOwner {
    /// Names this template to the display.
    public nonisolated let id: TemplateID
    /// Which template this is.
    public nonisolated let kind: TemplateKind
    /// Anything that the app wants to keep with the template.
    public var userInfo: Any?
    /// The title of the tab; nil uses the system item's, then the template's own (R53).
    public var tabTitle: String?
    /// The picture of the tab; nil uses the system item's (R53).
    public var tabImage: Image?
    /// A ready-made title and picture for the tab.
    public var tabSystemItem: TabSystemItem?
    /// Whether the tab carries a small badge.
    public var showsTabBadge = false

    private var links: [SceneLink] = []
    /// Faults of a time when the template was in no scene, told to the first scene that it comes into.
    private var unreportedFaults: [Fault] = []

    init(kind: TemplateKind) {
        id = .fresh()
        self.kind = kind
    }

    // MARK: What each kind of template answers

    /// The template's own title, which a tab without a title of its own shows.
    var ownTitle: String? { nil }

    /// What the display draws under these limits; nil for a template that isn't drawn by itself.
    func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { nil }

    /// What the display draws of a presented template; nil for one that can't be presented.
    func modalSnapshot(limits: CarCapabilities) -> ModalSnapshot? { nil }

    /// The change that describes the whole template anew; nil for a template whose changes are told one by one.
    func wholeChange(limits: CarCapabilities) -> TemplateChange? { nil }

    /// The changes that take the display from the old limits to the new ones.
    func changes(from old: CarCapabilities, to new: CarCapabilities) -> [TemplateChange] {
        let change = wholeChange(limits: new)
        return change == wholeChange(limits: old) ? [] : change.map { [$0] } ?? []
    }

    /// The buttons inside the template that are shown.
    func buttons(limits: CarCapabilities) -> [any PressableButton] { [] }

    /// The buttons in the navigation bar that are shown.
    func barButtons(limits: CarCapabilities) -> [any PressableButton] { [] }

    /// Does what a tap on a button inside the template does, when that is shown.
    func press(_ button: ButtonID, in controller: InterfaceController) {
        buttons(limits: controller.capabilities).first { $0.id == button }?.press()
    }

    /// Runs the handler of a row, or of one of its pictures.
    func select(_ id: ItemID, imageIndex: Int?, limits: CarCapabilities) {}

    /// Does what the way back means while the template is presented; nothing where there is none (CS15).
    func goBack(in controller: InterfaceController) {}

    /// Called by a part of the template that changed.
    func partDidChange(_ part: any TemplatePart) { wholeDidChange() }

    /// Called when the first scene took the template in.
    func enteredScene() {}

    /// Called when the last scene let go of the template.
    func leftAllScenes() {}
}

// MARK: - The scenes it is in

extension Template {
    /// The controllers in whose hierarchy this template is; mostly one or none.
    var controllers: [InterfaceController] { links.compactMap(\.controller) }

    /// The limits in force: those of the scene it is in, or the process's.
    var limits: CarCapabilities { links.lazy.compactMap(\.controller).first?.capabilities ?? .current }

    func link(to controller: InterfaceController) {
        guard !controllers.contains(where: { $0 === controller }) else { return }
        links.removeAll { $0.controller == nil }
        links.append(SceneLink(controller: controller))
        if links.count == 1 { enteredScene() }
        for fault in unreportedFaults { controller.report(fault) }
        unreportedFaults = []
    }

    func unlink(from controller: InterfaceController) {
        guard links.contains(where: { $0.controller === controller }) else { return }
        links.removeAll { $0.controller == nil || $0.controller === controller }
        if links.isEmpty { leftAllScenes() }
    }

    /// Tells every scene that it is in about a change; nothing happens while it is in none.
    func emit(_ change: TemplateChange) {
        for link in links { link.controller?.send(.template(id, change)) }
    }

    /// Tells every scene what the whole template looks like now.
    func wholeDidChange() { emit { self.wholeChange(limits: $0) } }

    /// Asks the car's assistant, through the shell.
    func requestAssistant(_ request: AssistantRequest) { controllers.first?.assistant(request) }

    /// Tells every scene about a change that depends on the limits; nil where they hide it.
    func emit(_ change: (CarCapabilities) -> TemplateChange?) {
        for controller in controllers {
            if let change = change(controller.capabilities) { controller.send(.template(id, change)) }
        }
    }

    /// Reports a fault to the scenes it is in, or keeps it until it is in one.
    func report(_ reason: Fault.Reason) {
        let fault = Fault(reason, template: id)
        let controllers = controllers
        for controller in controllers { controller.report(fault) }
        // Once is enough to point at the mistake, and the list can't grow without end.
        if controllers.isEmpty, !unreportedFaults.contains(fault) { unreportedFaults.append(fault) }
    }

    /// The tab that this template is the root of, as the display draws it (R53, R54).
    func tabSnapshot() -> TabSnapshot {
        let title = tabTitle ?? tabSystemItem?.title ?? ownTitle
        let image = tabImage ?? tabSystemItem?.image
        let isNameless = title == nil && image == nil
        return TabSnapshot(
            template: id, title: isNameless ? TabSystemItem.more.title : title,
            systemItem: isNameless ? .more : tabTitle == nil ? tabSystemItem : nil,
            image: isNameless ? TabSystemItem.more.image : image, showsBadge: showsTabBadge)
    }

    var stackEntry: StackEntry { StackEntry(id: id, kind: kind) }
}

/// A template's way back to a scene. Weak, since the scene owns its templates.
private struct SceneLink {
    weak var controller: InterfaceController?
}
