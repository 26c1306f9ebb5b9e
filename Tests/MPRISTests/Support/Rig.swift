import GLibBridge
import MPRIS
import Playback
import Templates
import TestSupport
import XCTest

/// A player without sound on a bus of its own, and another program on that bus.
@MainActor
final class Rig {
    let address: String
    let engine = FakeEngine()
    let player: Player
    let session: NowPlayingSession
    let client: BusClient
    var mpris: MPRISPlayer?
    private(set) var notes: [MPRISNote] = []
    private(set) var asked: [String] = []
    /// What `OpenUri`'s closure throws.
    var openingError: HarnessError?
    /// The clock of positions, in nanoseconds; stands still unless moved.
    var time: UInt64 = 1_000_000_000_000
    private let bus: DBusSession

    /// - Parameter appears: whether the player goes on the bus at once.
    init(appears: Bool = true) throws {
        bus = try DBusSession()
        address = bus.address
        player = Player(engine: engine, volume: 0.5)
        session = NowPlayingSession(player: player)
        client = try BusClient(address: address)
        if appears { try appear() }
    }

    func appear() throws {
        mpris = makePlayer(on: .address(address))
        MainLoop.run(until: "the player's name") { mpris?.busName != nil }
        try client.forgetSignals()
    }

    func makePlayer(on address: DBusAddress, processID: Int32 = 4711) -> MPRISPlayer {
        let application = MPRISApplication(
            identity: "CarShell", desktopEntry: "org.carshell.CarShell",
            raise: { [weak self] in self?.asked.append("raise") },
            quit: { [weak self] in self?.asked.append("quit") },
            openURI: { [weak self] in
                if let error = self?.openingError { throw error }
                self?.asked.append($0)
            })
        return MPRISPlayer(
            session, application: application, address: address, processID: processID,
            now: { [weak self] in self?.time ?? 0 }, onNote: { [weak self] in self?.notes.append($0) })
    }

    /// Runs playerctl to its end and gives what it wrote.
    @discardableResult
    func playerctl(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let (output, succeeded) = try Program.run(["playerctl", "-p", "carshell"] + arguments, bus: address)
        XCTAssertTrue(succeeded, "playerctl \(arguments): \(output)", file: file, line: line)
        return output
    }

    // MARK: - What plays

    static func station(_ name: String) -> PlayableItem {
        PlayableItem(
            identifier: name, uri: "http://radio.example/\(name)", title: "Station \(name)",
            artwork: Image(source: .remote(url: "https://radio.example/\(name).png")), isLiveStream: true)
    }

    func queue(_ names: [String], at index: Int = 0) throws -> PlaybackQueue {
        try XCTUnwrap(PlaybackQueue(items: names.map(Self.station), startingAt: index))
    }

    /// Plays the first of these stations to the point where there is sound.
    func play(_ names: String..., at index: Int = 0) throws {
        player.play(try queue(names, at: index))
        engine.report(.playing)
    }

    /// Shows a file of 200 s at 10 s, and takes the commands that only files have; the player itself stays out of it.
    ///
    /// - Returns: notes the commands that came.
    func showFile() -> Commands {
        session.automaticallyPublishesNowPlayingInfo = false
        session.nowPlayingInfoCenter.nowPlayingInfo = NowPlayingInfo(
            itemIdentifier: "talk", itemTitle: "Talk", isLiveStream: false, playbackState: .playing,
            elapsedPlaybackTime: 10, elapsedPlaybackTimestamp: time, playbackDuration: 200, playbackRate: 1)
        let commands = Commands()
        let center = session.remoteCommandCenter
        center.changePlaybackPositionCommand.addTarget { [weak self] event in
            guard let self, let position = (event as? ChangePlaybackPositionCommandEvent)?.positionTime else {
                return .commandFailed
            }
            commands.came.append("position \(position)")
            session.nowPlayingInfoCenter.nowPlayingInfo?.elapsedPlaybackTime = position
            session.nowPlayingInfoCenter.nowPlayingInfo?.elapsedPlaybackTimestamp = time
            return .success
        }
        center.changePlaybackRateCommand.supportedPlaybackRates = [0.75, 1, 1.5, 2]
        center.changePlaybackRateCommand.addTarget { [weak self] event in
            guard let self, let rate = (event as? ChangePlaybackRateCommandEvent)?.playbackRate else {
                return .commandFailed
            }
            commands.came.append("rate \(rate)")
            session.nowPlayingInfoCenter.nowPlayingInfo?.playbackRate = rate
            return .success
        }
        let others = [
            ("next", center.nextTrackCommand), ("pause", center.pauseCommand), ("play", center.playCommand),
            ("stop", center.stopCommand),
        ]
        for (name, command) in others {
            command.removeTarget(nil)
            command.isEnabled = true
            command.addTarget { _ in
                commands.came.append(name)
                return .success
            }
        }
        return commands
    }

    /// Lets the clock of positions go on.
    func pass(seconds: Double) { time += UInt64(seconds * 1e9) }

    final class Commands {
        var came: [String] = []
    }
}
