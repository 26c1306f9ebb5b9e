import Templates

extension GalleryPage {
    static let nowPlaying: [GalleryPage] = [
        nowPlaying("now-playing-buttons", "All buttons") { $0.updateNowPlayingButtons(buttons()) },
        nowPlaying("now-playing-image-buttons", "Buttons with pictures, one selected, one disabled") {
            let buttons = ["heart", "star", "download"].map { symbol in
                NowPlayingImageButton(image: .symbol(symbol)) { $0.isSelected.toggle() }
            }
            buttons[0].isSelected = true
            buttons[2].isEnabled = false
            $0.updateNowPlayingButtons(buttons)
        },
        nowPlaying("now-playing-over-maximum", "More buttons than the car shows") {
            $0.updateNowPlayingButtons(buttons() + buttons())
        },
        nowPlaying("now-playing-up-next", "The button of the queue") { $0.isUpNextButtonEnabled = true },
        nowPlaying("now-playing-up-next-title", "The button of the queue with a title") {
            $0.isUpNextButtonEnabled = true
            $0.upNextTitle = "Later today"
        },
        nowPlaying("now-playing-album-artist", "The album and artist line as a button") {
            $0.isAlbumArtistButtonEnabled = true
        },
        nowPlaying("now-playing-place", "A podcast with its place and speed", playing: .podcast) {
            $0.updateNowPlayingButtons([NowPlayingPlaybackRateButton()])
        },
        nowPlaying("now-playing-place-long", "Hours of a podcast in long texts", playing: .longPodcast) {
            $0.isUpNextButtonEnabled = true
            $0.isAlbumArtistButtonEnabled = true
            $0.updateNowPlayingButtons([NowPlayingPlaybackRateButton()])
        },
        nowPlaying("now-playing-everything", "Everything at once") {
            $0.isUpNextButtonEnabled = true
            $0.isAlbumArtistButtonEnabled = true
            $0.updateNowPlayingButtons(buttons())
        },
        sports(
            "now-playing-sports", "A game",
            status: NowPlayingSportsEventStatus(
                eventStatusText: ["2nd half", "Friendly"],
                eventClock: NowPlayingSportsClock(elapsedTime: 3912, paused: true))),
        sports("now-playing-sports-no-status", "A game without a status", status: nil),
        sports(
            "now-playing-sports-running", "A game with a clock that runs down",
            status: NowPlayingSportsEventStatus(
                eventStatusText: ["3rd quarter", "1st & 10", "On the 20", "Not shown"],
                eventStatusImage: .symbol("clock"), eventClock: NowPlayingSportsClock(timeRemaining: 754, paused: false)
            )),
        sports(
            "now-playing-sports-texts", "A game in long texts and other scripts",
            left: NowPlayingSportsTeam(
                name: GallerySample.long.text, logo: .initials("LONGER"), teamStandings: GallerySample.long.detail,
                eventScore: "100,000", isFavorite: true),
            right: NowPlayingSportsTeam(
                name: GallerySample.arabic.text, logo: .image(GalleryPictures.missing),
                teamStandings: GallerySample.markup.text, eventScore: "٣"),
            status: NowPlayingSportsEventStatus(eventStatusText: [GallerySample.long.text, "<i>&</i>"])),
    ]

    /// Now playing above the list of pages, set up anew: there is only one, and what is set outlives a page.
    static func nowPlaying(
        _ name: String, _ title: String, playing info: NowPlayingInfo = .track,
        setUp: @escaping (NowPlayingTemplate) -> Void = { _ in }
    ) -> GalleryPage {
        GalleryPage(name, title, .nowPlaying, playing: info) { controller in
            let template = NowPlayingTemplate.shared
            template.isUpNextButtonEnabled = false
            template.upNextTitle = nil
            template.isAlbumArtistButtonEnabled = false
            template.nowPlayingMode = .default
            template.updateNowPlayingButtons([])
            let pages = NowPlayingLists(controller)
            template.add(pages)
            // A template doesn't keep its observers.
            template.userInfo = pages
            setUp(template)
            return template
        }
    }

    private static func sports(
        _ name: String, _ title: String, left: NowPlayingSportsTeam = .home, right: NowPlayingSportsTeam = .away,
        status: NowPlayingSportsEventStatus?
    ) -> GalleryPage {
        nowPlaying(name, title) {
            $0.nowPlayingMode = NowPlayingModeSports(
                leftTeam: left, rightTeam: right, eventStatus: status, backgroundArtwork: GalleryPictures.cover(6))
        }
    }

    /// One of each kind.
    private static func buttons() -> [NowPlayingButton] {
        let once: NowPlayingButton.Handler = { $0.isEnabled = false }
        return [
            NowPlayingShuffleButton(handler: once), NowPlayingRepeatButton(handler: once),
            NowPlayingPlaybackRateButton(handler: once), NowPlayingAddToLibraryButton(handler: once),
            NowPlayingMoreButton(handler: once),
        ]
    }
}

/// Pushes a list when the queue or the album is asked for.
private final class NowPlayingLists: NowPlayingTemplateObserver {
    private weak var controller: InterfaceController?

    init(_ controller: InterfaceController) { self.controller = controller }

    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) { push("Up next") }

    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: NowPlayingTemplate) { push("Album") }

    private func push(_ title: String) {
        controller?.pushTemplate(GalleryPage.list(ListItem.samples(6), title: title), animated: true)
    }
}
