import GLibBridge
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
    init(session: NowPlayingSession, raise: @escaping @MainActor () -> Void, quit: @escaping @MainActor () -> Void) {
        self.session = session
        let player = session.player
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
        let name = FileURI.name(of: address) ?? address
        // Only its server knows whether an address of the web is a station or a podcast.
        let item = PlayableItem(
            identifier: address, uri: address, title: name, isLiveStream: !isFile, mayBeFinite: !isFile)
        if let queue = PlaybackQueue(items: [item], startingAt: 0) { play(queue) }
    }
}
