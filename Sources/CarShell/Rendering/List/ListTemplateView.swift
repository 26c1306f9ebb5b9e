import CGtk
import GLibBridge
import Templates

/// Draws a `ListTemplate` with a `GtkListView` whose rows are recycled.
@MainActor
final class ListTemplateView: TemplateView, RowActions {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "list"

    private let report: @MainActor (SceneEvent) -> Void
    private let store: ArtworkStore
    private let model = RowModel()
    /// How many rows GTK is not told of yet: the first picture of a long list does not wait for them.
    private var rowsToCome = 0
    let listView: Widget
    let scroller: Scroller
    private let stack = PageStack()
    private let emptyView = EmptyListView()
    private let index: SectionIndexView
    private(set) var rows = ListRows()
    private var detailsHeader: ListTemplateDetailsHeaderSnapshot?
    private var headerGridButtons: [GridButtonSnapshot]
    private var assistantCell: AssistantCellSnapshot?
    private var busyItem: ItemID?
    /// The rows on screen and a few around it, by their `GtkListItem`.
    private(set) var rowViews: [OpaquePointer: RowView] = [:]
    private(set) var bound: Set<OpaquePointer> = []

    var isEmpty: Bool { rows.count == 0 }
    /// The row that a person comes back to from a page that it opened.
    var lastFocusedRow = 0
    /// How many rows GTK knows of, or will in a moment.
    var rowCount: Int { model.count + rowsToCome }
    /// Whether GTK knows of all rows.
    var hasAllRows: Bool { rowsToCome == 0 }
    /// How many rows have widgets.
    var rowViewCount: Int { rowViews.count }
    /// How many times a row has been filled in.
    var bindCount = 0

    init(_ list: ListTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        templateID = list.id
        title = list.title
        navigationBar = list.navigationBar
        busyItem = list.busyItem
        detailsHeader = list.detailsHeader
        headerGridButtons = list.headerGridButtons
        assistantCell = list.assistantCell
        self.store = store
        self.report = report

        let factory: OpaquePointer = gtk_signal_list_item_factory_new()
        // The list view takes over both references; the factory lives as long as the view.
        listView = Widget(gtk_list_view_new(gtk_no_selection_new(model.retainedObject()), factory))
        listView.styled(.list)
        gtk_list_view_set_single_click_activate(listView.object, 1)
        scroller = Scroller(listView, vertically: true).expanding(horizontally: true, vertically: true)
        let target = IndexTarget()
        index = SectionIndexView { [weak target] section in target?.list?.scroll(toSection: section) }
        stack.add(scroller)
        stack.add(emptyView.widget)
        stack.expanding(horizontally: true, vertically: true)
        page = Box(GTK_ORIENTATION_HORIZONTAL, [stack, index.widget]).styled(.page)
        indexTarget = target
        target.list = self
        if let title { listView.setAccessibleName(title) }

        connect(factory)
        Signals.rowActivated.connect(listView.object) { [weak self] position in self?.activate(Int(position)) }
        emptyView.show(list.emptyView)
        show(list.sections)
        listenToKeys()
    }

    /// Lets the index, which is made first, call the list.
    private final class IndexTarget {
        weak var list: ListTemplateView?
    }

    private let indexTarget: IndexTarget

    // MARK: - Changes

    func apply(_ change: TemplateChange) {
        switch change {
        case .sections(let sections): show(sections)
        case .item(let item, let section, let row):
            rows.replace(item, section: section, row: row)
            if let position = rows.position(section: section, row: row) { rebind { $0 == position } }
        case .busyItem(let item):
            busyItem = item
            rebind { _ in true }
        case .emptyView(let view): emptyView.show(view)
        case .navigationBar(let bar): navigationBar = bar
        case .sectionHeader(let image, let button, let section):
            rows.replaceHeader(image: image, button: button, section: section)
            if let position = rows.start(ofSection: section) { rebind { $0 == position } }
        case .detailsHeader(let header):
            detailsHeader = header
            show(rows.sections)
        case .headerGridButtons(let buttons):
            headerGridButtons = buttons
            show(rows.sections)
        case .assistantCell(let cell):
            assistantCell = cell
            show(rows.sections)
        case .nowPlaying, .grid, .information, .contact, .search, .pointOfInterest, .actionSheet, .alert, .voiceControl:
            break
        }
    }

    /// The sections with what stands above and below all of them.
    private func makeRows(_ sections: [ListSectionSnapshot]) -> ListRows {
        var above: [ListRow] = []
        if let detailsHeader { above.append(.details(detailsHeader)) }
        if !headerGridButtons.isEmpty { above.append(.gridButtons(headerGridButtons)) }
        if let assistantCell, assistantCell.position == .top { above.append(.assistant(assistantCell)) }
        var below: [ListRow] = []
        if let assistantCell, assistantCell.position == .bottom { below.append(.assistant(assistantCell)) }
        return ListRows(sections, above: above, below: below)
    }

    private func scroll(toSection section: Int) {
        guard let position = rows.start(ofSection: section) else { return }
        scroll(to: position)
    }

    func scroll(to position: Int) {
        if position >= model.count { addRowsToCome() }
        // The list view's own action: it holds for a page that is not laid out now, too.
        gtk_widget_activate_action_variant(
            listView.pointer, "list.scroll-to-item", g_variant_new_uint32(UInt32(position)))
    }

