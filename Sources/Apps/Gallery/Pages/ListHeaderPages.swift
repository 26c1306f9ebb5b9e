import Templates

extension GalleryPage {
    static let listHeaders: [GalleryPage] =
        [
            headerButtons("list-header-buttons-one", "One button above the rows", count: 1),
            headerButtons("list-header-buttons-maximum", "As many buttons as fit above the rows", count: 4),
            headerButtons("list-header-buttons-over-maximum", "More buttons than fit above the rows", count: 6),
            GalleryPage("list-header-buttons-texts", "Buttons above the rows, in other scripts", .listHeader) { _ in
                let template = list(ListItem.samples(4))
                template.headerGridButtons = GridButton.texts([.long, .longWord, .arabic, .markup])
                return template
            },
            details("list-details-header", "A header", header: { album(buttons: 2) }),
            details("list-details-header-no-buttons", "A header without buttons", header: { album(buttons: 0) }),
            details(
                "list-details-header-over-maximum", "A header with too many buttons", header: { album(buttons: 5) }),
            details("list-details-header-adaptive", "A header on a ground of its picture") {
                let header = album(buttons: 2)
                header.wantsAdaptiveBackgroundStyle = true
                return header
            },
            details("list-details-header-playing", "A header that shows playback") {
                let header = album(buttons: 2)
                header.playbackConfiguration = PlaybackConfiguration(
                    preferredPresentation: .audio, playbackAction: .pause, elapsedTime: 75, duration: 240)
                return header
            },
            details("list-details-header-overlay", "A header with a text over its picture") {
                let overlay = ImageOverlay(text: "LIVE", textColor: .white, backgroundColor: .red, alignment: .leading)
                return album(ThumbnailImage(image: GalleryPictures.cover(6), imageOverlay: overlay), buttons: 2)
            },
            details("list-details-header-sports", "A header with a game over its picture") {
                let game = SportsOverlay(
                    leftTeam: .home, rightTeam: .away,
                    eventStatus: NowPlayingSportsEventStatus(eventStatusText: ["2nd half"]))
                return album(ThumbnailImage(image: GalleryPictures.cover(7), sportsOverlay: game), buttons: 1)
            },
            assistant("list-assistant-top", "The assistant's row at the top", .top, .always, .playMedia),
            assistant("list-assistant-bottom", "The assistant's row at the bottom", .bottom, .always, .startCall),
            assistant(
                "list-assistant-limited", "The assistant's row while the car moves", .top, .whileLimitedUIActive,
                .playMedia,
                limiting: .lists),
            assistant("list-assistant-off", "The assistant's row turned off", .top, .off, .playMedia),
        ]
        + GallerySample.allCases.map { sample in
            details("list-details-header-\(sample.rawValue)", "A header: \(sample.label)") {
                ListTemplateDetailsHeader(
                    thumbnail: ThumbnailImage(image: GalleryPictures.cover(3)), title: sample.text,
                    subtitle: sample.detail,
                    bodyVariants: sample.titleVariants, actionButtons: buttons(2))
            }
        }

    private static func headerButtons(_ name: String, _ title: String, count: Int) -> GalleryPage {
        GalleryPage(name, title, .listHeader) { _ in
            let template = list(ListItem.samples(6))
            template.headerGridButtons = GridButton.samples(count)
            return template
        }
    }

    private static func details(
        _ name: String, _ title: String, header: @escaping () -> ListTemplateDetailsHeader
    ) -> GalleryPage {
        GalleryPage(name, title, .listHeader) { _ in
            ListTemplate(
                title: "Album", listHeader: header(),
                sections: [ListSection(items: ListItem.samples(5, isPlain: true))],
                assistantCellConfiguration: nil)
        }
    }

    private static func album(
        _ thumbnail: ThumbnailImage = ThumbnailImage(image: GalleryPictures.cover(5)), buttons count: Int
    ) -> ListTemplateDetailsHeader {
        ListTemplateDetailsHeader(
            thumbnail: thumbnail, title: "Harbour Lights", subtitle: "Twelve evenings by the sea",
            bodyVariants: ["Recorded on the pier, with the gulls left in.", "Recorded on the pier."],
            actionButtons: buttons(count))
    }

    /// Buttons that say in their titles how often they were pressed.
    private static func buttons(_ count: Int) -> [Button] {
        ["play", "shuffle", "download", "add", "heart"].prefix(count).map { symbol in
            var presses = 0
            let button = Button(image: .symbol(symbol)) {
                presses += 1
                $0.title = "Pressed \(presses)×"
            }
            button.title = symbol == "play" ? "Play" : nil
            return button
        }
    }

    private static func assistant(
        _ name: String, _ title: String, _ position: AssistantCellPosition, _ visibility: AssistantCellVisibility,
        _ action: AssistantCellAction, limiting: LimitableUserInterface = []
    ) -> GalleryPage {
        GalleryPage(name, title, .listHeader, limiting: limiting) { _ in
            ListTemplate(
                title: "Assistant", sections: [ListSection(items: ListItem.samples(3))],
                assistantCellConfiguration: AssistantCellConfiguration(
                    position: position, visibility: visibility, assistantAction: action))
        }
    }
}
