import CGtk
import GLibBridge
import Templates

/// Draws the game of the sports mode: two teams, the score, and how the game stands (R135–R137).
@MainActor
final class SportsView {
    let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 24).styled(.sports)
    private let store: ArtworkStore
    private var logos: [ArtworkView] = []
    private let clock = Label().textAligned(0.5).styled(.sportsClock)
    private var timer: Timer?
    private var shown: NowPlayingSportsSnapshot?

    init(store: ArtworkStore) {
        self.store = store
        widget.isVisible = false
        // The sides are left and right of the field, whatever direction the language is written in.
        gtk_widget_set_direction(widget.pointer, GTK_TEXT_DIR_LTR)
        widget.expanding(horizontally: true)
    }

    func show(_ game: NowPlayingSportsSnapshot?) {
        widget.isVisible = game != nil
        guard game != shown else { return }
        shown = game
        timer = nil
        widget.removeAll()
        logos = []
        guard let game else { return }
        widget.append(makeTeam(game.leftTeam))
        widget.append(makeStatus(game))
        widget.append(makeTeam(game.rightTeam))
        tick()
    }

    private func makeTeam(_ team: NowPlayingSportsTeam) -> Widget {
        let logo = ArtworkView(.element, store: store)
        logos.append(logo)
        switch team.logo {
        case .image(let image): logo.image = image
        case .initials:
            logo.image = Image(source: nil, placeholder: team.name)
            logo.wholeInitials = team.logo.shownInitials
        }
        let name = Label(team.name).textAligned(0.5).styled(.elementTitle)
        let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [name]).aligned(horizontally: GTK_ALIGN_CENTER)
        if team.isFavorite { line.append(Icon("star").styled(.accessory)) }
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6, [logo.widget, line])
        if let standings = team.teamStandings {
            column.append(Label(standings).textAligned(0.5).styled(.secondary))
        }
        column.append(Label(team.eventScore).textAligned(0.5).styled(.sportsScore))
        if let possession = team.possessionIndicator {
            let mark = ArtworkView(.detail, store: store)
            mark.image = possession
            logos.append(mark)
            column.append(mark.widget)
        }
        return column.expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
    }

    private func makeStatus(_ game: NowPlayingSportsSnapshot) -> Widget {
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 6).aligned(vertically: GTK_ALIGN_CENTER)
        for text in game.eventStatus?.eventStatusText ?? [] {
            column.append(Label(text).textAligned(0.5).styled(.secondary))
        }
        clock.isVisible = game.eventStatus?.eventClock != nil
        column.append(clock)
        return column
    }

    /// Shows the clock's time, and again when its next second begins; a halted clock wakes nobody.
    private func tick() {
        guard let game = shown, let eventClock = game.eventStatus?.eventClock else { return }
        let passed = game.assignedAt.duration(to: .now).components
        let seconds = Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
        clock.text = Texts.clock(seconds: eventClock.value(after: seconds))
        guard !eventClock.isPaused, eventClock.countsUp || eventClock.value(after: seconds) > 0 else { return }
        timer = Timer(after: 1_000) { [weak self] in self?.tick() }
    }
}
