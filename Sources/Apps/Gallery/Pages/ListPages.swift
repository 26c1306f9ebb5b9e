import Templates

extension GalleryPage {
    static let lists: [GalleryPage] = [
        GalleryPage("list-one-item", "One row", .list) { _ in list(ListItem.samples(1)) },
        GalleryPage("list-plain", "Texts only", .list) { _ in list(ListItem.samples(12, isPlain: true)) },
        GalleryPage("list-details", "Texts, details and pictures", .list) { _ in list(ListItem.samples(12)) },
        GalleryPage("list-sections", "Sections with headers", .list) { _ in
            ListTemplate(
                title: "Sections",
                sections: ["Favourites", "Nearby", nil].map {
                    ListSection(items: ListItem.samples(3), header: $0, sectionIndexTitle: nil)
                })
        },
        GalleryPage("list-section-headers", "Headers with subtitle, picture and button", .list) { _ in
            ListTemplate(
                title: "Headers",
                sections: [
                    section("With a subtitle", subtitle: "Twelve stations"),
                    section("With a picture", image: GalleryPictures.cover(3)),
                    section("With a button", button: starButton()),
                    section(
                        "With all of them", subtitle: "A subtitle", image: GalleryPictures.cover(4),
                        button: starButton()),
                ])
        },
        GalleryPage("list-section-headers-texts", "Headers in long texts and other scripts", .list) { _ in
            ListTemplate(
                title: "Headers",
                sections: GallerySample.allCases.map {
                    section($0.text, subtitle: $0.detail, image: GalleryPictures.cover(1), button: starButton())
                })
        },
        GalleryPage("list-section-index", "An index at the side", .list) { _ in
            let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
            return ListTemplate(
                title: "Index",
                sections: letters.map { letter in
                    let rows = (1...3).map { ListItem(text: "\(letter) \($0)", detailText: nil).countingTaps() }
                    return ListSection(items: rows, header: letter, sectionIndexTitle: letter)
                })
        },
        GalleryPage("list-maximum", "As many rows as a moving car shows", .list, limiting: .lists) { _ in
            list(ListItem.samples(12))
        },
        GalleryPage("list-over-maximum", "More rows than a moving car shows", .list, limiting: .lists) { _ in
            list(ListItem.samples(30))
        },
        GalleryPage("list-sections-over-maximum", "More sections than a moving car shows", .list, limiting: .lists) {
            _ in
            ListTemplate(
                title: "Cut in the third section",
                sections: (1...6).map {
                    ListSection(items: ListItem.samples(5), header: "Section \($0)", sectionIndexTitle: nil)
                })
        },
        GalleryPage("list-many-items", "A thousand rows", .list) { _ in
            list((1...1000).map { ListItem(text: "Row \($0)", detailText: nil).countingTaps() })
        },
        GalleryPage("list-texts", "Rows in long texts and other scripts", .list) { _ in
            let rows = GallerySample.allCases.map {
                ListItem(text: $0.text, detailText: $0.detail, image: GalleryPictures.cover(2)).countingTaps()
            }
            return ListTemplate(title: GallerySample.long.text, sections: [ListSection(items: rows)])
        },
        GalleryPage("list-notices", "Rows that can't be tapped show all of their texts", .list) { _ in
            ListTemplate(
                title: GallerySample.markup.text,
                sections: [
                    ListSection(
                        items: GallerySample.allCases.map {
                            ListItem(text: $0.text, detailText: $0.body, image: .symbol("info"))
                        })
                ])
        },
    ]

    /// A list in one section.
    static func list(_ rows: [any ListTemplateItem], title: String = "List") -> ListTemplate {
        ListTemplate(title: title, sections: [ListSection(items: rows)])
    }

    private static func section(
        _ header: String, subtitle: String? = nil, image: Image? = nil, button: Button? = nil
    ) -> ListSection {
        ListSection(
            items: ListItem.samples(2), header: header, headerSubtitle: subtitle, headerImage: image,
            headerButton: button, sectionIndexTitle: nil)
    }

    /// A button that works once.
    private static func starButton() -> Button {
        let button = Button(image: .symbol("star")) { $0.isEnabled = false }
        button.title = "Add to favourites"
        return button
    }
}