    private func show(_ sections: [ListSectionSnapshot]) {
        addRowsToCome()
        let newRows = makeRows(sections)
        index.show(sections)
        let change = rows.difference(to: newRows)
        let wasAtTop = scroller.verticalOffset <= 0
        let hadFocus = listView.containsFocus
        if let row = rows[focusedRow ?? lastFocusedRow] { lastFocusedRow = newRows.position(of: row) ?? lastFocusedRow }
        let wasEmpty = rows.count == 0
        // GTK keeps focus and place by rows that stay. Where rows go and others come, the rows that a person looks at
        // must not be among them.
        let isMixed = change.removed > 0 && change.added > 0
        let edits = isMixed ? rows.edits(to: newRows, keeping: rowsToKeep(in: newRows)) : [change]
        rows = newRows
        if wasEmpty {
            addFirstRows()
        } else {
            for edit in edits { model.replace(at: edit.position, removed: edit.removed, added: edit.added) }
        }
        if edits.count == 1, let edit = edits.first {
            rebind { $0 < edit.position || $0 >= edit.position + edit.added }
        } else {
            // In between, rows were at places that are theirs no longer.
            rebind { _ in true }
        }
        if rows.count == 0 { stack.show(emptyView.widget) } else { stack.show(scroller) }
        // GTK keeps the first visible row where it is, so that rows that come in above it would stay unseen. A person
        // who moves the focus by keys goes on at that row.
        let followsFocus = hadFocus && listView.showsFocus
        if wasAtTop, change.position == 0, newRows.count > 0, !followsFocus { scroll(to: 0) }
        // The row with the focus has gone, or there was nothing to focus before.
        let isWithoutFocus = hadFocus ? !listView.containsFocus : wasEmpty && listView.isFocusFree
        if isWithoutFocus, rows.count > 0, listView.isMapped { focus() }
    }

    // MARK: - The first rows first

    /// GTK makes widgets for 200 rows at once, however few of them the screen has room for. The first picture shows
    /// these; the others follow a few at a time, between what a person does.
    private func addFirstRows() {
        let first = min(rows.count, Self.rowsAtOnce)
        model.replace(at: 0, removed: 0, added: first)
        rowsToCome = rows.count - first
        if rowsToCome > 0 { addMoreRowsWhenIdle() }
    }

    private func addMoreRowsWhenIdle() {
        MainContext.whenIdle { [weak self] in
            guard let self, rowsToCome > 0 else { return }
            // Beyond what GTK makes widgets for, all cost what one does.
            let added = model.count < Self.rowsWithWidgets ? min(rowsToCome, Self.rowsAtOnce) : rowsToCome
            rowsToCome -= added
            model.replace(at: model.count, removed: 0, added: added)
            if rowsToCome > 0 { addMoreRowsWhenIdle() }
        }
    }

    /// Tells GTK of all rows, where what follows counts on them.
    private func addRowsToCome() {
        let added = rowsToCome
        rowsToCome = 0
        model.replace(at: model.count, removed: 0, added: added)
    }

    private static let rowsAtOnce = 24
    /// GTK 4.8's `GTK_LIST_VIEW_MAX_LIST_ITEMS`.
    private static let rowsWithWidgets = 200

    /// The value of the row at a position; nil past the end.
    func row(at position: Int) -> ListRow? { rows[position] }

    /// Shows the rows on screen anew whose position is asked for.
    private func rebind(where isAffected: (Int) -> Bool) {
        for item in bound where isAffected(Int(gtk_list_item_get_position(item))) { bind(item) }
    }

    // MARK: - Rows

    private func connect(_ factory: OpaquePointer) {
        Signals.setupItem.connect(factory) { [weak self] item in
            guard let self else { return }
            let view = RowView(actions: self, store: store)
            rowViews[item] = view
            gtk_list_item_set_child(item, view.widget.pointer)
        }
        Signals.bindItem.connect(factory) { [weak self] item in
            self?.bound.insert(item)
            self?.bind(item)
        }
        Signals.unbindItem.connect(factory) { [weak self] item in self?.bound.remove(item) }
        Signals.teardownItem.connect(factory) { [weak self] item in
            gtk_list_item_set_child(item, nil)
            self?.rowViews[item] = nil
            self?.bound.remove(item)
        }
    }

    private func bind(_ item: OpaquePointer) {
        guard let view = rowViews[item], let row = rows[Int(gtk_list_item_get_position(item))] else { return }
        bindCount += 1
        view.show(row, busyItem: busyItem)
        let isActivatable = view.isActivatable
        gtk_list_item_set_activatable(item, isActivatable ? 1 : 0)
        // GTK focuses no row that can't be selected; nothing is ever selected in this list.
        gtk_list_item_set_selectable(item, isActivatable ? 1 : 0)
        guard let line = gtk_widget_get_parent(view.widget.pointer) else { return }
        // A row that does nothing takes no focus; the pictures of an image row take it themselves.
        gtk_widget_set_focusable(line, isActivatable ? 1 : 0)
        Accessibility.setLabel(view.accessibleName, of: OpaquePointer(line))
    }

    /// What assistive technology calls the row at a position; nil for one without widgets.
    func accessibleName(ofRow position: Int) -> String? {
        bound.first { Int(gtk_list_item_get_position($0)) == position }.flatMap { rowViews[$0]?.accessibleName }
    }

    // MARK: - What a person does

    private func activate(_ position: Int) {
        lastFocusedRow = position
        switch rows[position] {
        case .item(.item(let item)) where item.isSelectable: select(item.id)
        case .item(.message(let message)) where message.isEnabled: select(message.id)
        case .assistant: report(.assistantCell(template: templateID))
        default: break
        }
    }

    func select(_ item: ItemID) { report(.select(template: templateID, item: item)) }

    func selectImage(_ item: ItemID, index: Int) {
        report(.selectImage(template: templateID, item: item, index: index))
    }

    func press(_ button: ButtonID) { report(.button(template: templateID, button: button)) }

    func focus() { focusRow(nearest: focusedRow ?? lastFocusedRow) }
}
