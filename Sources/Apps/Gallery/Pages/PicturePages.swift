import Templates

extension GalleryPage {
    static let pictures: [GalleryPage] = [
        GalleryPage("picture-sources", "Where pictures come from, and what stands in for them", .picture) { _ in
            list(sources.map { ListItem(text: $0, detailText: nil, image: $1).countingTaps() }, title: "Pictures")
        },
        GalleryPage("picture-sources-elements", "The same in an image row", .picture) { _ in
            let elements = sources.map { ListImageRowItemRowElement(image: $1, title: $0) }
            return list([ListImageRowItem(text: "Pictures", elements: elements, allowsMultipleLines: true)])
        },
        GalleryPage("picture-initials", "Initials in many scripts", .picture) { _ in
            let names = GalleryWords.titles.prefix(3) + GallerySample.allCases.map(\.text) + ["", " ", "4", "ß", "éa"]
            return list(
                names.map {
                    ListItem(text: $0, detailText: nil, image: GalleryPictures.initials($0)).countingTaps()
                }, title: "Initials")
        },
        GalleryPage("picture-later", "A picture that comes with the first tap", .picture) { _ in
            let row = ListItem(text: "Tap for a picture", detailText: nil, image: GalleryPictures.initials("Later"))
            row.handler = { item, completion in
                (item as? ListItem)?.setImage(GalleryPictures.cover(7))
                completion()
            }
            return list([row], title: "Pictures")
        },
    ]

    private static var sources: [(String, Image)] {
        [
            ("A symbol", .symbol("radio")), ("A symbol that isn't there", .symbol("no-such-symbol")),
            ("A picture in the address", GalleryPictures.cover(3)),
            ("A wide picture", GalleryPictures.oblong(isWide: true)),
            ("A tall picture", GalleryPictures.oblong(isWide: false)),
            ("A file that isn't there", GalleryPictures.missing), ("Initials", GalleryPictures.initials("Night Ferry")),
            ("No picture at all", Image(source: nil)),
            ("A broken picture", Image(source: .remote(url: "data:image/png;base64,AAAA"), placeholder: "Broken one")),
        ]
    }
}
