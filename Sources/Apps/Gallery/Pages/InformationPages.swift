import Templates

extension GalleryPage {
    static let information: [GalleryPage] =
        [
            GalleryPage("information-one", "One fact", .information) { _ in page(facts(1), actions: 0) },
            GalleryPage("information-leading", "Titles over details", .information) { _ in page(facts(4), actions: 2) },
            GalleryPage("information-two-column", "Titles beside details", .information) { _ in
                page(facts(4), actions: 2, .twoColumn)
            },
            GalleryPage("information-maximum", "As much as the car shows", .information) { _ in
                page(facts(10), actions: 3)
            },
            GalleryPage("information-maximum-two-column", "As much as the car shows, in two columns", .information) {
                _ in
                page(facts(10), actions: 3, .twoColumn)
            },
            GalleryPage("information-over-maximum", "More than the car shows", .information) { _ in
                page(facts(14), actions: 5)
            },
            GalleryPage("information-empty", "Nothing", .information) { _ in page([], actions: 0) },
            GalleryPage("information-actions-only", "Actions only", .information) { _ in page([], actions: 3) },
            GalleryPage("information-halves", "A title or a detail alone", .information) { _ in
                page(
                    [
                        InformationItem(title: "A title alone", detail: nil),
                        InformationItem(title: nil, detail: "A detail alone"), InformationItem(title: nil, detail: nil),
                    ], actions: 1)
            },
            GalleryPage("information-ratings", "Ratings", .information) { _ in page(ratings(), actions: 1) },
            GalleryPage("information-ratings-two-column", "Ratings in two columns", .information) { _ in
                page(ratings(), actions: 1, .twoColumn)
            },
            GalleryPage("information-texts", "Long texts and other scripts", .information) { _ in
                page(texts(), actions: 2)
            },
            GalleryPage("information-texts-two-column", "Long texts and other scripts in two columns", .information) {
                _ in
                page(texts(), actions: 2, .twoColumn)
            },
        ]
        + GallerySample.allCases.map { sample in
            GalleryPage("information-\(sample.rawValue)", "Actions: \(sample.label)", .information) { _ in
                InformationTemplate(
                    title: sample.text, layout: .leading,
                    items: [InformationItem(title: sample.text, detail: sample.body)],
                    actions: [
                        TextButton(title: sample.text), TextButton(title: sample.text, textStyle: .confirm),
                        TextButton(title: sample.text, textStyle: .cancel),
                    ])
            }
        }

    /// Facts with actions of all looks, which say in their titles that they were pressed.
    private static func page(
        _ items: [InformationItem], actions count: Int, _ layout: InformationTemplateLayout = .leading
    ) -> InformationTemplate {
        let styles: [TextButtonStyle] = [.confirm, .normal, .cancel, .normal, .normal]
        let titles = ["Reserve", "Call", "Forget it", "Share", "Print"]
        let actions = zip(titles, styles).prefix(count).map { title, style in
            TextButton(title: title, textStyle: style) { $0.title = "\(title): done" }
        }
        return InformationTemplate(title: "Charging station", layout: layout, items: items, actions: actions)
    }

    private static func facts(_ count: Int) -> [InformationItem] {
        let facts = [
            ("Address", "Quay 7, Harbour"), ("Distance", "2.4 km"), ("Free", "3 of 8"), ("Power", "150 kW"),
            ("Price", "0.49 a kWh"), ("Opening hours", "Day and night"), ("Plugs", "CCS, Type 2"),
            ("Payment", "Card, app"), ("Nearby", "Café, toilets, playground"), ("Roof", "Yes"), ("Light", "Yes"),
            ("Water", "Yes"), ("Air", "Yes"), ("Telephone", "On site"),
        ]
        return facts.prefix(count).map { InformationItem(title: $0, detail: $1) }
    }

    private static func ratings() -> [InformationItem] {
        [0, 0.5, 3.5, 5].map {
            InformationRatingItem(rating: $0, maximumRating: 5, title: "Rating \($0)", detail: "1,204 reviews")
        } + [
            InformationRatingItem(rating: 2, maximumRating: 3, title: "Of three", detail: nil),
            InformationRatingItem(rating: 9, maximumRating: 5, title: "Beyond the maximum", detail: "Clamped"),
        ]
    }

    private static func texts() -> [InformationItem] {
        GallerySample.allCases.map { InformationItem(title: $0.text, detail: $0.detail) }
    }
}
