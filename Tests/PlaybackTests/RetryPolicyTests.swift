import Playback
import XCTest

final class RetryPolicyTests: XCTestCase {
    func testAttemptsComeAtOnceAndThenLaterAndLater() {
        let policy = RetryPolicy(jitter: 0)
        XCTAssertEqual((0..<8).map { policy.delay(beforeAttempt: $0, random: 0.9) }, [0, 1, 2, 4, 8, 15, 15, 15])
        XCTAssertEqual(policy.delay(beforeAttempt: 1_000_000, random: 0), 15)
    }

    func testJitterSpreadsEachDelayButTheFirst() {
        let policy = RetryPolicy(jitter: 0.2)
        XCTAssertEqual(policy.delay(beforeAttempt: 0, random: 0), 0)
        XCTAssertEqual(policy.delay(beforeAttempt: 5, random: 0), 12, accuracy: 1e-9)
        XCTAssertEqual(policy.delay(beforeAttempt: 5, random: 0.5), 15, accuracy: 1e-9)
        XCTAssertEqual(policy.delay(beforeAttempt: 5, random: 1), 18, accuracy: 1e-9)
    }

    func testNonsenseIsMadeHarmless() {
        XCTAssertEqual(RetryPolicy(delays: []).delays, [15])
        XCTAssertEqual(RetryPolicy(delays: [-1, .nan, .infinity, 2]).delays, [0, 0, 0, 2])
        XCTAssertEqual(RetryPolicy(jitter: 7).jitter, 1)
    }
}
