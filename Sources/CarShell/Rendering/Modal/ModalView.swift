import CGtk
import Templates

/// Draws what is presented over the whole stack and takes all taps (R139): alert, action sheet or voice control.
@MainActor
final class ModalView {
    /// Covers the screen; what is below can't be touched.
    let widget: Box
    let templateID: TemplateID
    /// What kind of template it is, as the trace names it.
    let kind: String

    private let store: ArtworkStore
    private let report: @MainActor (SceneEvent) -> Void
    private let card = Box(GTK_ORIENTATION_VERTICAL).styled(.modalCard)
    private var voiceControl: VoiceControlView?
    /// What closes voice control.
    private var backButton: Button?
    private let backContent = Box(GTK_ORIENTATION_HORIZONTAL)

    init(_ modal: ModalSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        self.store = store
        self.report = report
        templateID = modal.id
        kind =
            switch modal {
            case .actionSheet: "action-sheet"
            case .alert: "alert"
            case .voiceControl: "voice-control"
            }
        card.aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
        widget = Box(GTK_ORIENTATION_VERTICAL, [card.expanding(horizontally: true, vertically: true)])
            .styled(.modalBackdrop)
        show(modal)
    }

    private func show(_ modal: ModalSnapshot) {
        switch modal {
        case .alert(let alert): show(alert)
        case .actionSheet(let sheet): show(sheet)
        case .voiceControl(let voice): show(voice)
        }
    }

    func apply(_ change: TemplateChange) {
        switch change {
        case .alert(let alert): show(alert)
        case .actionSheet(let sheet): show(sheet)
        case .voiceControl(let voice): show(voice)
        case .navigationBar(let bar) where voiceControl != nil: showBack(bar.backButton)
        default: break
        }
    }

    private func show(_ alert: AlertTemplateSnapshot) {
        card.removeAll()
        // The longest variant comes first (R144).
        let title = Variants.first(of: alert.titleVariants, holding: 90)
        if !title.isEmpty { card.append(Label(title, lines: 4).textAligned(0.5).styled(.modalTitle)) }
        widget.setAccessibleName(title)
        append(alert.actions)
    }

    private func show(_ sheet: ActionSheetTemplateSnapshot) {
        card.removeAll()
        if let title = sheet.title { card.append(Label(title, lines: 2).textAligned(0.5).styled(.modalTitle)) }
        if let message = sheet.message { card.append(Label(message, lines: 4).textAligned(0.5).styled(.modalMessage)) }
        widget.setAccessibleName(sheet.title ?? sheet.message ?? "")
        append(sheet.actions)
    }

    private func append(_ actions: [AlertActionSnapshot]) {
        let list = Box(GTK_ORIENTATION_VERTICAL, spacing: 8)
        let id = templateID
        for action in actions {
            let button = Button(text: action.title) { [report] in report(.button(template: id, button: action.id)) }
            button.styled(.modalAction)
            button.setClass(.destructive, action.style == .destructive)
            button.setClass(.cancel, action.style == .cancel)
            if let color = action.color {
                Tint.apply(color, to: button)
                button.addClass(.tinted)
            }
            list.append(button)
        }
        // Many actions scroll inside the card: no button is ever off the screen.
        let scroller = Scroller(list, vertically: true)
        gtk_scrolled_window_set_propagate_natural_height(scroller.object, 1)
        gtk_scrolled_window_set_propagate_natural_width(scroller.object, 1)
        card.append(scroller.expanding(vertically: true))
    }

    private func show(_ voice: VoiceControlTemplateSnapshot) {
        let id = templateID
        let view: VoiceControlView
        if let voiceControl {
            view = voiceControl
        } else {
            view = VoiceControlView(store: store, isOverlay: false) { [report] in
                report(.button(template: id, button: $0))
            }
            voiceControl = view
            card.append(view.widget)
            let back = Button(child: backContent, name: "") { [report] in report(.back(template: id)) }
            backButton = back
            card.append(back.styled(.modalAction, .cancel))
        }
        view.show(voice)
        showBack(voice.navigationBar.backButton)
        widget.setAccessibleName(VoiceControlView.title(of: voice))
    }

    /// The app's back button in place of the system's (R167); a tap asks for Back in either case.
    private func showBack(_ snapshot: BarButtonSnapshot?) {
        backContent.removeAll()
        let label = Label(snapshot?.title ?? Texts.cancel).textAligned(0.5).expanding(horizontally: true)
        if snapshot?.title == nil, case .symbol(let name)? = snapshot?.image?.source {
            backContent.append(Icon(name).expanding(horizontally: true))
        } else {
            if let placeholder = snapshot?.image?.placeholder, snapshot?.title == nil { label.text = placeholder }
            backContent.append(label)
        }
        backButton?.setAccessibleName(snapshot.map(\.accessibleName) ?? Texts.cancel)
        backButton?.isSensitive = snapshot?.isEnabled ?? true
    }

    func focus() { card.focusFirst() }
}
