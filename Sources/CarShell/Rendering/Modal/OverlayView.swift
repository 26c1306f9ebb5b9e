import CGtk
import Templates

/// Draws voice control over what is visible, which stays in use (R28).
@MainActor
final class OverlayView {
    let widget: Box
    let templateID: TemplateID
    private let voiceControl: VoiceControlView

    init(_ voice: VoiceControlTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void)
    {
        let id = voice.id
        templateID = id
        voiceControl = VoiceControlView(store: store, isOverlay: true) { report(.button(template: id, button: $0)) }
        widget = Box(GTK_ORIENTATION_VERTICAL, [voiceControl.widget]).styled(.overlayCard)
            .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_END)
        voiceControl.show(voice)
    }

    func apply(_ change: TemplateChange) {
        if case .voiceControl(let voice) = change { voiceControl.show(voice) }
    }
}
