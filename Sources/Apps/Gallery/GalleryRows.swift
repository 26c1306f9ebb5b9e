import Templates

/// Words for rows that need some.
enum GalleryWords {
    /// A dozen titles.
    static let titles = [
        "Harbour Lights", "Night Ferry", "Slow Morning", "Paper Kites", "Low Tide", "Long Way Round", "Rain on Tin",
        "North Window", "Second Breakfast", "Open Road", "Last Tram", "Quiet Hours",
    ]
    /// A dozen lines to go with them.
    static let details = [
        "Jazz", "Classical", "News and talk", "Folk", "Electronic", "Rock", "Soul", "World", "Children", "Blues",
        "Pop", "Ambient",
    ]

    /// The title at an index, beginning again after the last.
    static func title(_ index: Int) -> String { titles[index % titles.count] }
    /// The line at an index, beginning again after the last.
    static func detail(_ index: Int) -> String { details[index % details.count] }
}

extension ListItem {
    /// Rows with a text only, or with a line and a picture too. A tap on one is counted.
    static func samples(_ count: Int, isPlain: Bool = false) -> [ListItem] {
        (0..<count).map { index in
            ListItem(
                text: GalleryWords.title(index), detailText: isPlain ? nil : GalleryWords.detail(index),
                image: isPlain ? nil : GalleryPictures.cover(index)
            ).countingTaps()
        }
    }

    /// Gives the row a handler that counts the taps in its detail text.
    func countingTaps() -> ListItem {
        var count = 0
        handler = { [weak self] _, completion in
            count += 1
            self?.setDetailText("Tapped \(count)×")
            completion()
        }
        return self
    }
}

extension GridButton {
    /// Buttons with a picture and a title. A tap on one changes its picture and counts.
    static func samples(_ count: Int) -> [GridButton] {
        (0..<count).map { index in
            let title = GalleryWords.title(index)
            var taps = 0
            return GridButton(
                titleVariants: [title], image: GalleryPictures.symbols[index % GalleryPictures.symbols.count]
            ) { button in
                taps += 1
                button.updateImage(GalleryPictures.cover(taps))
                button.updateTitleVariants(["\(title) · \(taps)", title])
            }
        }
    }

    /// Buttons with these texts as titles.
    static func texts(_ samples: [GallerySample]) -> [GridButton] {
        samples.map { GridButton(titleVariants: [$0.text], image: GalleryPictures.cover(4)) }
    }
}

extension Color {
    static let white = Color(red: 1, green: 1, blue: 1)
    static let red = Color(red: 0.75, green: 0.1, blue: 0.1)
    static let teal = Color(red: 0.05, green: 0.4, blue: 0.4)
}

extension NowPlayingSportsTeam {
    static let home = NowPlayingSportsTeam(
        name: "Harbour", logo: .initials("HAR"), teamStandings: "1st, 42 points", eventScore: "2",
        possessionIndicator: .symbol("playing"), isFavorite: true)
    static let away = NowPlayingSportsTeam(
        name: "Uplands", logo: .image(GalleryPictures.cover(9)), teamStandings: "5th, 30 points", eventScore: "1")
}
