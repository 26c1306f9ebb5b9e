/// Has the assistant write to a contact. The app isn't called.
@MainActor
public final class ContactMessageButton: Button {
    /// Where the message goes.
    public let phoneOrEmail: String

    /// The button for a phone number or an e-mail address.
    public init(phoneOrEmail: String) {
        self.phoneOrEmail = phoneOrEmail
        super.init(image: .symbol("mail-message-new"), handler: nil)
    }

    override func perform() {
        owners.first?.requestAssistant(.composeMessage(phoneOrEmailAddress: phoneOrEmail))
    }
}
