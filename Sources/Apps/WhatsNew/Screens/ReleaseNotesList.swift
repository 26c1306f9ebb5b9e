import Templates

/// What one list of release notes shows, and what its buttons and rows do. Kept alive by the handlers of those.
@MainActor
final class ReleaseNotesList {
    /// What is on the list.
    private enum Page {
        case current
        case older
        /// One change, on the list itself where the car allows no further level.
        case change(ReleaseChange, isOlder: Bool)
    }

    private let texts: WhatsNewTexts
    private let continueButton: BarButton?
    /// Weak: an app may keep a template beyond its connection.
    private weak var controller: InterfaceController?
    /// Weak, since the template's handlers keep this object.
    private weak var template: ListTemplate?
    private var selection = ReleaseSelection([], currentVersion: "", includesHistory: false)
    private var page = Page.current

    /// - Parameter continueButton: shown before the list's own button.
    init(texts: WhatsNewTexts, controller: InterfaceController, template: ListTemplate, continueButton: BarButton?) {
        self.texts = texts
        self.controller = controller
        self.template = template
        self.continueButton = continueButton
    }

    /// Fills the list.
    func show(_ selection: ReleaseSelection) {
        self.selection = selection
        template?.showsSpinnerWhileEmpty = false
        template?.emptyViewTitleVariants = [texts.noNotes]
        template?.emptyViewSubtitleVariants = []
        show(.current)
    }

    private func show(_ page: Page) {
        self.page = page
        template?.updateSections(sections)
        let buttons = [continueButton, pageButton].compactMap(\.self)
        template?.trailingNavigationBarButtons = buttons
    }

    // MARK: Rows

    /// All of them: the list itself shows what the limits in force allow, one budget of rows over all sections, and shows
    /// more by itself when the car stops.
    private var sections: [ListSection] {
        switch page {
        case .current: Self.releases(selection.current.map { [$0] } ?? []).map(section)
        case .older: Self.releases(selection.older).map(section)
        case .change(let change, isOlder: _): [Self.detailSection(of: change)]
        }
    }

    /// Those that have anything to show: an empty section would cost one of the few that the car allows.
    private static func releases(_ releases: [Release]) -> [Release] { releases.filter { !$0.changes.isEmpty } }

    private func section(_ release: Release) -> ListSection {
        ListSection(
            items: release.changes.map(row), header: texts.header(version: release.displayVersion),
            sectionIndexTitle: nil)
    }

    private func row(_ change: ReleaseChange) -> ListItem {
        let row = ListItem(
            text: change.title, detailText: Blanks.removed(change.subtitle),
            image: change.icons.first.flatMap(SymbolIcons.image), accessoryImage: nil,
            accessoryType: .disclosureIndicator)
        row.handler = { [self] _, completion in select(change, completion) }
        return row
    }

    private static func detailSection(of change: ReleaseChange) -> ListSection {
        let headline = Blanks.removed(change.subtitle) ?? change.title
        return ListSection(items: [ListItem(text: headline, detailText: Blanks.removed(change.body))])
    }

    // MARK: Taps

    private func select(_ change: ReleaseChange, _ completion: @escaping @MainActor () -> Void) {
        guard let controller else { return completion() }
        // Asked first, as a push that is refused is a mistake of the app.
        guard controller.templates.count < CarCapabilities.current.maximumDepth else {
            showHere(change)
            return completion()
        }
        let detail = ListTemplate(title: change.title, sections: [Self.detailSection(of: change)])
        controller.pushTemplate(detail, animated: true) { [self] _, error in
            // The limits of this scene are tighter than those of the process.
            if case .depthExceeded? = error as? InterfaceControllerError { showHere(change) }
            completion()
        }
    }

    private func showHere(_ change: ReleaseChange) {
        switch page {
        case .current: show(.change(change, isOlder: false))
        case .older: show(.change(change, isOlder: true))
        case .change: break
        }
    }

    /// To the older releases, when there is anything to read there, or back.
    private var pageButton: BarButton? {
        switch page {
        case .current:
            Self.releases(selection.older).isEmpty
                ? nil : BarButton(title: texts.history) { [self] _ in show(.older) }
        case .older: BarButton(title: texts.returnTitle) { [self] _ in show(.current) }
        case .change(_, let isOlder):
            BarButton(title: texts.returnTitle) { [self] _ in show(isOlder ? .older : .current) }
        }
    }
}
