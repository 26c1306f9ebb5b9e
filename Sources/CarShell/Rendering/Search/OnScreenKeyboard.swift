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

    let widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 4).styled(.keyboard)
    private let onKey: @MainActor (Key) -> Void

    init(onKey: @escaping @MainActor (Key) -> Void) {
        self.onKey = onKey
        for letters in Texts.keyboardRows {
            let row = makeRow()
            for letter in letters { append(.text(String(letter)), Label(String(letter).uppercased()), to: row) }
        }
        let row = makeRow()
        append(.text(" "), Label(Texts.space), to: row, name: Texts.space)
        append(.delete, Icon("delete"), to: row, name: Texts.delete)
        append(.search, Icon("search"), to: row, name: Texts.search)
    }

    private func makeRow() -> Box {
        let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 4)
        gtk_box_set_homogeneous(row.cast(), 1)
        widget.append(row)
        return row
    }

    private func append(_ key: Key, _ content: Widget, to row: Box, name: String? = nil) {
        if let label = content as? Label { label.textAligned(0.5) }
        let text = if case .text(let letters) = key { letters.uppercased() } else { "" }
        let button = Button(child: content, name: name ?? text) { [onKey] in onKey(key) }
        button.styled(.key).expanding(horizontally: true)
        // The field keeps the focus, so that a real keyboard goes on working.
        gtk_widget_set_focusable(button.pointer, 0)
        row.append(button)
    }
}
