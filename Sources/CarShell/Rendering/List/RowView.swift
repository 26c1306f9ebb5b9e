import CGtk
import Templates

/// One recycled row of the list view: it can show any kind of row and makes the widgets of a kind when first needed.
@MainActor
final class RowView {
    let widget = Box(GTK_ORIENTATION_VERTICAL)
    private let store: ArtworkStore
    private weak var actions: (any RowActions)?
    private var item: ItemRowView?
    private var imageRow: ImageRowView?
    private var message: MessageRowView?
    private var header: SectionHeaderView?
    private var details: DetailsHeaderView?
    private var gridButtons: HeaderGridButtonsView?
    private var assistant: ItemRowView?
    private var revealed: Widget?
    private(set) var row: ListRow?

    init(actions: any RowActions, store: ArtworkStore) {
        self.actions = actions
        self.store = store
    }

    func show(_ row: ListRow, busyItem: ItemID?) {
        self.row = row
        switch row {
        case .item(.item(let snapshot)):
            let view = view(&item, \.widget) { ItemRowView(store: store) }
            view.show(snapshot, isBusy: busyItem == snapshot.id)
            reveal(view.widget)
        case .item(.imageRow(let snapshot)):
            let view = view(&imageRow, \.widget) { makeImageRow() }
            view.show(snapshot, isBusy: busyItem == snapshot.id)
            reveal(view.widget)
        case .item(.message(let snapshot)):
            let view = view(&message, \.widget) { MessageRowView(store: store) }
            view.show(snapshot)
            reveal(view.widget)
        case .header(let section, _):
            let view = view(&header, \.widget) { SectionHeaderView(store: store, onButton: onButton) }
            view.show(section)
            reveal(view.widget)
        case .details(let snapshot):
            let view = view(&details, \.widget) { DetailsHeaderView(store: store, onButton: onButton) }
            view.show(snapshot)
            reveal(view.widget)
        case .gridButtons(let buttons):
            let view = view(&gridButtons, \.widget) { HeaderGridButtonsView(store: store, onButton: onButton) }
            view.show(buttons)
            reveal(view.widget)
        case .assistant(let cell):
            let view = view(&assistant, \.widget) { ItemRowView(store: store) }
            view.show(Self.item(for: cell), isBusy: false)
            reveal(view.widget)
        }
    }

    /// The assistant's row looks like any other.
    private static func item(for cell: AssistantCellSnapshot) -> ListItemSnapshot {
        ListItemSnapshot(
            id: ItemID(rawValue: 0), text: Texts.assistant(cell.action), image: .symbol("microphone"),
            isSelectable: true)
    }

    /// Whether Enter or a tap on the row itself does anything.
    var isActivatable: Bool {
        switch row {
        case .item(.item(let item)): item.isSelectable
        case .item(.message(let message)): message.isEnabled
        case .assistant: true
        case .item(.imageRow), .header, .details, .gridButtons, nil: false
        }
    }

    var accessibleName: String {
        switch row {
        case .header(let section, _): section.header ?? ""
        case .item(.item(let item)): ItemRowView.accessibleName(of: item)
        case .item(.imageRow(let row)): ImageRowView.accessibleName(of: row)
        case .item(.message(let message)): MessageRowView.accessibleName(of: message)
        case .details(let header): header.title ?? ""
        case .gridButtons(let buttons): buttons.compactMap(\.titleVariants.first).joined(separator: ", ")
        case .assistant(let cell): Texts.assistant(cell.action)
        case nil: ""
        }
    }

    private var onButton: @MainActor (ButtonID) -> Void {
        { [weak self] button in self?.actions?.press(button) }
    }

    private func makeImageRow() -> ImageRowView {
        ImageRowView(
            store: store,
            onTitle: { [weak self] in
                guard let self, case .item(let item)? = row else { return }
                actions?.select(item.id)
            },
            onElement: { [weak self] index in
                guard let self, case .item(let item)? = row else { return }
                actions?.selectImage(item.id, index: index)
            })
    }

    /// The view of a kind, made and put into the row when it is needed for the first time.
    private func view<View>(_ stored: inout View?, _ part: (View) -> Box, make: () -> View) -> View {
        if let stored { return stored }
        let view = make()
        stored = view
        widget.append(part(view))
        return view
    }

    private func reveal(_ shown: Widget) {
        guard shown !== revealed else { return }
        revealed?.isVisible = false
        shown.isVisible = true
        revealed = shown
    }
}
