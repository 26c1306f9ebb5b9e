import CGtk
import GLibBridge
import Templates

/// Draws the `NowPlayingTemplate` from `NowPlayingInfo` (R133).
@MainActor
final class NowPlayingView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    let title: String? = Texts.nowPlaying
    private(set) var navigationBar = NavigationBarSnapshot()
    let kind = "now-playing"

    private let report: @MainActor (SceneEvent) -> Void
    private let layout: Box
    private let artwork: ArtworkView
    private let station = Label().styled(.stationName)
    private let trackTitle = Label(lines: 2).styled(.trackTitle)
    private let artist = Label().styled(.trackArtist)
    private let status = Label(lines: 3).styled(.statusLine)
    private let spinner = Spinner()
    private let statusLine: Box
    private let texts: Box
    private let previous: Button
    private let main: Button
    private let mainIcon = Icon("play")
    private let next: Button
    private(set) var barAction: BarAction?
    private let buttons: NowPlayingButtonRow
    private let sports: SportsView
    private let scrubber: ScrubberView
    private let controls: Box
    private let artistButton: Button
    private let column: Box

    init(
        _ template: NowPlayingTemplateSnapshot, info: NowPlayingInfo, store: ArtworkStore,
        perform: @escaping @MainActor (RemoteCommand) -> Void, report: @escaping @MainActor (SceneEvent) -> Void
    ) {
        templateID = template.id
        self.report = report
        self.info = info
        artwork = ArtworkView(.large, store: store)
        previous = Button(child: Icon("previous"), name: Texts.previous) { perform(.previousTrack) }
        main = Button(child: mainIcon, name: Texts.play) { perform(.togglePlayPause) }
        next = Button(child: Icon("next"), name: Texts.next) { perform(.nextTrack) }
        previous.styled(.transportButton)
        main.styled(.transportButton, .mainButton)
        next.styled(.transportButton)
        let id = template.id
        buttons = NowPlayingButtonRow(store: store) { report(.button(template: id, button: $0)) }
        sports = SportsView(store: store)
        let artistLabel = Label().styled(.trackArtist)
        artistButton = Button(child: artistLabel, name: "") { report(.albumArtistButton) }
        artistButtonText = artistLabel
        artistButton.styled(.artistButton).aligned(horizontally: GTK_ALIGN_START)
        statusLine = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [spinner, status])
        texts = Box(GTK_ORIENTATION_VERTICAL, [station, trackTitle, artist, artistButton, statusLine]).styled(
            .nowPlayingTexts)
        let steps = Box(GTK_ORIENTATION_HORIZONTAL, [previous, main, next]).styled(.transport)
        // Time runs to the right on every player, whatever direction the language is written in.
        gtk_widget_set_direction(steps.pointer, GTK_TEXT_DIR_LTR)
        let transport = Box(GTK_ORIENTATION_HORIZONTAL, [steps]).aligned(horizontally: GTK_ALIGN_START)
        scrubber = ScrubberView { perform(.changePlaybackPosition($0)) }
        controls = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [transport, buttons.widget])
        column = Box(GTK_ORIENTATION_VERTICAL, [texts, scrubber.widget, controls])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        layout = Box(GTK_ORIENTATION_HORIZONTAL, [sports.widget, artwork.widget, column])
            .styled(.nowPlaying).aligned(vertically: GTK_ALIGN_CENTER)
        layout.expanding(horizontally: true, vertically: true)
        page = Box(GTK_ORIENTATION_VERTICAL, [layout]).styled(.page)
        page.setAccessibleName(Texts.nowPlaying)
        transportBox = transport
        show(template)
        show(info)
    }

    private let transportBox: Box
    private let artistButtonText: Label
    private var isAlbumArtistButtonEnabled = false
    private var showsSports = false
    private var info: NowPlayingInfo
    private var secondTimer: Timer?

    func apply(_ change: TemplateChange) {
        switch change {
        case .nowPlaying(let template):
            show(template)
            show(info)
        case .navigationBar(let bar): navigationBar = bar
        default: break
        }
    }

    private func show(_ template: NowPlayingTemplateSnapshot) {
        // CarPlay has the button at the upper trailing side.
        barAction =
            template.isUpNextButtonEnabled
            ? BarAction(title: template.upNextTitle ?? Texts.upNext) { [report] in report(.upNextButton) } : nil
        isAlbumArtistButtonEnabled = template.isAlbumArtistButtonEnabled
        showsSports = template.sports != nil
        buttons.show(template.buttons)
        // A single button has room beside the others, and on a low screen none below them.
        controls.orientation = buttons.isWide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        sports.show(template.sports)
        artwork.widget.isVisible = !showsSports
    }

    /// Brings texts, picture and buttons up to date.
    func show(_ info: NowPlayingInfo) {
        self.info = info
        countUp()
        scrubber.show(info)
        limitTitle()
        buttons.show(rate: info.defaultPlaybackRate)
        let words = NowPlayingWords(info)
        station.text = words.heading
        station.isVisible = !words.heading.isEmpty
        trackTitle.text = words.title
        artist.text = words.subtitle
        artist.isVisible = !words.subtitle.isEmpty && !isAlbumArtistButtonEnabled
        artistButtonText.text = words.subtitle
        artistButton.setAccessibleName(words.subtitle)
        artistButton.isVisible = !words.subtitle.isEmpty && isAlbumArtistButtonEnabled
        status.text = words.status
        statusLine.isVisible = !words.status.isEmpty
        status.setClass(.failure, words.isFailure)
        spinner.isVisible = words.isWaiting
        artwork.image = info.artwork ?? Image(source: .symbol("music"))
        artwork.widget.isVisible = !showsSports
        let (icon, name) = NowPlayingWords.mainControl(of: info)
        mainIcon.symbol = icon
        main.setAccessibleName(name)
        main.isSensitive = info.itemIdentifier != nil
        previous.isSensitive = info.queueCount > 1
        next.isSensitive = info.queueCount > 1
    }

    /// The lowest screens have room for a second line or for the place.
    private func limitTitle() {
        trackTitle.setMaximumLines(
            scrubber.widget.isVisible && layout.orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : 2)
    }

    /// Shows the seconds without sound as they pass, while the page is the one that is seen.
    private func countUp() {
        secondTimer = nil
        guard case .reconnecting = info.playbackState else { return }
        secondTimer = Timer(after: 1_000) { [weak self] in
            guard let self else { return }
            status.text = NowPlayingWords(info).status
            if page.isVisible { countUp() }
        }
    }

    /// Puts the picture above the texts on a screen higher than wide, beside them otherwise.
    func setPortrait(_ isPortrait: Bool) {
        layout.orientation = isPortrait ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        limitTitle()
        transportBox.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
        statusLine.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
        controls.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
        buttons.widget.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
        artistButton.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
        for label in [station, trackTitle, artist, status] { label.textAligned(isPortrait ? 0.5 : 0) }
    }

    func focus() { main.grabFocus() }
}
