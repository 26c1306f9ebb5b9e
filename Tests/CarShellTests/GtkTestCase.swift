import CGtk
import GLibBridge
import XCTest

@testable import CarShell

/// A test that needs GTK and a display: XCTest runs a synchronous method on the main thread, which is GTK's.
class GtkTestCase: XCTestCase {
    private nonisolated(unsafe) static var mainQueue: MainQueueSource?

    override func setUpWithError() throws {
        GtkEnvironment.prepare([:])
        guard gtk_init_check() != 0 else {
            throw XCTSkip("There is no display; run the tests with scripts/test.")
        }
        // Once for the process: the main queue has one handle.
        if Self.mainQueue == nil { Self.mainQueue = MainQueueSource() }
    }
}

/// Lets the main loop run until the condition holds, woken by the loop's own events; fails after ten seconds.
@MainActor
func runLoop(until what: String, _ condition: @MainActor () -> Bool) {
    var isLate = false
    let deadline = Timer(after: 10_000) { isLate = true }
    while !condition(), !isLate { MainContext.iterate(mayBlock: true) }
    deadline.cancel()
    XCTAssertFalse(isLate, "Waited ten seconds for \(what).")
}
