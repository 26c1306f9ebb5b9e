/// A button of an alert or an action sheet.
@MainActor
public final class AlertAction {
    /// What a tap does. The alert goes by itself afterwards (R145, CS11).
    public typealias Handler = (AlertAction) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// The title.
    public let title: String
    /// What the button stands for; decides its look only (R148).
    public let style: AlertActionStyle
    /// The button's own colour; the display falls back to the style's where its contrast is too low.
    public let color: Color?
    /// What a tap does.
    public let handler: Handler

    /// A button that looks as its style says.
    public init(title: String, style: AlertActionStyle, handler: @escaping Handler) {
        id = .fresh()
        self.title = title
        self.style = style
        color = nil
        self.handler = handler
    }

    /// A button with a colour of its own.
    public init(title: String, color: Color, handler: @escaping Handler) {
        id = .fresh()
        self.title = title
        style = .default
        self.color = color
        self.handler = handler
    }

    var snapshot: AlertActionSnapshot { AlertActionSnapshot(id: id, title: title, style: style, color: color) }
}

extension AlertAction: PressableButton {
    func press() { handler(self) }
}
