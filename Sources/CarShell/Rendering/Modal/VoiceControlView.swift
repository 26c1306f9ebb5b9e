import CGtk
import Templates

/// Draws the active state of a `VoiceControlTemplate`: picture, text and the state's buttons (R158).
@MainActor
final class VoiceControlView {
    let widget: Box
    private let artwork: ArtworkView
    private let title = Label(lines: 3).textAligned(0.5).styled(.modalTitle)
    private let actions: ButtonRow

    private let isOverlay: Bool

    /// - Parameter isOverlay: whether it is drawn small over what goes on being used (R28).
    init(store: ArtworkStore, isOverlay: Bool, onButton: @escaping @MainActor (ButtonID) -> Void) {
        self.isOverlay = isOverlay
        artwork = ArtworkView(isOverlay ? .row : .element, store: store)
        // As wide as the text is in one line, where there is room for that.
        gtk_label_set_natural_wrap_mode(title.object, GTK_NATURAL_WRAP_NONE)
        actions = ButtonRow(store: store, onButton: onButton)
        actions.widget.aligned(horizontally: GTK_ALIGN_CENTER)
        widget = Box(
            isOverlay ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing: 16,
            [artwork.widget, title, actions.widget]
        ).styled(.voiceControl)
    }

    /// The longest of the state's titles that has room.
    static func title(of voice: VoiceControlTemplateSnapshot) -> String {
        guard let variants = voice.activeState?.titleVariants, !variants.isEmpty else { return Texts.listening }
        return Variants.first(of: variants, holding: 60)
    }

    func show(_ voice: VoiceControlTemplateSnapshot) {
        let state = voice.activeState
        artwork.image = state?.image ?? .symbol("microphone")
        title.text = Self.title(of: voice)
        let buttons = state?.actionButtons ?? []
        actions.show(buttons)
        // Beside more than two buttons a narrow screen has no room for the title.
        if isOverlay {
            widget.orientation = buttons.count > 2 ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        }
    }
}
