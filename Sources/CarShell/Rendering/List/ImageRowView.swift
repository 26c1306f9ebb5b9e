import CGtk
import Templates

/// Draws a `ListImageRowItem`: a title line over pictures that can be tapped.
@MainActor
final class ImageRowView {
    let widget: Box
    private let store: ArtworkStore
    private let titleText = Label().styled(.imageRowTitle)
    private let chevron = Icon("disclosure").styled(.accessory)
    private let titleButton: Button
    private let titleLine: Box
    private let spinner = Spinner()
    private let elements = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
    private let scroller: Scroller
    /// Holds the elements when they may take more than one line.
    private let flow = Widget(gtk_flow_box_new())
    private var buttons: [Button] = []
    private let busy: BusyMark
    private let onTitle: Callback
    private let onElement: @MainActor (Int) -> Void
    private var shown: [ListImageRowElementSnapshot] = []

    /// A closure that is filled in after the widgets that call it exist.
    private final class Callback {
        var body: (@MainActor () -> Void)?
    }

    init(store: ArtworkStore, onTitle: @escaping @MainActor () -> Void, onElement: @escaping @MainActor (Int) -> Void) {
        self.store = store
        self.onElement = onElement
        let callback = Callback()
        callback.body = onTitle
        self.onTitle = callback
        titleLine = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [titleText, chevron, spinner])
        titleButton = Button(child: titleLine, name: "") { [weak callback] in callback?.body?() }
        titleButton.styled(.imageRowTitle)
        scroller = Scroller(elements, horizontally: true)
        gtk_flow_box_set_selection_mode(flow.object, GTK_SELECTION_NONE)
        gtk_flow_box_set_max_children_per_line(flow.object, 12)
        flow.isVisible = false
        widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, [titleButton, scroller, flow]).styled(.imageRow)
        busy = BusyMark(spinner)
    }

    /// - Parameter isBusy: whether a handler of the item runs and has not completed (R106).
    func show(_ row: ListImageRowItemSnapshot, isBusy: Bool) {
        titleText.text = row.text ?? ""
        titleButton.isVisible = row.text != nil
        titleButton.setAccessibleName(row.text ?? "")
        chevron.isVisible = row.isSelectable
        // A title that does nothing is not a button to the person: it takes neither focus nor press.
        gtk_widget_set_can_target(titleButton.pointer, row.isSelectable ? 1 : 0)
        gtk_widget_set_focusable(titleButton.pointer, row.isSelectable ? 1 : 0)
        widget.setClass(.disabled, !row.isEnabled)
        busy.isOn = isBusy
        scroller.isVisible = !row.allowsMultipleLines
        flow.isVisible = row.allowsMultipleLines
        if row.elements != shown { rebuild(row) }
        for (button, element) in zip(buttons, row.elements) {
            button.isSensitive = row.isEnabled && element.isEnabled
            // What only is to look at is not drawn as something that is off.
            gtk_widget_set_can_target(button.pointer, row.areElementsSelectable ? 1 : 0)
            gtk_widget_set_focusable(button.pointer, row.areElementsSelectable ? 1 : 0)
        }
    }

    private func rebuild(_ row: ListImageRowItemSnapshot) {
        shown = row.elements
        elements.removeAll()
        buttons = []
        while let child = gtk_widget_get_first_child(flow.pointer) { gtk_flow_box_remove(flow.object, child) }
        let isCaptioned = row.elements.contains { !($0.title ?? "").isEmpty || !($0.subtitle ?? "").isEmpty }
        for (index, element) in row.elements.enumerated() {
            let view = ImageRowElementView(element, isCaptioned: isCaptioned, store: store)
            let onElement = onElement
            // The view lives as long as the button that shows it.
            let button = Button(child: view.widget, name: Self.accessibleName(of: element)) { [view] in
                _ = view
                onElement(index)
            }
            button.styled(.imageRowElement)
            buttons.append(button)
            if row.allowsMultipleLines {
                gtk_flow_box_append(flow.object, button.pointer)
            } else {
                elements.append(button)
            }
        }
    }

    /// What the row says, for assistive technology: its title, else what its pictures say.
    static func accessibleName(of row: ListImageRowItemSnapshot) -> String {
        row.text ?? row.elements.map(accessibleName).joined(separator: ", ")
    }

    private static func accessibleName(of element: ListImageRowElementSnapshot) -> String {
        if let label = element.accessibilityLabel { return label }
        let texts = [element.title, element.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? element.image.accessibleName : texts.joined(separator: ", ")
    }
}
