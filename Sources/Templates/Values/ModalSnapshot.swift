/// A template that is presented over the whole stack, as the display draws it (R19).
public enum ModalSnapshot: Hashable, Codable, Sendable {
    case actionSheet(ActionSheetTemplateSnapshot)
    case alert(AlertTemplateSnapshot)
    case voiceControl(VoiceControlTemplateSnapshot)

    public var id: TemplateID {
        switch self {
        case .actionSheet(let sheet): sheet.id
        case .alert(let alert): alert.id
        case .voiceControl(let voiceControl): voiceControl.id
        }
    }

    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        switch (self, change) {
        case (.actionSheet, .actionSheet(let new)): self = .actionSheet(new)
        case (.alert, .alert(let new)): self = .alert(new)
        case (.voiceControl(var old), _):
            old.apply(change)
            self = .voiceControl(old)
        default: break
        }
    }
}

extension VoiceControlTemplateSnapshot {
    /// Makes the snapshot say what the template looks like after `change`; one of another kind changes nothing.
    public mutating func apply(_ change: TemplateChange) {
        switch change {
        case .voiceControl(let new): self = new
        case .navigationBar(let navigationBar): self.navigationBar = navigationBar
        default: break
        }
    }
}
