import Templates

extension GalleryPage {
    static let imageRows: [GalleryPage] =
        [
            imageRow("image-row-pictures", "Pictures only") { ListImageRowItem(text: "Albums", images: covers(6)) },
            imageRow("image-row-titles", "Pictures with titles") {
                ListImageRowItem(text: "Albums", images: covers(6), imageTitles: Array(GalleryWords.titles.prefix(6)))
            },
            imageRow("image-row-some-titles", "Some titles missing") {
                ListImageRowItem(text: "Albums", images: covers(6), imageTitles: ["First", "", "Third"])
            },
            imageRow("image-row-no-title-line", "No title line") { ListImageRowItem(text: nil, images: covers(6)) },
            imageRow("image-row-one", "One picture") { rowElements(1) },
            imageRow("image-row-row", "Style: row") { rowElements(6) },
            imageRow("image-row-card", "Style: card") { cards(6, isFullHeight: false) },
            imageRow("image-row-card-full-height", "Style: card with a picture at full height") {
                cards(6, isFullHeight: true)
            },
            imageRow("image-row-card-tinted", "Style: card with a tint") { cards(6, isFullHeight: true, tint: .teal) },
            imageRow("image-row-card-no-titles", "Style: card without titles") {
                ListImageRowItem(
                    text: "Cards",
                    cardElements: covers(6).map {
                        ListImageRowItemCardElement(
                            image: $0, showsImageFullHeight: false, title: nil, subtitle: nil, tintColor: nil)
                    }, allowsMultipleLines: false)
            },
            imageRow("image-row-condensed", "Style: condensed") { condensed(6, .roundedRectangle) },
            imageRow("image-row-condensed-circular", "Style: condensed, round") { condensed(6, .circular) },
            imageRow("image-row-grid", "Style: grid") {
                ListImageRowItem(
                    text: "Grid", gridElements: covers(6).map { ListImageRowItemGridElement(image: $0) },
                    allowsMultipleLines: false)
            },
            imageRow("image-row-image-grid", "Style: image grid") { imageGrid(6, .roundedRectangle) },
            imageRow("image-row-image-grid-circular", "Style: image grid, round") { imageGrid(6, .circular) },
        ] + multipleLines

    /// Each style with more pictures than a line holds.
    private static let multipleLines: [GalleryPage] = [
        imageRow("image-row-row-lines", "Several lines: row") { rowElements(9, lines: true) },
        imageRow("image-row-card-lines", "Several lines: card") { cards(9, isFullHeight: false, lines: true) },
        imageRow("image-row-condensed-lines", "Several lines: condensed") {
            condensed(9, .roundedRectangle, lines: true)
        },
        imageRow("image-row-grid-lines", "Several lines: grid") {
            ListImageRowItem(
                text: "Grid", gridElements: covers(9).map { ListImageRowItemGridElement(image: $0) },
                allowsMultipleLines: true)
        },
        imageRow("image-row-image-grid-lines", "Several lines: image grid") { imageGrid(9, .circular, lines: true) },
    ]

    /// A list with an image row, then ordinary rows.
    static func imageRow(_ name: String, _ title: String, make: @escaping () -> ListImageRowItem) -> GalleryPage {
        GalleryPage(name, title, .imageRow) { _ in
            let row = make()
            // A tap on the title line and one on a picture call different handlers (R105).
            row.handler = { [weak row] _, completion in
                row?.text = "The title line was tapped"
                completion()
            }
            row.listImageRowHandler = { item, index, completion in
                item.text = "Picture \(index + 1) was tapped"
                completion()
            }
            return list([row] + ListItem.samples(3), title: "Image row")
        }
    }

    /// So many pictures.
    static func covers(_ count: Int) -> [Image] { (0..<count).map(GalleryPictures.cover) }

    static func rowElements(_ count: Int, lines: Bool = false) -> ListImageRowItem {
        ListImageRowItem(
            text: "Rows",
            elements: covers(count).enumerated().map { index, image in
                ListImageRowItemRowElement(
                    image: image, title: GalleryWords.title(index), subtitle: GalleryWords.detail(index))
            }, allowsMultipleLines: lines)
    }

    static func cards(_ count: Int, isFullHeight: Bool, tint: Color? = nil, lines: Bool = false) -> ListImageRowItem {
        ListImageRowItem(
            text: "Cards",
            cardElements: covers(count).enumerated().map { index, image in
                ListImageRowItemCardElement(
                    image: image, showsImageFullHeight: isFullHeight, title: GalleryWords.title(index),
                    subtitle: GalleryWords.detail(index), tintColor: tint)
            }, allowsMultipleLines: lines)
    }

    static func condensed(
        _ count: Int, _ shape: ListImageRowElementStyle.Shape, lines: Bool = false
    ) -> ListImageRowItem {
        ListImageRowItem(
            text: "Condensed",
            condensedElements: covers(count).enumerated().map { index, image in
                ListImageRowItemCondensedElement(
                    image: image, imageShape: shape, title: GalleryWords.title(index),
                    subtitle: index.isMultiple(of: 2) ? GalleryWords.detail(index) : nil,
                    accessorySymbolName: index.isMultiple(of: 3) ? "heart" : nil)
            }, allowsMultipleLines: lines)
    }

    static func imageGrid(
        _ count: Int, _ shape: ListImageRowElementStyle.Shape, lines: Bool = false
    ) -> ListImageRowItem {
        ListImageRowItem(
            text: "Image grid",
            imageGridElements: covers(count).enumerated().map { index, image in
                ListImageRowItemImageGridElement(
                    image: image, imageShape: shape, title: GalleryWords.title(index),
                    accessorySymbolName: index.isMultiple(of: 3) ? "heart" : nil)
            }, allowsMultipleLines: lines)
    }
}
