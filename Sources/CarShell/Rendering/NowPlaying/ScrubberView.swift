import CGtk
import GLibBridge
import Templates

/// Shows the place in what has an end, and lets a person go to another one.
///
/// The place is counted on from the last snapshot once a second, at the moment when its text changes, and only while it
/// moves and can be seen.
@MainActor
final class ScrubberView {
    let widget: Box
    /// A finger that moves along the line names a hundred places: the last one counts, as soon as it rests so long.
    private static let restMilliseconds: UInt32 = 150

    private let elapsed = Label().styled(.scrubberTime)
    private let remaining = Label().textAligned(1).styled(.scrubberTime)
    private let onSeek: @MainActor (Double) -> Void
    private let now: @MainActor () -> UInt64
    private(set) var slider: Slider?
    private var info = NowPlayingInfo()
    private var tick: Timer?
    /// Where the person is moving to, and the wait for a rest.
    private var wanted: (seconds: Double, rest: Timer)?

    /// - Parameters:
    ///   - now: CLOCK_MONOTONIC in nanoseconds.
    ///   - onSeek: called with the place in seconds that a person has chosen.
    init(now: @escaping @MainActor () -> UInt64 = Trace.now, onSeek: @escaping @MainActor (Double) -> Void) {
        self.now = now
        self.onSeek = onSeek
        widget = Box(GTK_ORIENTATION_HORIZONTAL, [elapsed]).styled(.scrubber)
        let slider = Slider(name: Texts.position, step: 5, page: 30) { [weak self] in self?.move(to: $0) }
        slider.expanding(horizontally: true)
        self.slider = slider
        widget.append(slider)
        widget.append(remaining)
        widget.isVisible = false
        // The times say nothing that the slider does not say, and change every second.
        for label in [elapsed, remaining] { Accessibility.setHidden(label.object) }
        Signals.mapped.connect(widget.object) { [weak self] in self?.draw() }
        Signals.unmapped.connect(widget.object) { [weak self] in self?.tick = nil }
    }

    /// Shows the place; live streams and what has no known length have none.
    func show(_ info: NowPlayingInfo) {
        if info.itemIdentifier != self.info.itemIdentifier { wanted = nil }
        self.info = info
        slider?.isSensitive = info.canChangePosition
        widget.isVisible = info.finiteDuration != nil && info.elapsedPlaybackTime != nil
        draw()
    }

    /// Whether the place is counted on: a timer runs.
    var isCounting: Bool { tick != nil }

    private var isMapped: Bool { gtk_widget_get_mapped(widget.pointer) != 0 }

    private func draw() {
        tick = nil
        guard widget.isVisible, let duration = info.finiteDuration,
            let place = info.elapsedPlaybackTime(at: now())
        else { return }
        let shown = min(wanted?.seconds ?? place, duration)
        // Both from whole seconds, so that their sum stays the length.
        let left = duration.rounded(.down) - shown.rounded(.down)
        elapsed.text = Texts.time(shown, of: duration)
        remaining.text = Texts.remaining(max(left, 0), of: duration)
        let width = Texts.time(duration, of: duration).count
        elapsed.setWidth(characters: width)
        remaining.setWidth(characters: width + 1)
        slider?.set(shown, of: duration, inWords: Texts.position(shown, of: duration))
        guard isMapped, wanted == nil, info.currentSpeed > 0, place < duration else { return }
        let untilNextSecond = (1 - place.truncatingRemainder(dividingBy: 1)) / info.currentSpeed
        tick = Timer(after: UInt32((untilNextSecond * 1_000).rounded(.up)) + 1) { [weak self] in self?.draw() }
    }

    private func move(to seconds: Double) {
        wanted = (seconds, Timer(after: Self.restMilliseconds) { [weak self] in self?.settle() })
        draw()
    }

    private func settle() {
        guard let seconds = wanted?.seconds else { return }
        wanted = nil
        onSeek(seconds)
        // Where nobody could go there, the place is what it was.
        draw()
    }
}
