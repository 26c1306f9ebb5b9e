/// What the demo host shows on every display.
struct WhatsNewNotes {
    let source: String
    let currentVersion: String
    let loader: any ReleaseNotesLoading
    let factory: ReleaseNotesTemplateFactory
    let texts: WhatsNewTexts
}
