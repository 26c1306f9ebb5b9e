import CGtk

/// A keyboard for fingers: letters, digits, blank, delete and search.
@MainActor
final class OnScreenKeyboard {
    /// What a key does.
    enum Key: Equatable {
        case text(String)
        case delete
        case search
    }

    let widget = Widget(gtk_grid_new()).styled(.keyboard)
    private let onKey: @MainActor (Key) -> Void
    /// Half keys in the widest row: rows with fewer letters stand half a key in.
    private let columns: Int32

    init(onKey: @escaping @MainActor (Key) -> Void) {
        self.onKey = onKey
        let rows = Texts.keyboardRows
        columns = 2 * Int32(rows.map(\.count).max() ?? 0)
        gtk_grid_set_row_spacing(widget.cast(), 4)
        gtk_grid_set_column_spacing(widget.cast(), 2)
        gtk_grid_set_row_homogeneous(widget.cast(), 1)
        gtk_grid_set_column_homogeneous(widget.cast(), 1)
        // Letters stand where the hand knows them, whatever direction the shell is read in.
        gtk_widget_set_direction(widget.pointer, GTK_TEXT_DIR_LTR)
        for (row, letters) in rows.enumerated() {
            var column = columns / 2 - Int32(letters.count)
            for letter in letters {
                append(.text(String(letter)), Label(Self.capital(letter)), at: column, Int32(row), width: 2)
                column += 2
            }
        }
        let last = Int32(rows.count)
        let narrow = columns / 4
        let wide = columns - 2 * narrow
        append(.text(" "), Label(Texts.space), at: 0, last, width: wide, name: Texts.space)
        append(.delete, Icon("delete"), at: wide, last, width: narrow, name: Texts.delete)
        append(.search, Icon("search"), at: wide + narrow, last, width: narrow, name: Texts.searchKey)
    }

    /// The letter as it stands on a key: as a capital, unless that is more than one, as of ß.
    private static func capital(_ letter: Character) -> String {
        let capital = letter.uppercased()
        return capital.count == 1 ? capital : String(letter)
    }

    private func append(
        _ key: Key, _ content: Widget, at column: Int32, _ row: Int32, width: Int32, name: String? = nil
    ) {
        if let label = content as? Label { label.textAligned(0.5) }
        let text = if case .text(let letters) = key { letters.map(Self.capital).joined() } else { "" }
        let button = Button(child: content, name: name ?? text) { [onKey] in onKey(key) }
        button.styled(.key).expanding(horizontally: true, vertically: true)
        if key == .search { button.addClass(.confirm) }
        // A finger leaves the focus in the field, so that a real keyboard goes on working.
        gtk_widget_set_focus_on_click(button.pointer, 0)
        gtk_grid_attach(widget.cast(), button.pointer, column, row, width, 1)
    }
}
