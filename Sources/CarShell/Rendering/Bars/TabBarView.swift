import CGtk
import Templates

/// Draws a `TabBarTemplate`: one button a tab with icon, title and badge.
@MainActor
final class TabBarView {
    let widget = Box(GTK_ORIENTATION_HORIZONTAL).styled(.tabBar)
    private let onSelect: @MainActor (TemplateID) -> Void
    private var buttons: [Button] = []
    private var contents: [Box] = []
    private var shown: TabBarTemplateSnapshot?

    init(onSelect: @escaping @MainActor (TemplateID) -> Void) {
        self.onSelect = onSelect
        widget.expanding(horizontally: true)
        widget.setAccessibleName(Texts.tabs)
    }

    func show(_ tabBar: TabBarTemplateSnapshot) {
        if tabBar.tabs != shown?.tabs { rebuild(tabBar.tabs) }
        shown = tabBar
        for (index, button) in buttons.enumerated() {
            button.setClass(.selected, index == tabBar.selectedIndex)
            Accessibility.setSelected(index == tabBar.selectedIndex, of: button.object)
        }
    }

    /// On a narrow screen the titles stand below their pictures.
    var isNarrow = false {
        didSet {
            for content in contents { arrange(content) }
            gtk_box_set_homogeneous(widget.cast(), isNarrow ? 1 : 0)
        }
    }

    private func arrange(_ content: Box) {
        content.orientation = isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        gtk_box_set_spacing(content.cast(), isNarrow ? 2 : 12)
    }

    private func rebuild(_ tabs: [TabSnapshot]) {
        widget.removeAll()
        contents = []
        buttons = tabs.map { tab in
            // A tab with neither title nor image shows as "More" with three dots (R54).
            let isBare = tab.title == nil && tab.image == nil
            let content = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
                .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
            contents.append(content)
            arrange(content)
            if case .symbol(let name)? = tab.image?.source {
                content.append(Icon(name))
            } else if isBare {
                content.append(Icon("more"))
            }
            let title = tab.systemItem.map(Texts.title(of:)) ?? tab.title ?? (isBare ? Texts.more : "")
            if !title.isEmpty { content.append(Label(title).textAligned(0.5)) }
            let badge = Box(GTK_ORIENTATION_HORIZONTAL).styled(.badge).aligned(
                horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_START)
            badge.isVisible = tab.showsBadge
            // Beside the title, not on its last letter.
            content.setClass(.badged, tab.showsBadge)
            let name = title.isEmpty ? (tab.image?.placeholder ?? Texts.more) : title
            let button = Button(
                child: Overlay(content, [badge]), name: tab.showsBadge ? "\(name), \(Texts.badge)" : name
            ) { [onSelect] in onSelect(tab.template) }
            button.styled(.tab)
            return button
        }
        for button in buttons { widget.append(button) }
    }

    func focus() {
        guard let index = shown?.selectedIndex, buttons.indices.contains(index) else { return }
        buttons[index].grabFocus()
    }
}
