import Templates

extension GalleryPage {
    static let imageRowStates: [GalleryPage] = [
        imageRow("image-row-maximum", "As many pictures as the car shows") { rowElements(9) },
        imageRow("image-row-over-maximum", "More pictures than the car shows") { rowElements(14, lines: true) },
        imageRow("image-row-empty", "No pictures") { ListImageRowItem(text: "Nothing here", images: []) },
        imageRow("image-row-disabled", "A row that is disabled") {
            let row = rowElements(6)
            row.isEnabled = false
            return row
        },
        imageRow("image-row-some-disabled", "Pictures that are disabled") {
            let row = cards(6, isFullHeight: false)
            for (index, element) in row.elements.enumerated() { element.isEnabled = !index.isMultiple(of: 2) }
            return row
        },
        imageRow("image-row-playback", "Pictures that show playback") {
            let row = rowElements(4)
            let actions: [PlaybackConfiguration.Action] = [.none, .play, .pause, .replay]
            for (element, action) in zip(row.elements, actions) {
                element.playbackConfiguration = PlaybackConfiguration(
                    preferredPresentation: .audio, playbackAction: action, elapsedTime: 60, duration: 180)
            }
            return row
        },
        imageRow("image-row-overlays", "Cards with something over their pictures") {
            let texts: [ImageOverlay] = [
                ImageOverlay(text: "LIVE", textColor: .white, backgroundColor: .red, alignment: .leading),
                ImageOverlay(text: "NEW", textColor: .white, backgroundColor: .teal, alignment: .center),
                ImageOverlay(image: .symbol("star"), alignment: .trailing),
            ]
            var thumbnails = texts.enumerated().map {
                ThumbnailImage(image: GalleryPictures.cover($0), imageOverlay: $1)
            }
            thumbnails.append(
                ThumbnailImage(
                    image: GalleryPictures.cover(4), sportsOverlay: SportsOverlay(leftTeam: .home, rightTeam: .away)))
            return ListImageRowItem(
                text: "Overlays",
                cardElements: thumbnails.enumerated().map { index, thumbnail in
                    ListImageRowItemCardElement(
                        thumbnail: thumbnail, showsImageFullHeight: false, title: GalleryWords.title(index),
                        subtitle: nil, tintColor: nil)
                }, allowsMultipleLines: false)
        },
        GalleryPage("image-row-two-rows", "Two rows, one without anything to tap", .imageRow) { _ in
            list([rowElements(6), ListImageRowItem(text: "Only to look at", images: covers(6))] + ListItem.samples(2))
        },
        GalleryPage("image-row-texts", "Rows in long texts and other scripts", .imageRow) { _ in
            list(GallerySample.allCases.map { texts($0) })
        },
        GalleryPage("image-row-card-texts", "Cards in long texts and other scripts", .imageRow) { _ in
            let cards = GallerySample.allCases.map {
                ListImageRowItemCardElement(
                    image: GalleryPictures.cover(1), showsImageFullHeight: false, title: $0.text, subtitle: $0.detail,
                    tintColor: nil)
            }
            let condensed = GallerySample.allCases.map {
                ListImageRowItemCondensedElement(
                    image: GalleryPictures.cover(2), imageShape: .circular, title: $0.text, subtitle: $0.detail,
                    accessorySymbolName: "heart")
            }
            return list([
                ListImageRowItem(text: "Cards", cardElements: cards, allowsMultipleLines: false),
                ListImageRowItem(text: "Condensed", condensedElements: condensed, allowsMultipleLines: true),
            ])
        },
    ]

    private static func texts(_ sample: GallerySample) -> ListImageRowItem {
        let elements = covers(3).map {
            ListImageRowItemRowElement(image: $0, title: sample.text, subtitle: sample.detail)
        }
        let row = ListImageRowItem(text: sample.text, elements: elements, allowsMultipleLines: false)
        row.handler = { [weak row] _, completion in
            row?.text = "The title line was tapped"
            completion()
        }
        return row
    }
}
