/// What plays, with its controls. There is one, `shared`; it is pushed, never presented and never a root (R120, R121).
///
/// Texts, artwork and times come from `NowPlayingInfo` (R133). What is set here outlives a disconnect (CS14).
@MainActor
public final class NowPlayingTemplate: Template, BarButtonProviding {
    /// The one instance (R120).
    public static let shared = NowPlayingTemplate()

    /// Whether there is a button for the queue (R129).
    public var isUpNextButtonEnabled = false { didSet { didChange(if: isUpNextButtonEnabled != oldValue) } }
    /// The label of that button; nil uses the system's own (R129).
    public var upNextTitle: String? { didSet { didChange(if: upNextTitle != oldValue) } }
    /// Whether the album and artist line can be tapped (R130).
    public var isAlbumArtistButtonEnabled = false { didSet { didChange(if: isAlbumArtistButtonEnabled != oldValue) } }

    /// The buttons, leading to trailing, as given; the first five are shown (R125, R126).
    public private(set) var nowPlayingButtons: [NowPlayingButton] = []
    /// How the screen is laid out: the default, or a game (R135).
    public var nowPlayingMode: NowPlayingMode = .default {
        didSet {
            modeAssignment = .now
            didChange(if: nowPlayingMode !== oldValue)
        }
    }
    /// Whether other templates may show a small player instead of a mere shortcut.
    public var allowsMiniPlayer = true { didSet { didChange(if: allowsMiniPlayer != oldValue) } }

    private var modeAssignment = ContinuousClock.now
    private var observers: [Observer] = []

    init() {
        super.init(kind: .nowPlaying)
    }

    /// Replaces the buttons.
    public func updateNowPlayingButtons(_ nowPlayingButtons: [NowPlayingButton]) {
        for button in self.nowPlayingButtons { button.detach(from: self) }
        self.nowPlayingButtons = nowPlayingButtons
        for button in nowPlayingButtons { button.attach(to: self) }
        wholeDidChange()
    }

    /// Tells `observer` about taps from now on. Adding it twice is the same as once, and it is not kept alive (R131).
    public func add(_ observer: any NowPlayingTemplateObserver) {
        remove(observer)
        observers.append(Observer(object: observer))
    }

    /// Tells `observer` about taps no longer.
    public func remove(_ observer: any NowPlayingTemplateObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// Always empty: setting buttons changes nothing and is reported as a fault (R132).
    public var leadingNavigationBarButtons: [BarButton] {
        get { [] }
        set { refuseBarButtons(if: !newValue.isEmpty) }
    }
    /// Always empty: setting buttons changes nothing and is reported as a fault (R132).
    public var trailingNavigationBarButtons: [BarButton] {
        get { [] }
        set { refuseBarButtons(if: !newValue.isEmpty) }
    }
    /// Always nil: setting a button changes nothing and is reported as a fault (R132).
    public var backButton: BarButton? {
        get { nil }
        set { refuseBarButtons(if: newValue != nil) }
    }

    override func snapshot(limits: CarCapabilities) -> TemplateSnapshot? { .nowPlaying(value(limits)) }

    override func wholeChange(limits: CarCapabilities) -> TemplateChange? { .nowPlaying(value(limits)) }

    override func buttons(limits: CarCapabilities) -> [any PressableButton] { shownButtons(limits) }

    /// Tells the observers that the button of the queue was tapped; not while it is off.
    func upNextButtonTapped() {
        guard isUpNextButtonEnabled else { return }
        for observer in observers { observer.object?.nowPlayingTemplateUpNextButtonTapped(self) }
    }

    /// Tells the observers that the album and artist line was tapped; not while that is off.
    func albumArtistButtonTapped() {
        guard isAlbumArtistButtonEnabled else { return }
        for observer in observers { observer.object?.nowPlayingTemplateAlbumArtistButtonTapped(self) }
    }

    private func shownButtons(_ limits: CarCapabilities) -> [NowPlayingButton] {
        Array(nowPlayingButtons.prefix(max(0, limits.maximumNowPlayingButtonCount)))
    }

    private func value(_ limits: CarCapabilities) -> NowPlayingTemplateSnapshot {
        NowPlayingTemplateSnapshot(
            id: id, buttons: shownButtons(limits).map(\.snapshot), isUpNextButtonEnabled: isUpNextButtonEnabled,
            upNextTitle: upNextTitle, isAlbumArtistButtonEnabled: isAlbumArtistButtonEnabled,
            sports: nowPlayingMode.sports(assignedAt: modeAssignment), allowsMiniPlayer: allowsMiniPlayer)
    }

    private func didChange(if isChange: Bool) {
        if isChange { wholeDidChange() }
    }

    private func refuseBarButtons(if isMisuse: Bool) {
        if isMisuse { report(.barButtonsNotAllowed(kind)) }
    }

    private struct Observer {
        weak var object: (any NowPlayingTemplateObserver)?
    }
}
