/// A person or a place on a page of its own.
@MainActor
public final class ContactTemplate: NavigationBarTemplate {
    /// Who it is.
    public var contact: Contact {
        didSet {
            oldValue.detach(from: self)
            contact.attach(to: self)
            wholeDidChange()
        }
    }

    /// The page of a contact.
    public init(contact: Contact) {
        self.contact = contact
        super.init(kind: .contact)
        contact.attach(to: self)
    }

    override var ownTitle: String? { contact.name }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .contact(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .contact(value(limits)) }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] { contact.shownActions(limits) }

    private func value(_ limits: CarCapabilities) -> ContactTemplateSnapshot {
        ContactTemplateSnapshot(id: id, navigationBar: barSnapshot(limits), contact: contact.snapshot(limits))
    }
}
