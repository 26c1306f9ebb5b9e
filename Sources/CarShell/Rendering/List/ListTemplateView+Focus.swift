import CGtk
import GLibBridge

/// Where the focus of the keyboard is in a list, and how keys move it.
///
/// GTK's own keys stop at rows that take no focus, such as headers, and do not enter the pictures of a row.
extension ListTemplateView {
    /// The row with the focus, and the first visible one that is still there.
    func rowsToKeep(in newRows: ListRows) -> [Int] {
        let visible = visibleRows.first { rows[$0].flatMap(newRows.position) != nil }
        return [focusedRow, visible].compactMap(\.self)
    }

    /// The position of the row that has the focus, itself or something in it.
    var focusedRow: Int? {
        guard listView.containsFocus, let line = gtk_widget_get_focus_child(listView.pointer) else { return nil }
        return bound.first { self.line(of: $0) == line }.map { Int(gtk_list_item_get_position($0)) }
    }

    /// The positions of the rows that can be seen, from the top.
    var visibleRows: [Int] {
        let height = Float(gtk_widget_get_height(scroller.pointer))
        return bound.filter { item in
            var bounds = graphene_rect_t()
            guard let view = rowViews[item]?.widget, gtk_widget_get_mapped(view.pointer) != 0,
                gtk_widget_compute_bounds(view.pointer, scroller.pointer, &bounds) != 0
            else { return false }
            return bounds.origin.y + bounds.size.height > 0 && bounds.origin.y < height
        }.map { Int(gtk_list_item_get_position($0)) }.sorted()
    }

    /// GTK's widget around a row.
    private func line(of item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>? {
        rowViews[item].flatMap { gtk_widget_get_parent($0.widget.pointer) }
    }

    // MARK: - Moving it

    func listenToKeys() {
        if let keys = gtk_event_controller_key_new() {
            // Before the list view's own keys.
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            Signals.keyPressed.connect(keys) { [weak self] key in self?.press(key) ?? false }
            gtk_widget_add_controller(listView.pointer, keys)
        }
        if let focus = gtk_event_controller_focus_new() {
            Signals.focusEntered.connect(focus) { [weak self] in self?.focusEntered() }
            gtk_widget_add_controller(listView.pointer, focus)
        }
    }

    /// Hands on a focus that GTK has given to the list as a whole.
    private func focusEntered() {
        MainContext.whenIdle { [weak self] in
            guard let self, gtk_widget_is_focus(listView.pointer) != 0 else { return }
            focusRow(nearest: lastFocusedRow)
        }
    }

    /// Does what a key asks for.
    ///
    /// - Returns: whether the key has a meaning here.
    private func press(_ key: KeyPress) -> Bool {
        let modifiers = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
        guard key.modifiers & modifiers == 0 else { return false }
        switch Int32(key.keyValue) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: move(GTK_DIR_UP)
        case GDK_KEY_Down, GDK_KEY_KP_Down: move(GTK_DIR_DOWN)
        case GDK_KEY_Left, GDK_KEY_KP_Left: move(GTK_DIR_LEFT)
        case GDK_KEY_Right, GDK_KEY_KP_Right: move(GTK_DIR_RIGHT)
        case GDK_KEY_Home, GDK_KEY_KP_Home: _ = focusRow(in: Array(0..<rows.count), GTK_DIR_TAB_FORWARD)
        case GDK_KEY_End, GDK_KEY_KP_End: _ = focusRow(in: (0..<rows.count).reversed(), GTK_DIR_TAB_FORWARD)
        default: return false
        }
        return true
    }

    /// Moves the focus within its row, else to another row, else out of the list.
    private func move(_ direction: GtkDirectionType) {
        guard let row = focusedRow else { return focusRow(nearest: lastFocusedRow) }
        if let line = gtk_widget_get_focus_child(listView.pointer), gtk_widget_is_focus(line) == 0,
            gtk_widget_child_focus(line, isOnTitle && direction == GTK_DIR_DOWN ? GTK_DIR_TAB_FORWARD : direction) != 0
        {
            return
        }
        switch direction {
        case GTK_DIR_DOWN: if focusRow(in: Array(row + 1..<max(rows.count, row + 1)), direction) { return }
        case GTK_DIR_UP: if focusRow(in: (0..<row).reversed(), direction) { return }
        default: break
        }
        leave(direction)
    }

