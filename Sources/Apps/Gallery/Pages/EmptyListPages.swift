import Templates

extension GalleryPage {
    static let emptyLists: [GalleryPage] =
        [
            empty(
                "list-empty", "Texts", titles: ["No favourites yet"],
                subtitles: ["Tap the star of a station to keep it here."]),
            empty("list-empty-title", "A title only", titles: ["No favourites yet"]),
            empty("list-empty-loading", "A spinner", isLoading: true),
            empty(
                "list-empty-loading-texts", "A spinner with texts", titles: ["Loading stations"],
                subtitles: ["This takes a moment the first time."], isLoading: true),
            empty("list-empty-bare", "Nothing at all"),
            empty(
                "list-empty-variants", "The first text that fits",
                titles: [GallerySample.long.body, "A short title"],
                subtitles: [GallerySample.long.body, "A short line."]),
        ]
        + GallerySample.allCases.map {
            empty("list-empty-\($0.rawValue)", "Texts: \($0.label)", titles: [$0.text], subtitles: [$0.detail])
        }

    /// A list without rows, and a button that puts some in and takes them out.
    private static func empty(
        _ name: String, _ title: String, titles: [String] = [], subtitles: [String] = [], isLoading: Bool = false
    ) -> GalleryPage {
        GalleryPage(name, title, .emptyList) { _ in
            let template = ListTemplate(title: "Favourites", sections: [])
            template.emptyViewTitleVariants = titles
            template.emptyViewSubtitleVariants = subtitles
            template.showsSpinnerWhileEmpty = isLoading
            template.trailingNavigationBarButtons = [
                BarButton(title: "Fill") { [weak template] button in
                    guard let template else { return }
                    let isEmpty = template.itemCount == 0
                    template.updateSections(isEmpty ? [ListSection(items: ListItem.samples(4))] : [])
                    button.title = isEmpty ? "Empty" : "Fill"
                }
            ]
            return template
        }
    }
}
