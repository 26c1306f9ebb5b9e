import Playback
import XCTest

/// Items and queues for tests.
enum TestQueue {
    static func station(_ name: String) -> PlayableItem {
        PlayableItem(
            identifier: name, uri: "http://radio.example/\(name)", title: "Station \(name)", subtitle: "About \(name)",
            isLiveStream: true)
    }

    static func file(_ name: String) -> PlayableItem {
        PlayableItem(identifier: name, uri: "file:///\(name).ogg", title: "File \(name)", isLiveStream: false)
    }

    static func make(_ items: [PlayableItem], at index: Int = 0) throws -> PlaybackQueue {
        try XCTUnwrap(PlaybackQueue(items: items, startingAt: index))
    }

    static func stations(_ names: String..., at index: Int = 0) throws -> PlaybackQueue {
        try make(names.map(station), at: index)
    }

    static func files(_ names: String..., at index: Int = 0) throws -> PlaybackQueue {
        try make(names.map(file), at: index)
    }
}

extension LoadID {
    init(_ number: UInt64) { self.init(rawValue: number) }
}

extension PlayerMachine {
    /// What the input has the engine do, at the time 0 and without the timers and questions that go with it.
    mutating func handle(_ input: PlayerInput) -> [PlayerEffect] {
        handle(input, at: 0).filter {
            switch $0 {
            case .schedule, .cancel, .reportProgress: false
            default: true
            }
        }
    }

    /// An event of the load with that number.
    @discardableResult
    mutating func handle(_ event: AudioEngineEvent, of load: UInt64 = 1) -> [PlayerEffect] {
        handle(.engine(event, LoadID(load)))
    }

    /// Plays the queue to the point where there is sound.
    static func playing(_ queue: PlaybackQueue) -> PlayerMachine {
        var machine = PlayerMachine()
        _ = machine.handle(.play(queue))
        machine.handle(.playing)
        return machine
    }

}
