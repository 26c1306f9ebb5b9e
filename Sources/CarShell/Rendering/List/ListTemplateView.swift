import CGtk
import GLibBridge
import Templates

/// Draws a `ListTemplate` with a `GtkListView` whose rows are recycled.
@MainActor
final class ListTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "list"

    private let report: @MainActor (SceneEvent) -> Void
    private let store: ArtworkStore
    private let model = RowModel()
    private let listView: Widget
    private let scroller: Scroller
    private let stack = PageStack()
    private let emptyView = EmptyListView()
    private var rows = ListRows()
    private var busyItem: ItemID?
    /// The rows on screen and a few around it, by their `GtkListItem`.
    private var rowViews: [OpaquePointer: RowView] = [:]
    private var bound: Set<OpaquePointer> = []

    /// How many rows have widgets.
    var rowViewCount: Int { rowViews.count }
    /// How many times a row has been filled in.
    var bindCount = 0

    init(_ list: ListTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        templateID = list.id
        title = list.title
        navigationBar = list.navigationBar
        busyItem = list.busyItem
        self.store = store
        self.report = report

        let factory: OpaquePointer = gtk_signal_list_item_factory_new()
        // The list view takes over both references; the factory lives as long as the view.
        listView = Widget(gtk_list_view_new(gtk_no_selection_new(model.retainedObject()), factory))
        listView.styled(.list)
        gtk_list_view_set_single_click_activate(listView.object, 1)
        scroller = Scroller(listView, vertically: true).expanding(horizontally: true, vertically: true)
        stack.add(scroller)
        stack.add(emptyView.widget)
        page = stack.styled(.page)
        if let title { listView.setAccessibleName(title) }

        connect(factory)
        Signals.rowActivated.connect(listView.object) { [weak self] position in self?.activate(Int(position)) }
        emptyView.show(list.emptyView)
        show(list.sections)
    }

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
        case .sectionHeader, .headerGridButtons, .detailsHeader, .assistantCell, .nowPlaying, .grid, .information,
            .contact, .search, .pointOfInterest, .actionSheet, .alert, .voiceControl:
            break
        }
    }

    private func show(_ sections: [ListSectionSnapshot]) {
        let newRows = ListRows(sections)
        let change = rows.difference(to: newRows)
        let wasAtTop = scroller.verticalOffset <= 0
        rows = newRows
        model.replace(at: change.position, removed: change.removed, added: change.added)
        rebind { $0 < change.position || $0 >= change.position + change.added }
        if rows.count == 0 { stack.show(emptyView.widget) } else { stack.show(scroller) }
        // GTK keeps the first visible row where it is, so that rows that come in above it would stay unseen.
        if wasAtTop, change.position == 0, newRows.count > 0 { keepAtTop() }
    }

    private func keepAtTop() {
        // The list view's own action: it holds for a page that is not laid out now, too.
        gtk_widget_activate_action_variant(listView.pointer, "list.scroll-to-item", g_variant_new_uint32(0))
    }

    /// Shows the rows on screen anew whose position is asked for.
    private func rebind(where isAffected: (Int) -> Bool) {
        for item in bound where isAffected(Int(gtk_list_item_get_position(item))) { bind(item) }
    }

    // MARK: - Rows

    private func connect(_ factory: OpaquePointer) {
        Signals.setupItem.connect(factory) { [weak self] item in
            guard let self else { return }
            let view = RowView(list: self, store: store)
            rowViews[item] = view
            gtk_list_item_set_child(item, view.widget.pointer)
            gtk_list_item_set_selectable(item, 0)
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
        guard case .item(.item(let item))? = rows[position], item.isSelectable else { return }
        select(item.id)
    }

    func select(_ item: ItemID) { report(.select(template: templateID, item: item)) }

    func selectImage(_ item: ItemID, index: Int) {
        report(.selectImage(template: templateID, item: item, index: index))
    }

    func focus() { listView.grabFocus() }
}
