/// A bar button that has the assistant write a message. The app isn't called.
@MainActor
public final class MessageComposeBarButton: BarButton {
    /// The button with the system's own picture, or with this one.
    public convenience init(image: Image = .symbol("mail-message-new")) {
        self.init(title: nil, image: image, handler: nil)
    }

    override func perform() {
        owners.first?.requestAssistant(.composeMessage(phoneOrEmailAddress: nil))
    }
}
