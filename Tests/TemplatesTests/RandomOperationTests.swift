import XCTest

@testable import Templates

/// Thousands of random drives against a model that is as simple as can be.
@MainActor
final class RandomOperationTests: XCTestCase {
    func testRandomDrivesAgreeWithTheReferenceModel() async {
        for seed in 0..<2_000 {
            let drive = RandomDrive(seed: UInt64(seed))
            drive.run(steps: 16)
            XCTAssertEqual(drive.problems, [], "seed \(seed)")
            if !drive.problems.isEmpty { return }
        }
    }
}
