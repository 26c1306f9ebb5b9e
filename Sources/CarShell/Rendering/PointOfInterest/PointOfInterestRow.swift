import CGtk
import Templates

/// Draws a `PointOfInterest` in the list beside the map: its number on the map, title and subtitle.
@MainActor
final class PointOfInterestRow {
    let widget: Button
    private let number = Label().textAligned(0.5).styled(.badge)
    private let title = Label(lines: 2).styled(.primary)
    private let subtitle = Label(lines: 2).styled(.secondary)

    init(onClick: @escaping @MainActor () -> Void) {
        let texts = Box(GTK_ORIENTATION_VERTICAL, [title, subtitle])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        number.aligned(vertically: GTK_ALIGN_CENTER)
        widget = Button(
            child: Box(GTK_ORIENTATION_HORIZONTAL, spacing: 14, [number, texts]), name: "", onClick: onClick)
        widget.styled(.row)
    }

    func show(_ point: PointOfInterestSnapshot, number position: Int) {
        number.text = "\(position)"
        title.text = point.title
        subtitle.text = point.subtitle ?? ""
        subtitle.isVisible = point.subtitle?.isEmpty == false
        let parts = [Texts.pin(position, point.title), point.subtitle ?? ""]
        widget.setAccessibleName(parts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
