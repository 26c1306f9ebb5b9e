import CGtk
import GLibBridge
import Templates

/// Draws a `SearchTemplate`: a field, the results, and a keyboard for fingers (R112–R114).
///
/// The keyboard stands beside the results on a wide screen, below them on a high one, so that neither leaves too little of
/// the other. A search that was asked for has the results alone; a tap on the field brings the keyboard back.
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
    private let keyboardButton: Button
    private let body = Widget(gtk_grid_new())
    private var isPortrait = false
    private var allowsKeyboard = true
    /// Whether the person wants to type, as far as the shell can tell.
    private var isTyping = true
    /// Whether the search was asked for and its results are still to come.
    private var awaitsResults = false
    private var isKeyboardShown = false
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
        keyboardButton = Button(child: Icon("keyboard"), name: Texts.hideKeyboard) { [weak target] in
            target?.view?.toggleKeyboard()
        }
        keyboardButton.styled(.barButton)
        gtk_widget_set_focus_on_click(keyboardButton.pointer, 0)
        let field = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [Icon("search"), entry, spinner, keyboardButton])
            .styled(.searchBar)
        entry.expanding(horizontally: true)
        limitedHint.styled(.searchHint)
        gtk_grid_set_column_homogeneous(body.cast(), 1)
        gtk_grid_attach(body.cast(), results.page.pointer, 0, 0, 2, 1)
        results.page.expanding(horizontally: true, vertically: true)
        page = Box(GTK_ORIENTATION_VERTICAL, [field, limitedHint, body]).styled(.page)
        keyboardTarget = target
        target.view = self
        page.setAccessibleName(Texts.search)
        entry.setAccessibleName(Texts.search)
        gtk_editable_set_text(entry.object, text)
        gtk_editable_set_position(entry.object, -1)
        Signals.changed.connect(entry.object) { [weak self] in self?.textChanged() }
        Signals.activateEntry.connect(entry.object) { [weak self] in self?.press(.search) }
        listenToFocusAndKeys()
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
            gtk_editable_set_position(entry.object, -1)
        }
        allowsKeyboard = search.allowsKeyboard
        limitedHint.isVisible = !search.allowsKeyboard
        entry.isSensitive = search.allowsKeyboard
        results.apply(.sections([ListSectionSnapshot(items: search.results)]))
        let hint = search.searchText.isEmpty ? (search.allowsKeyboard ? [Texts.searchHint] : []) : [Texts.noResults]
        results.apply(.emptyView(ListEmptyViewSnapshot(titleVariants: search.isSearching ? [] : hint)))
        results.apply(.busyItem(search.busyItem))
        if awaitsResults, !search.isSearching {
            awaitsResults = false
            if !search.results.isEmpty, page.isMapped { showResultsAlone() }
        }
        arrangeKeyboard()
    }

    // MARK: - The keyboard's place

    private func toggleKeyboard() {
        isTyping = !isKeyboardShown
        arrangeKeyboard()
        if isTyping { entry.grabFocus() }
    }

    private func showResultsAlone() {
        // The focus first: the field takes it for a wish to type.
        results.focus()
        isTyping = false
        arrangeKeyboard()
    }

    func setPortrait(_ isPortrait: Bool) {
        guard isPortrait != self.isPortrait else { return }
        removeKeyboard()
        self.isPortrait = isPortrait
        arrangeKeyboard()
    }

    private func removeKeyboard() {
        guard isKeyboardShown else { return }
        gtk_grid_remove(body.cast(), keyboard.widget.pointer)
        isKeyboardShown = false
    }

    private func arrangeKeyboard() {
        let isWanted = allowsKeyboard && isTyping
        keyboardButton.isVisible = allowsKeyboard
        keyboardButton.setAccessibleName(isWanted ? Texts.hideKeyboard : Texts.showKeyboard)
        keyboardButton.setClass(.selected, isWanted)
        guard isWanted != isKeyboardShown else { return }
        guard isWanted else { return removeKeyboard() }
        // Three fifths of the width, or as high as its keys.
        if isPortrait {
            gtk_grid_attach(body.cast(), keyboard.widget.pointer, 0, 1, 2, 1)
        } else {
            gtk_grid_attach(body.cast(), keyboard.widget.pointer, 2, 0, 3, 1)
        }
        keyboard.widget.expanding(horizontally: true, vertically: !isPortrait)
        isKeyboardShown = true
    }

    private func listenToFocusAndKeys() {
        if let focus = gtk_event_controller_focus_new() {
            Signals.focusEntered.connect(focus) { [weak self] in
                guard let self, !isTyping else { return }
                isTyping = true
                arrangeKeyboard()
            }
            gtk_widget_add_controller(entry.pointer, focus)
        }
        // Letters of a real keyboard go to the field wherever the focus is on the page.
        guard let keys = gtk_event_controller_key_new(), let text = gtk_editable_get_delegate(entry.object) else {
            return
        }
        Signals.keyPressed.connect(keys) { [weak self] key in
            guard let self, allowsKeyboard, gdk_keyval_to_unicode(key.keyValue) > 32,
                key.modifiers & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0
            else { return false }
            let widget = UnsafeMutableRawPointer(text).assumingMemoryBound(to: GtkWidget.self)
            guard gtk_widget_has_focus(widget) == 0 else { return false }
            return gtk_event_controller_key_forward(keys, widget) != 0
        }
        gtk_widget_add_controller(page.pointer, keys)
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
        case .search:
            awaitsResults = !text.isEmpty
            report(.searchButton(template: templateID))
            // An app that shows the results on a page of its own has done so by now.
            if awaitsResults, !results.isEmpty, !spinner.isVisible, page.isMapped {
                awaitsResults = false
                showResultsAlone()
            }
            return
        }
        gtk_editable_set_position(entry.object, -1)
    }

    /// A person who comes back from a result goes on at the results.
    func focus() { if isTyping || results.isEmpty { entry.grabFocus() } else { results.focus() } }
}
