import Playback
import XCTest

final class PlaybackQueueTests: XCTestCase {
    func testAQueueStartsAtOneOfItsItemsOnly() {
        let items = [TestQueue.station("a"), TestQueue.station("b")]
        XCTAssertEqual(PlaybackQueue(items: items, startingAt: 1)?.current.identifier, "b")
        XCTAssertNil(PlaybackQueue(items: items, startingAt: 2))
        XCTAssertNil(PlaybackQueue(items: items, startingAt: -1))
        XCTAssertNil(PlaybackQueue(items: [], startingAt: 0))
    }

    func testAQueueGoesRound() throws {
        var queue = try TestQueue.stations("a", "b")
        queue.retreat()
        XCTAssertEqual(queue.current.identifier, "b")
        queue.advance()
        XCTAssertEqual(queue.current.identifier, "a")
    }
}
