import CGtk

/// The slim bar above the preview's screen: sizes, connection, driving or parked, time of day.
@MainActor
final class DeveloperBar {
    /// How high the bar is, in pixels; the style sheet makes it so.
    static let height: Int32 = 36

    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 4).styled(.developerBar)
    private var sizes: [(size: ScreenSize, button: Button)] = []
    private let connection: Button
    private let connectionText = Label(DeveloperTexts.disconnect)
    private let style: Button
    private let styleText = Label(DeveloperTexts.night)
    private let driving: Button
    private let drivingText = Label(DeveloperTexts.drive)
    private let message = Label()

    init(
        onSize: @escaping @MainActor (ScreenSize) -> Void, onConnection: @escaping @MainActor () -> Void,
        onStyle: @escaping @MainActor () -> Void, onDriving: @escaping @MainActor () -> Void
    ) {
        connection = Button(child: connectionText, name: DeveloperTexts.disconnect, onClick: onConnection)
        style = Button(child: styleText, name: DeveloperTexts.night, onClick: onStyle)
        driving = Button(child: drivingText, name: DeveloperTexts.drive, onClick: onDriving)
        for size in ScreenSize.presets {
            let label = Label(size.description).textAligned(0.5)
            // Width times height, whatever direction the texts around are read in.
            gtk_widget_set_direction(label.pointer, GTK_TEXT_DIR_LTR)
            let button = Button(child: label, name: size.description) { onSize(size) }
            sizes.append((size, button))
            widget.append(button.styled(.toolButton))
        }
        widget.append(message)
        // Keeps what follows at the end of the bar.
        widget.append(Box(GTK_ORIENTATION_HORIZONTAL).expanding(horizontally: true))
        widget.append(driving.styled(.toolButton))
        widget.append(style.styled(.toolButton))
        widget.append(connection.styled(.toolButton))
        message.isVisible = false
        for button in [driving, style, connection] + sizes.map(\.button) {
            gtk_widget_set_focus_on_click(button.pointer, 0)
        }
    }

    func show(size: ScreenSize?) {
        for entry in sizes { entry.button.setClass(.selected, entry.size == size) }
    }

    func show(isConnected: Bool) {
        connectionText.text = isConnected ? DeveloperTexts.disconnect : DeveloperTexts.connect
        connection.setAccessibleName(connectionText.text)
    }

    /// Offers the other style.
    func show(style current: ContentStyleChoice) {
        styleText.text = current == .day ? DeveloperTexts.night : DeveloperTexts.day
        style.setAccessibleName(styleText.text)
    }

    /// Offers the other driving state.
    func show(drivingState current: DrivingState) {
        drivingText.text = current == .parked ? DeveloperTexts.drive : DeveloperTexts.park
        driving.setAccessibleName(drivingText.text)
        driving.setClass(.selected, current == .driving)
    }

    /// Shows an app's mistake to its developer.
    func show(message text: String) {
        message.text = text
        message.isVisible = !text.isEmpty
    }
}
