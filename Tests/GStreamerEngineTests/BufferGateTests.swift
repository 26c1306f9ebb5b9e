import XCTest

@testable import GStreamerEngine

/// When the sound is held back for the network's buffer, and what is told of it meanwhile.
final class BufferGateTests: XCTestCase {
    func testTheFirstSoundGoesOutAtAFifthOfTheBuffer() {
        var gate = BufferGate()
        XCTAssertFalse(gate.isHolding, "files have no buffer and tell no level")
        XCTAssertEqual([0, 5, 10, 19].map { gate.fill($0) }, [0, 25, 50, 95])
        XCTAssertTrue(gate.isHolding)
        XCTAssertEqual(gate.fill(20), 100)
        XCTAssertFalse(gate.isHolding)
    }

    func testOnceOpenItStaysSoUntilNothingIsLeft() {
        var gate = BufferGate()
        XCTAssertEqual([100, 60, 3, 1].map { gate.fill($0) }, [100, 100, 100, 100])
        XCTAssertEqual(gate.fill(0), 0)
        XCTAssertTrue(gate.isHolding)
    }

    func testAfterAGapThereIsMoreToWaitFor() {
        var gate = BufferGate()
        _ = gate.fill(100)
        gate.sounded()
        _ = gate.fill(0)
        XCTAssertEqual([20, 39].map { gate.fill($0) }, [50, 97])
        XCTAssertTrue(gate.isHolding)
        XCTAssertEqual(gate.fill(40), 100)
        XCTAssertFalse(gate.isHolding)
    }

    func testAnEmptyBufferBeforeTheFirstSoundIsNoGap() {
        var gate = BufferGate()
        // The decoder takes what came first, before anything is heard.
        _ = gate.fill(100)
        _ = gate.fill(0)
        XCTAssertEqual(gate.fill(20), 100)
    }

    func testLevelsThatCannotBeAreTakenForTheNearestThatCan() {
        var gate = BufferGate()
        XCTAssertEqual(gate.fill(-5), 0)
        XCTAssertEqual(gate.fill(250), 100)
    }
}
