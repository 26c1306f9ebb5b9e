import Playback
import Templates

/// The radio app on one display, from connect to disconnect.
@MainActor
final class RadioConnection {
    /// Reads the stations for this display; nil when all is there already.
    private(set) var loading: Task<Void, Never>?

    private let controller: InterfaceController
    private let model: RadioModel
    private let player: Player
    let stations = StationsScreen()
    private let playing = NowPlayingScreen()
    let settings: SettingsScreen?
    private let whatsNew: WhatsNewPresenter?
    private var observation: Observation?

    /// Sets the root, fills it with what is known, and begins to load what is not.
    init(
        _ controller: InterfaceController, model: RadioModel, player: Player, whatsNew: WhatsNewPresenter?,
        sound: SoundSettings?
    ) {
        settings = whatsNew == nil && sound == nil ? nil : SettingsScreen(controller, sound: sound)
        self.whatsNew = whatsNew
        self.controller = controller
        self.model = model
        self.player = player
        stations.onSelect = { [weak self] index, completion in self?.play(index, completion) ?? completion() }
        stations.onRetry = { [weak self] completion in self?.load(completion) ?? completion() }
        playing.onShow = { [weak self] completion in self?.showNowPlaying(completion) ?? completion() }
        playing.onSelect = { [weak self] index, completion in self?.playQueueItem(index, completion) ?? completion() }
        if model.catalog != nil || model.error != nil { showStations() }
        observation = player.observe { [weak self] info in self?.show(info) }
        var templates: [Template] = [stations.template, playing.template]
        if let settings {
            templates.append(settings.template)
            settings.show(whatsNew: whatsNew?.title) { [weak self] completion in
                guard let self, let whatsNew else { return completion() }
                whatsNew.push(on: self.controller, completion: completion)
            }
        }
        let tabs = TabBarTemplate(templates: templates)
        controller.setRootTemplate(tabs, animated: false, completion: nil)
        // After a failure, a display that comes is a good time to try again.
        if model.catalog == nil || model.error != nil { load {} }
    }

    /// Ends all work for this display; what still finishes touches nothing.
    func end() {
        loading?.cancel()
        whatsNew?.cancel()
        settings?.end()
        observation?.cancel()
        stations.end()
        playing.onShow = nil
        playing.onSelect = nil
    }

    /// Shows a sentence until somebody has seen it; not over an alert that is there.
    func show(notice: String) {
        let understood = AlertAction(title: RadioTexts.understood, style: .default) { _ in }
        controller.presentTemplate(
            AlertTemplate(titleVariants: [notice], actions: [understood]), animated: true
        ) { _, _ in }
    }

    /// Shows the stations that played last; called when those have changed.
    func showRecents() { stations.show(recentIndices: model.recentIndices) }

    private func load(_ completion: @escaping @MainActor () -> Void) {
        loading = Task { [weak self, model] in
            await model.load()
            if !Task.isCancelled { self?.showStations() }
            completion()
        }
    }

    private func showStations() {
        stations.show(model.rows, error: model.error, recentIndices: model.recentIndices)
        show(player.nowPlayingInfo)
    }

    private func show(_ info: NowPlayingInfo) {
        stations.markPlaying(info.playbackState.isActive ? info.itemIdentifier : nil)
        playing.show(info, queue: player.queue, catalog: model.catalog)
    }

    // MARK: Playing

    private func play(_ index: Int, _ completion: @escaping @MainActor () -> Void) {
        play(stations.catalog.flatMap { PlaybackQueue(items: $0.queueItems, startingAt: index) }, completion)
    }

    private func playQueueItem(_ index: Int, _ completion: @escaping @MainActor () -> Void) {
        play(player.queue.flatMap { PlaybackQueue(items: $0.items, startingAt: index) }, completion)
    }

    /// The player leaves a station alone that plays already.
    private func play(_ queue: PlaybackQueue?, _ completion: @escaping @MainActor () -> Void) {
        guard let queue else { return completion() }
        player.play(queue)
        showNowPlaying(completion)
    }

    /// Goes to the now-playing screen, forward or, where it is in the stack already, back (R122).
    private func showNowPlaying(_ completion: @escaping @MainActor () -> Void) {
        let template = NowPlayingTemplate.shared
        if controller.templates.contains(where: { $0 === template }) {
            controller.pop(to: template, animated: true) { _, _ in completion() }
        } else {
            controller.pushTemplate(template, animated: true) { _, _ in completion() }
        }
    }
}
