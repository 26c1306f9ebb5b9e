import CGtk
import GLibBridge
import Templates

/// Draws a `SearchTemplate`: a field, the results, and a keyboard for fingers (R112–R114).
@MainActor
final class SearchTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    let title: String? = Texts.search
    let navigationBar = NavigationBarSnapshot()
    let kind = "search"

    private let report: @MainActor (SceneEvent) -> Void
    private let entry = Widget(gtk_entry_new()).styled(.searchField)
    private let spinner = Spinner()
    private let results: ListTemplateView
    private let keyboard: OnScreenKeyboard
    private let limitedHint = Label(Texts.keyboardLimited, lines: 2).styled(.secondary)
    private var text: String

    init(_ search: SearchTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        let id = search.id
        templateID = id
        self.report = report
        text = search.searchText
        results = ListTemplateView(
            ListTemplateSnapshot(id: id, title: Texts.results, sections: []), store: store, report: report)
        let target = KeyboardTarget()
        keyboard = OnScreenKeyboard { [weak target] key in target?.view?.press(key) }
        let field = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [Icon("search"), entry, spinner]).styled(.searchBar)
        entry.expanding(horizontally: true)
        page = Box(GTK_ORIENTATION_VERTICAL, [field, limitedHint, results.page, keyboard.widget]).styled(.page)
        keyboardTarget = target
        target.view = self
        page.setAccessibleName(Texts.search)
        entry.setAccessibleName(Texts.search)
        gtk_editable_set_text(entry.object, text)
        Signals.changed.connect(entry.object) { [weak self] in self?.textChanged() }
        Signals.activateEntry.connect(entry.object) { [weak self] in self?.press(.search) }
        show(search)
    }

    /// Lets the keyboard, which is made first, call the view.
    private final class KeyboardTarget {
        weak var view: SearchTemplateView?
    }

    private let keyboardTarget: KeyboardTarget

    func apply(_ change: TemplateChange) {
        switch change {
        case .search(let search): show(search)
        case .item, .busyItem: results.apply(change)
        default: break
        }
    }

    private func show(_ search: SearchTemplateSnapshot) {
        spinner.isVisible = search.isSearching
        if search.searchText != text {
            // Set first, so that the field's own word of it is no news.
            text = search.searchText
            gtk_editable_set_text(entry.object, text)
        }
        keyboard.widget.isVisible = search.allowsKeyboard
        limitedHint.isVisible = !search.allowsKeyboard
        entry.isSensitive = search.allowsKeyboard
        results.apply(.sections([ListSectionSnapshot(items: search.results)]))
        let isWithoutAnswer = search.results.isEmpty && !search.isSearching && !search.searchText.isEmpty
        results.apply(
            .emptyView(ListEmptyViewSnapshot(titleVariants: isWithoutAnswer ? [Texts.noResults] : [])))
        results.apply(.busyItem(search.busyItem))
    }

    private func textChanged() {
        let new = String(cString: gtk_editable_get_text(entry.object))
        guard new != text else { return }
        text = new
        report(.searchText(template: templateID, text: new))
    }

    private func press(_ key: OnScreenKeyboard.Key) {
        switch key {
        case .text(let letters): gtk_editable_set_text(entry.object, text + letters)
        case .delete: gtk_editable_set_text(entry.object, String(text.dropLast()))
        case .search: report(.searchButton(template: templateID))
        }
        gtk_editable_set_position(entry.object, -1)
    }

    func focus() { entry.grabFocus() }
}
