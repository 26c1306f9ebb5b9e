import XCTest

@testable import Templates

/// Thousands of random drives against a model that is as simple as can be.
@MainActor
final class RandomOperationTests: XCTestCase {
    func testTenThousandDrivesAgreeWithTheReferenceModel() async {
        for seed in 0..<10_000 {
            let drive = RandomDrive(seed: UInt64(seed))
            drive.run(steps: seed % 20 == 0 ? 30 : 6)
            XCTAssertEqual(drive.problems, [], "seed \(seed)")
            if !drive.problems.isEmpty { return }
        }
    }
}
