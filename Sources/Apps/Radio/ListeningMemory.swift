import Playback
import Stations
import Templates

/// Notes what was heard, how loud, and where podcasts and files were left, also while no display is connected.
@MainActor
final class ListeningMemory {
    /// Called when the recent stations have changed.
    var onRecentsChange: (() -> Void)?

    private let player: Player
    private let store: StateStore
    private var observation: Observation?
    private var positions: Observation?
    private var volume: Double

    init(player: Player, store: StateStore) {
        self.player = player
        self.store = store
        volume = player.nowPlayingInfo.volume
    }

    /// Restores volume and places, and begins to take notes.
    func start() async {
        observation = player.observe { [weak self] info in self?.note(info) }
        await store.load()
        let kept = store.state.positions.map { ResumePositions.Entry(identifier: $0.item, seconds: $0.seconds) }
        player.restore(volume: store.state.volume, positions: ResumePositions(kept))
        positions = player.observePositions { [store] positions in
            let places = positions.entries.map { SavedPosition(item: $0.identifier, seconds: $0.seconds) }
            store.change { $0.positions = places }
        }
    }

    private func note(_ info: NowPlayingInfo) {
        if info.volume != volume {
            volume = info.volume
            store.change { $0.volume = info.volume }
        }
        // Only stations that are really heard count, not files; noting the same station twice changes nothing.
        guard info.playbackState == .playing, let item = player.queue?.current,
            !item.mayBeFinite, item.isLiveStream || item.startsOver, item.uri != store.state.recentStations.first
        else { return }
        store.change { $0.notePlayed(address: item.uri) }
        onRecentsChange?()
    }
}
