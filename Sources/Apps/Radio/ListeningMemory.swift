import Playback
import Stations
import Templates

/// Notes what was heard and how loud, also while no display is connected.
@MainActor
final class ListeningMemory {
    /// Called when the recent stations have changed.
    var onRecentsChange: (() -> Void)?

    private let player: Player
    private let store: StateStore
    private var observation: Observation?
    private var volume: Double

    init(player: Player, store: StateStore) {
        self.player = player
        self.store = store
        volume = player.nowPlayingInfo.volume
    }

    /// Restores the volume and begins to take notes.
    func start() async {
        observation = player.observe { [weak self] info in self?.note(info) }
        await store.load()
        if let volume = store.state.volume { player.perform(.changeVolume(volume)) }
    }

    private func note(_ info: NowPlayingInfo) {
        if info.volume != volume {
            volume = info.volume
            store.change { $0.volume = info.volume }
        }
        // Only what is really heard counts; noting the same station twice changes nothing.
        guard info.playbackState == .playing, let item = player.queue?.current,
            item.uri != store.state.recentStations.first
        else { return }
        store.change { $0.notePlayed(address: item.uri) }
        onRecentsChange?()
    }
}