    /// Whether the focus is on the title above pictures, below whose middle is any of them: the first one comes next.
    private var isOnTitle: Bool {
        guard let root = gtk_widget_get_root(listView.pointer), let focus = gtk_root_get_focus(root) else {
            return false
        }
        return gtk_widget_has_css_class(focus, StyleClass.imageRowTitle.rawValue) != 0
    }

    private func leave(_ direction: GtkDirectionType) {
        guard let root = gtk_widget_get_root(listView.pointer) else { return }
        lastFocusedRow = focusedRow ?? lastFocusedRow
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        // Asked from the list's frame, so that the list itself is passed over.
        var from = UnsafeMutablePointer(listView.pointer)
        while let parent = gtk_widget_get_parent(from), parent != window {
            if focusBeside(from, in: parent, direction) { return }
            from = parent
        }
    }

    /// Focuses what is next to a widget in its parent.
    private func focusBeside(
        _ widget: UnsafeMutablePointer<GtkWidget>, in parent: UnsafeMutablePointer<GtkWidget>,
        _ direction: GtkDirectionType
    ) -> Bool {
        let place = Widget(widget).frame(in: parent)
        var sibling = gtk_widget_get_first_child(parent)
        while let candidate = sibling {
            sibling = gtk_widget_get_next_sibling(candidate)
            guard candidate != widget, gtk_widget_get_mapped(candidate) != 0 else { continue }
            let other = Widget(candidate).frame(in: parent)
            let isThere =
                switch direction {
                case GTK_DIR_UP: other.minY < place.minY
                case GTK_DIR_DOWN: other.maxY > place.maxY
                case GTK_DIR_LEFT: other.minX < place.minX
                default: other.maxX > place.maxX
                }
            // The first thing there, wherever in the row the focus comes from.
            if isThere, gtk_widget_child_focus(candidate, GTK_DIR_TAB_FORWARD) != 0 { return true }
        }
        return false
    }

    /// Focuses a row, or the nearest to it that takes the focus.
    func focusRow(nearest position: Int) {
        let start = min(max(position, 0), max(rows.count - 1, 0))
        let candidates = Array(start..<max(rows.count, start)) + (0..<start).reversed()
        if !focusRow(in: candidates, GTK_DIR_TAB_FORWARD) { listView.grabFocus() }
    }

    /// Focuses the first of some rows that takes the focus.
    ///
    /// - Parameter direction: where the focus comes from, for rows with several things in them.
    private func focusRow(in candidates: [Int], _ direction: GtkDirectionType) -> Bool {
        for position in candidates where rows[position]?.takesFocus == true {
            // Rows away from the screen have no widgets before they are scrolled to.
            scroll(to: position)
            guard let item = bound.first(where: { Int(gtk_list_item_get_position($0)) == position }),
                let line = line(of: item)
            else { continue }
            let isFocused =
                gtk_widget_get_focusable(line) != 0
                ? gtk_widget_grab_focus(line) != 0 : gtk_widget_child_focus(line, direction) != 0
            if isFocused {
                lastFocusedRow = position
                return true
            }
        }
        return false
    }
}

extension ListRow {
    /// Whether there is anything in the row to press.
    fileprivate var takesFocus: Bool {
        switch self {
        case .item(.item(let item)): item.isSelectable
        case .item(.message(let message)): message.isEnabled
        case .item(.imageRow(let row)): row.isEnabled && (row.isSelectable || row.areElementsSelectable)
        case .header(let section, _): section.headerButton?.isEnabled == true
        case .details(let header): header.actionButtons.contains(where: \.isEnabled)
        case .gridButtons(let buttons): buttons.contains(where: \.isEnabled)
        case .assistant: true
        }
    }
}
