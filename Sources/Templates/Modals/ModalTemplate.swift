/// A template that is presented over the stack and waits for one of its actions (R139). Made as an alert or an action
/// sheet.
@MainActor
public class ModalTemplate: Template {
    /// The buttons, as given.
    public let actions: [AlertAction]

    init(kind: TemplateKind, actions: [AlertAction]) {
        self.actions = actions
        super.init(kind: kind)
    }

    /// The buttons that are shown under these limits.
    func shownActions(_ limits: CarCapabilities) -> [AlertAction] { actions }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] { shownActions(limits) }

    override func press(_ button: ButtonID, limits: CarCapabilities) {
        guard let action = shownActions(limits).first(where: { $0.id == button }) else { return }
        for controller in controllers { controller.closing(self) { action.press() } }
    }

    /// The way back is the first action in the style of a cancel button; without one there is none (CS15).
    override func goBack(limits: CarCapabilities) {
        if let action = shownActions(limits).first(where: { $0.style == .cancel }) { press(action.id, limits: limits) }
    }
}
