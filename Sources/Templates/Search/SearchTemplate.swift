/// A field with a keyboard, and the rows that fit what was typed. It is pushed (R112).
@MainActor
public final class SearchTemplate: Template {
    /// Answers what is typed and chosen.
    public weak var delegate: (any SearchTemplateDelegate)?

    private var searchText = ""
    private var results = ListSection(items: [])
    /// The text whose answer is outstanding; only it may answer (R113).
    private var query: ObjectIdentifier?
    private var selection: Selection?

    /// An empty field.
    public init() {
        super.init(kind: .search)
    }

    // MARK: What a person does

    /// The field holds another text.
    func type(_ text: String) {
        guard text != searchText else { return }
        searchText = text
        let answer = CompletionDuty()
        query = ObjectIdentifier(answer)
        answer.onDrop = { [weak self, id = ObjectIdentifier(answer)] in
            guard let self, show([], answering: id) else { return }
            report(.searchNotAnswered)
        }
        wholeDidChange()
        guard let delegate else {
            // Nobody searches, so nothing is found.
            if answer.fulfil() { show([], answering: ObjectIdentifier(answer)) }
            return
        }
        delegate.searchTemplate(self, updatedSearchText: text) { [weak self] items in
            guard answer.fulfil() else { return }
            self?.show(items, answering: ObjectIdentifier(answer))
        }
    }

    /// The keyboard's search button was pressed.
    func searchButtonPressed() {
        delegate?.searchTemplateSearchButtonPressed(self)
    }

    override func select(_ id: ItemID, imageIndex: Int?, limits: CarCapabilities) {
        guard selection == nil, imageIndex == nil, let delegate,
            let item = shownItems(limits).first(where: { $0.id == id }), item.isEnabled
        else { return }
        let completion = CompletionDuty()
        selection = Selection(item: id, completion: ObjectIdentifier(completion))
        completion.onDrop = { [weak self, key = ObjectIdentifier(completion)] in
            guard let self, finish(key) else { return }
            report(.completionNotCalled(id))
        }
        emit(.busyItem(id))
        delegate.searchTemplate(self, selectedResult: item) { [weak self] in
            if completion.fulfil() { self?.finish(ObjectIdentifier(completion)) }
        }
    }

    /// Shows the answer to a text, unless a newer text waits for its own.
    @discardableResult
    private func show(_ items: [ListItem], answering id: ObjectIdentifier) -> Bool {
        guard query == id else { return false }
        query = nil
        results.detach(from: self)
        results = ListSection(items: items)
        results.attach(to: self, index: 0)
        wholeDidChange()
        return true
    }

    @discardableResult
    private func finish(_ completion: ObjectIdentifier) -> Bool {
        guard selection?.completion == completion else { return false }
        selection = nil
        emit(.busyItem(nil))
        return true
    }

    override func leftAllScenes() {
        selection = nil
    }

    // MARK: What the display draws

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .search(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .search(value(limits)) }

    private func shownItems(_ limits: CarCapabilities) -> [ListItem] {
        results.items.prefix(limits.itemLimit).compactMap { $0 as? ListItem }
    }

    private func value(_ limits: CarCapabilities) -> SearchTemplateSnapshot {
        SearchTemplateSnapshot(
            id: id, searchText: searchText,
            results: shownItems(limits).map { item in
                // A result is chosen through the delegate, so its own handler doesn't matter.
                guard case .item(var row) = item.snapshot(limits: limits) else { return item.snapshot(limits: limits) }
                row.isSelectable = row.isEnabled
                return .item(row)
            },
            isSearching: query != nil, allowsKeyboard: !limits.limitedUserInterfaces.contains(.keyboard),
            busyItem: selection?.item)
    }

    private struct Selection {
        let item: ItemID
        let completion: ObjectIdentifier
    }
}

extension SearchTemplate: ListSectionOwner {
    func itemDidChange(_ item: any PlacedListItem, section: Int, row: Int) {
        emit { limits in
            let results = self.value(limits).results
            return results.indices.contains(row) ? .item(results[row], section: 0, row: row) : nil
        }
    }

    func sectionHeaderDidChange(_ section: Int) {}
}
