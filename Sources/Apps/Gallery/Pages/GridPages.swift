import Templates

extension GalleryPage {
    static let grids: [GalleryPage] = [
        GalleryPage("grid-one", "One button", .grid) { _ in grid(GridButton.samples(1)) },
        GalleryPage("grid-four", "Four buttons", .grid) { _ in grid(GridButton.samples(4)) },
        GalleryPage("grid-five", "Five buttons", .grid) { _ in grid(GridButton.samples(5)) },
        GalleryPage("grid-maximum", "As many buttons as the car shows", .grid) { _ in grid(GridButton.samples(8)) },
        GalleryPage("grid-over-maximum", "More buttons than the car shows", .grid) { _ in grid(GridButton.samples(11))
        },
        GalleryPage("grid-empty", "No buttons", .grid) { _ in grid([]) },
        GalleryPage("grid-root", "A grid as the root", .grid, .root) { controller in
            let back = GridButton(titleVariants: ["All pages"], image: .symbol("list")) { [weak controller] _ in
                guard let controller else { return }
                controller.setRootTemplate(GalleryIndex.template(for: controller), animated: true)
            }
            return grid([back] + GridButton.samples(5))
        },
        GalleryPage("grid-pictures", "Pictures instead of symbols", .grid) { _ in
            grid(
                (0..<8).map { index in
                    GridButton(
                        titleVariants: [GalleryWords.title(index)],
                        image: index == 7 ? GalleryPictures.missing : GalleryPictures.cover(index))
                })
        },
        GalleryPage("grid-disabled", "Buttons that are disabled", .grid) { _ in
            let buttons = GridButton.samples(6)
            for (index, button) in buttons.enumerated() { button.isEnabled = !index.isMultiple(of: 2) }
            return grid(buttons)
        },
        GalleryPage("grid-variants", "The first title that fits", .grid) { _ in
            grid([
                GridButton(titleVariants: [GallerySample.long.body, "Short"], image: .symbol("star")),
                GridButton(titleVariants: ["Fits", "F"], image: .symbol("heart")),
            ])
        },
        GalleryPage("grid-messages", "Buttons for conversations", .grid) { _ in
            grid(
                GalleryWords.titles.prefix(4).enumerated().map { index, name in
                    GridButton(
                        titleVariants: [name], image: GalleryPictures.initials(name),
                        messageConfiguration: MessageGridItemConfiguration(
                            conversationIdentifier: name, isUnread: index < 2))
                })
        },
        GalleryPage("grid-texts", "Long titles, and titles in other scripts", .grid) { _ in
            grid(GridButton.texts(GallerySample.allCases), title: GallerySample.arabic.text)
        },
    ]

    private static func grid(_ buttons: [GridButton], title: String = "Grid") -> GridTemplate {
        GridTemplate(title: title, gridButtons: buttons)
    }
}
