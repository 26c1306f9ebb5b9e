import MPRIS
import Playback

/// Makes the player known to the system: media keys, panels, `playerctl`.
@MainActor
final class RemoteControl {
    private let session: NowPlayingSession
    private let mpris: MPRISPlayer

    /// - Parameters:
    ///   - raise: brings the display to the front, or back.
    ///   - quit: ends the program.
    init(player: Player, raise: @escaping @MainActor () -> Void, quit: @escaping @MainActor () -> Void) {
        session = NowPlayingSession(player: player)
        let application = MPRISApplication(
            identity: Texts.applicationName, desktopEntry: Shell.applicationIdentifier, raise: raise, quit: quit,
            openURI: { [weak player] address in player?.open(address) })
        mpris = MPRISPlayer(session, application: application) { note in
            // That all went well is no news for a log.
            if case .nameAcquired = note { return }
            complain(note.description)
        }
    }
}

extension Player {
    /// Plays an address that is in no list.
    func open(_ address: String) {
        let isFile = address.lowercased().hasPrefix("file:")
        let name = address.split(separator: "/").last.map(String.init) ?? address
        let item = PlayableItem(identifier: address, uri: address, title: name, isLiveStream: !isFile)
        if let queue = PlaybackQueue(items: [item], startingAt: 0) { play(queue) }
    }
}
