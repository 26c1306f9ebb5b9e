import Templates

extension GalleryPage {
    static let voiceControls: [GalleryPage] =
        [
            voice("voice-control-listening", "Listening", state: "listening"),
            voice("voice-control-thinking", "Thinking", state: "thinking"),
            voice("voice-control-buttons", "As many buttons as the car shows", state: "buttons"),
            voice("voice-control-over-maximum", "More buttons than the car shows", state: "too-many"),
            voice("voice-control-bare", "Neither title nor picture", state: "bare"),
            voice("voice-control-overlay", "Overlay: listening", .overlay, state: "listening"),
            voice("voice-control-overlay-buttons", "Overlay: with buttons", .overlay, state: "buttons"),
            GalleryPage("voice-control-back", "A back button of the app", .voiceControl, .presented) { controller in
                let template = VoiceControlTemplate(voiceControlStates: states(controller))
                template.backButton = BarButton(title: "Enough") { [weak controller] _ in
                    controller?.dismissTemplate(animated: true)
                }
                return template
            },
        ]
        + GallerySample.allCases.map { sample in
            GalleryPage("voice-control-\(sample.rawValue)", "Texts: \(sample.label)", .voiceControl, .presented) { _ in
                VoiceControlTemplate(voiceControlStates: [
                    VoiceControlState(
                        identifier: "text", titleVariants: sample.titleVariants, image: .symbol("microphone"),
                        repeats: false)
                ])
            }
        }

    private static func voice(
        _ name: String, _ title: String, _ placement: Placement = .presented, state: String
    ) -> GalleryPage {
        GalleryPage(
            name, title, .voiceControl, placement,
            // A state can be activated once the template is on screen (R159).
            afterwards: { $0.activateVoiceControlState(withIdentifier: state) },
            make: { VoiceControlTemplate(voiceControlStates: states($0)) })
    }

    /// Five states; the buttons lead from one to another.
    private static func states(_ controller: InterfaceController) -> [VoiceControlState] {
        let listening = VoiceControlState(
            identifier: "listening", titleVariants: ["I'm listening. Say a station, a title or a mood.", "Listening"],
            image: .symbol("microphone"), repeats: true)
        let thinking = VoiceControlState(
            identifier: "thinking", titleVariants: ["Looking for Harbour Lights …"], image: .symbol("search"),
            repeats: true)
        let buttons = VoiceControlState(
            identifier: "buttons", titleVariants: ["Which one?"], image: GalleryPictures.cover(3), repeats: false)
        buttons.actionButtons = self.buttons(4, controller)
        let tooMany = VoiceControlState(
            identifier: "too-many", titleVariants: ["Which one?"], image: .symbol("microphone"), repeats: false)
        tooMany.actionButtons = self.buttons(6, controller)
        let bare = VoiceControlState(identifier: "bare", titleVariants: nil, image: nil, repeats: false)
        return [listening, thinking, buttons, tooMany, bare]
    }

    /// The first button closes the template, whether presented or overlaid; the others work once.
    private static func buttons(_ count: Int, _ controller: InterfaceController) -> [Button] {
        let close = Button(image: .symbol("close")) { [weak controller] _ in
            controller?.dismissTemplate(animated: true)
            controller?.hideOverlayTemplate(animated: true)
        }
        close.title = "Close"
        let others = ["play", "heart", "retry", "add", "mute"].map { symbol in
            Button(image: .symbol(symbol)) { $0.isEnabled = false }
        }
        return Array(([close] + others).prefix(count))
    }
}
