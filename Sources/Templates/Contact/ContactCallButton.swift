/// Calls a contact, by the app's handler. The picture is the system's.
@MainActor
public final class ContactCallButton: Button {
    /// The button; its handler is called with it on each tap.
    public init(handler: Handler? = nil) {
        super.init(image: .symbol("call-start"), handler: handler)
    }
}
