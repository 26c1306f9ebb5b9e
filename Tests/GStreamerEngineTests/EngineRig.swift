import Playback
import XCTest

@testable import GStreamerEngine

/// An engine under test and everything that it reported.
@MainActor
final class EngineRig {
    let engine: GStreamerEngine
    private(set) var events: [(event: AudioEngineEvent, id: LoadID)] = []

    init(
        audioSinkDescription: String = "fakesink sync=true", defaultSinkDescription: String = "fakesink sync=true",
        fadeIn: Double = 0, buffer: Double? = nil
    ) {
        _ = MainLoop.source
        engine = GStreamerEngine(
            audioSinkDescription: audioSinkDescription, defaultSinkDescription: defaultSinkDescription,
            version: "0.0-test", fadeIn: fadeIn, buffer: buffer)
        engine.onEvent = { [weak self] event, id in self?.events.append((event, id)) }
    }

    /// Loads the address and gives the id that its events will have.
    @discardableResult
    func load(_ uri: String, id: UInt64 = 1, isLiveStream: Bool = true) -> LoadID {
        let id = LoadID(rawValue: id)
        engine.load(uri: uri, id: id, isLiveStream: isLiveStream)
        return id
    }

    /// Lets go of what came, in tests that measure memory.
    func forgetEvents() { events = [] }

    /// Runs the main loop until the load reported an event that fits.
    @discardableResult
    func wait(
        for what: String, id: LoadID = LoadID(rawValue: 1), seconds: UInt32 = 10, file: StaticString = #filePath,
        line: UInt = #line, where fits: @escaping (AudioEngineEvent) -> Bool
    ) -> Bool {
        let found = MainLoop.run(seconds: seconds) { self.events.contains { $0.id == id && fits($0.event) } }
        if !found { XCTFail("no \(what) within \(seconds) s; came: \(events.map(\.event))", file: file, line: line) }
        return found
    }

    /// The load's first failure, waiting for it.
    func failure(seconds: UInt32 = 10, file: StaticString = #filePath, line: UInt = #line) -> PlaybackFailure? {
        var failure: PlaybackFailure?
        wait(for: "failure", seconds: seconds, file: file, line: line) {
            guard case .failed(let found) = $0 else { return false }
            failure = found
            return true
        }
        return failure
    }

    func isFirstAudio(_ event: AudioEngineEvent) -> Bool {
        if case .firstAudio = event { return true }
        return false
    }
}
