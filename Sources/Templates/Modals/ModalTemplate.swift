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

    override func press(_ button: ButtonID, in controller: InterfaceController) {
        guard let action = shownActions(controller.capabilities).first(where: { $0.id == button }) else { return }
        controller.closing(self) { action.press() }
    }

    /// The way back is the first action in the style of a cancel button; without one there is none (CS15).
    override func goBack(in controller: InterfaceController) {
        let cancel = shownActions(controller.capabilities).first { $0.style == .cancel }
        if let cancel { press(cancel.id, in: controller) }
    }
}
