import CGtk
import Templates

/// A picture with what lies over it: a text or a small picture in a corner, a game, a mark and a line for playback.
@MainActor
final class ThumbnailView {
    let artwork: ArtworkView
    var widget: Overlay { artwork.widget }
    private let store: ArtworkStore
    /// What lies over the picture now.
    private var layers: [Widget] = []
    /// The views of pictures live as long as the layers that show them.
    private var pictures: [ArtworkView] = []
    private var thumbnail: ThumbnailImage?
    private var playback: PlaybackConfiguration?

    init(_ size: ArtworkSize, store: ArtworkStore) {
        artwork = ArtworkView(size, store: store)
        self.store = store
    }

    /// - Parameters:
    ///   - thumbnail: the picture and what the app lays over it.
    ///   - playback: what a tap does and how much has been played; nil marks nothing.
    func show(_ thumbnail: ThumbnailImage, playback: PlaybackConfiguration? = nil) {
        artwork.image = thumbnail.image
        guard thumbnail != self.thumbnail || playback != self.playback else { return }
        self.thumbnail = thumbnail
        self.playback = playback
        for layer in layers { widget.remove(layer) }
        layers = []
        pictures = []
        if let overlay = thumbnail.imageOverlay { add(makeCorner(overlay)) }
        if let game = thumbnail.sportsOverlay { add(makeGame(game)) }
        if let mark = playback.flatMap({ Self.symbol(for: $0.playbackAction) }) {
            add(
                Box(GTK_ORIENTATION_HORIZONTAL, [Icon(mark).expanding(horizontally: true)]).styled(.playbackMark)
                    .aligned(horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_START))
        }
        if let fraction = playback?.progress {
            let line = Widget(gtk_progress_bar_new()).styled(.progress).aligned(vertically: GTK_ALIGN_END)
            gtk_progress_bar_set_fraction(line.object, fraction)
            add(line)
        }
    }

    /// The symbol of what a tap will do; nil for nothing.
    static func symbol(for action: PlaybackConfiguration.Action) -> String? {
        switch action {
        case .none: nil
        case .play: "play"
        case .pause: "pause"
        case .replay: "retry"
        }
    }

    private func add(_ layer: Widget) {
        gtk_widget_set_can_target(layer.pointer, 0)
        // Parts of a picture's name, if of any; the element or the row has it.
        Accessibility.setHidden(layer.object)
        layers.append(layer)
        widget.add(layer)
    }

    private func makeCorner(_ overlay: ImageOverlay) -> Widget {
        let corner: Widget
        switch overlay.content {
        case .image(let image):
            let picture = ArtworkView(.detail, store: store)
            picture.image = image
            pictures.append(picture)
            corner = Box(GTK_ORIENTATION_HORIZONTAL, [picture.widget]).styled(.overlayPicture)
        case .text(let text, let textColor, let backgroundColor):
            let label = Label(text).textAligned(0.5).styled(.overlayText)
            Tint.apply(backgroundColor, text: textColor, to: label)
            corner = label
        }
        let side =
            switch overlay.alignment {
            case .leading: GTK_ALIGN_START
            case .center: GTK_ALIGN_CENTER
            case .trailing: GTK_ALIGN_END
            }
        return corner.aligned(horizontally: side, vertically: GTK_ALIGN_START)
    }

    /// A board at the foot of the picture: a line for each side, and how the game stands.
    private func makeGame(_ game: SportsOverlay) -> Widget {
        let board = Box(GTK_ORIENTATION_VERTICAL, [makeTeam(game.leftTeam), makeTeam(game.rightTeam)])
            .styled(.overlayGame).aligned(vertically: GTK_ALIGN_END)
        if let status = game.eventStatus?.eventStatusText.first {
            board.append(Label(status).textAligned(0.5).styled(.overlayStatus))
        }
        return board
    }

    private func makeTeam(_ team: NowPlayingSportsTeam) -> Widget {
        let name = Label(team.logo.shownInitials ?? team.name).styled(.overlayStatus).expanding(horizontally: true)
        // Names give way to the score.
        gtk_label_set_max_width_chars(name.object, 1)
        let score = Label(team.eventScore).styled(.overlayScore)
        let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [name, score])
        return line
    }
}
