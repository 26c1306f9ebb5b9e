import Templates

/// The settings tab: what is about the shell and not about a station.
@MainActor
final class SettingsScreen {
    let template = ListTemplate(title: RadioTexts.settings, sections: [])

    init() { template.tabImage = .symbol("settings") }

    /// - Parameters:
    ///   - whatsNew: the title of the row that leads to the release notes.
    ///   - open: shows them, and calls its argument when they are on screen.
    func show(whatsNew: String, open: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        let item = ListItem(text: whatsNew, detailText: nil)
        item.setImage(.symbol("new"))
        item.accessoryType = .disclosureIndicator
        item.handler = { _, completion in open(completion) }
        template.updateSections([ListSection(items: [item])])
    }
}
