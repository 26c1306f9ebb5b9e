import Templates

extension GalleryPage {
    static let contacts: [GalleryPage] =
        [
            GalleryPage("contact-full", "Everything", .contact) { _ in
                page(
                    "Harbour Garage", subtitle: "Open until 6 p.m.", text: "Mention the blue van.", actions: actions(3))
            },
            GalleryPage("contact-name-only", "Name and picture only", .contact) { _ in page("Harbour Garage") },
            GalleryPage("contact-initials", "No picture", .contact) { _ in
                page(
                    "Harbour Garage", image: GalleryPictures.initials("Harbour Garage"), subtitle: "Garage",
                    actions: actions(2))
            },
            GalleryPage("contact-maximum", "As many actions as the car shows", .contact) { _ in
                page("Harbour Garage", subtitle: "Open until 6 p.m.", actions: actions(4))
            },
            GalleryPage("contact-over-maximum", "More actions than the car shows", .contact) { _ in
                page("Harbour Garage", subtitle: "Open until 6 p.m.", actions: actions(6))
            },
            GalleryPage("contact-disabled", "Actions that are disabled", .contact) { _ in
                let actions = actions(4)
                for action in actions.dropFirst(2) { action.isEnabled = false }
                return page("Harbour Garage", actions: actions)
            },
        ]
        + GallerySample.allCases.map { sample in
            GalleryPage("contact-\(sample.rawValue)", "Texts: \(sample.label)", .contact) { _ in
                page(sample.text, subtitle: sample.detail, text: sample.body, actions: actions(3))
            }
        }

    private static func page(
        _ name: String, image: Image = GalleryPictures.cover(2), subtitle: String? = nil, text: String? = nil,
        actions: [Button]? = nil
    ) -> ContactTemplate {
        let contact = Contact(name: name, image: image)
        contact.subtitle = subtitle
        contact.informativeText = text
        contact.actions = actions
        return ContactTemplate(contact: contact)
    }

    /// The system's buttons, then some of the app. The handlers say in the title that they were called; the message
    /// button calls none, the assistant does its work.
    private static func actions(_ count: Int) -> [Button] {
        var presses = 0
        let counting: Button.Handler = { button in
            presses += 1
            button.title = "Pressed \(presses)×"
        }
        return [
            ContactCallButton(handler: counting), ContactMessageButton(phoneOrEmail: "garage@example.org"),
            ContactDirectionsButton(handler: counting), Button(image: .symbol("star"), handler: counting),
            Button(image: .symbol("add"), handler: counting), Button(image: .symbol("folder"), handler: counting),
        ].prefix(count).map(\.self)
    }
}
