import CGLib
import GLibBridge
import XCTest

/// Foundation, which XCTest brings along, has a timer too.
private typealias Timer = GLibBridge.Timer

/// XCTest runs a synchronous method on the main thread, which is where the default main context belongs.
final class MainContextTests: XCTestCase {
    private nonisolated(unsafe) static let mainQueue = MainQueueSource()

    override func setUp() { _ = Self.mainQueue }

    /// Lets the loop run until the condition holds; fails after ten seconds.
    @MainActor
    private static func run(until condition: @MainActor () -> Bool) {
        var isLate = false
        let deadline = Timer(after: 10_000) { isLate = true }
        while !condition(), !isLate { MainContext.iterate(mayBlock: true) }
        deadline.cancel()
        XCTAssertFalse(isLate, "Waited ten seconds.")
    }

    func testWorkOfTheMainActorRunsInGLibsLoop() {
        MainActor.assumeIsolated {
            var hasRun = false
            Task { @MainActor in
                await Task.yield()
                hasRun = true
            }
            XCTAssertFalse(hasRun, "Nothing runs before the loop does.")
            Self.run { hasRun }
        }
    }

    func testWorkOffTheMainActorComesBackToIt() {
        MainActor.assumeIsolated {
            var sum = 0
            Task { @MainActor in sum = await Task.detached { (1...100).reduce(0, +) }.value }
            Self.run { sum != 0 }
            XCTAssertEqual(sum, 5050)
        }
    }

    func testATimerFiresOnceAndACancelledOneNever() {
        MainActor.assumeIsolated {
            var fired = 0
            var cancelledFired = 0
            let timer = Timer(after: 1) { fired += 1 }
            let cancelled = Timer(after: 1) { cancelledFired += 1 }
            cancelled.cancel()
            var isOver = false
            let later = Timer(after: 20) { isOver = true }
            withExtendedLifetime((timer, cancelled, later)) { Self.run { isOver } }
            XCTAssertEqual(fired, 1)
            XCTAssertEqual(cancelledFired, 0)
        }
    }

    func testATimerThatIsLetGoOfDoesNotFire() {
        MainActor.assumeIsolated {
            var fired = false
            var timer: Timer? = Timer(after: 1) { fired = true }
            XCTAssertNotNil(timer)
            timer = nil
            var isOver = false
            let later = Timer(after: 20) { isOver = true }
            withExtendedLifetime(later) { Self.run { isOver } }
            XCTAssertFalse(fired)
        }
    }

    func testIdleWorkRunsOnce() {
        MainActor.assumeIsolated {
            var count = 0
            MainContext.whenIdle { count += 1 }
            Self.run { count == 1 }
            while MainContext.iterate(mayBlock: false) {}
            XCTAssertEqual(count, 1)
        }
    }

    func testASignalOfTheSystemReachesItsHandler() {
        MainActor.assumeIsolated {
            var isHeard = false
            let signal = UnixSignal(SIGUSR1) { isHeard = true }
            kill(getpid(), SIGUSR1)
            withExtendedLifetime(signal) { Self.run { isHeard } }
        }
    }

    func testAHandlersClosureGoesWithTheObjectItWasConnectedTo() {
        MainActor.assumeIsolated {
            final class Captured {}
            var captured: Captured? = Captured()
            weak let watched = captured
            var count = 0
            do {
                let application = g_application_new("org.carshell.Test", G_APPLICATION_NON_UNIQUE)
                let object = ObjectReference(taking: OpaquePointer(UnsafeMutableRawPointer(application!)))
                VoidSignal("activate").connect(object.pointer) { [captured] in
                    _ = captured
                    count += 1
                }
                captured = nil
                XCTAssertNotNil(watched, "The object keeps its handler.")
                g_application_register(application, nil, nil)
                g_application_activate(application)
                XCTAssertEqual(count, 1)
            }
            XCTAssertNil(watched)
        }
    }
}
