import CGtk
import Templates

/// One recycled row of the list view: it can show any kind of row and makes the widgets of a kind when first needed.
@MainActor
final class RowView {
    let widget = Box(GTK_ORIENTATION_VERTICAL)
    private let store: ArtworkStore
    private unowned let list: ListTemplateView
    private var item: ItemRowView?
    private var imageRow: ImageRowView?
    private var header: SectionHeaderView?
    private(set) var row: ListRow?

    init(list: ListTemplateView, store: ArtworkStore) {
        self.list = list
        self.store = store
    }

    func show(_ row: ListRow, busyItem: ItemID?) {
        self.row = row
        switch row {
        case .header(let section):
            let view = header ?? makeHeader()
            view.show(section)
            reveal(view.widget)
        case .item(.item(let snapshot)):
            let view = item ?? makeItem()
            view.show(snapshot, isBusy: busyItem == snapshot.id)
            reveal(view.widget)
        case .item(.imageRow(let snapshot)):
            let view = imageRow ?? makeImageRow()
            view.show(snapshot, isBusy: busyItem == snapshot.id)
            reveal(view.widget)
        case .item(.message): break
        }
    }

    /// Whether Enter or a tap on the row itself does anything.
    var isActivatable: Bool {
        switch row {
        case .item(.item(let item)): item.isSelectable
        case .item(.imageRow), .item(.message), .header, nil: false
        }
    }

    var accessibleName: String {
        switch row {
        case .header(let section): section.header ?? ""
        case .item(.item(let item)): ItemRowView.accessibleName(of: item)
        case .item(.imageRow(let row)): row.text ?? ""
        case .item(.message(let message)): message.text
        case nil: ""
        }
    }

    private func reveal(_ shown: Widget) {
        item?.widget.isVisible = shown === item?.widget
        imageRow?.widget.isVisible = shown === imageRow?.widget
        header?.widget.isVisible = shown === header?.widget
    }

    private func makeItem() -> ItemRowView {
        let view = ItemRowView(store: store)
        item = view
        widget.append(view.widget)
        return view
    }

    private func makeImageRow() -> ImageRowView {
        let view = ImageRowView(
            store: store,
            onTitle: { [weak self] in
                guard let self, case .item(let item)? = row else { return }
                list.select(item.id)
            },
            onElement: { [weak self] index in
                guard let self, case .item(let item)? = row else { return }
                list.selectImage(item.id, index: index)
            })
        imageRow = view
        widget.append(view.widget)
        return view
    }

    private func makeHeader() -> SectionHeaderView {
        let view = SectionHeaderView()
        header = view
        widget.append(view.widget)
        return view
    }
}
