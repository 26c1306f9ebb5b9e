import Playback
import Templates

/// The buttons on the now-playing screen that make sense for podcasts and files only: the speed.
@MainActor
final class FiniteControls {
    private let session: NowPlayingSession
    private var observation: Observation?
    private var isFinite = false

    init(_ session: NowPlayingSession) {
        self.session = session
        observation = session.player.observe { [weak self] info in self?.show(info) }
    }

    private func show(_ info: NowPlayingInfo) {
        let isFinite = info.finiteDuration != nil
        guard isFinite != self.isFinite else { return }
        self.isFinite = isFinite
        NowPlayingTemplate.shared.updateNowPlayingButtons(isFinite ? [makeRateButton()] : [])
    }

    private func makeRateButton() -> NowPlayingButton {
        NowPlayingPlaybackRateButton { [weak session] _ in
            guard let session else { return }
            let command = session.remoteCommandCenter.changePlaybackRateCommand
            let rate = session.player.nowPlayingInfo.defaultPlaybackRate
            if let next = command.playbackRate(after: rate) { command.send(playbackRate: next) }
        }
    }
}
