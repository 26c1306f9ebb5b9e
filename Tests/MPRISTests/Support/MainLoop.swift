import GLibBridge
import XCTest

/// GLib's default main context, which is the main actor's thread in tests too.
@MainActor
enum MainLoop {
    private static let source = MainQueueSource()

    /// Runs the loop until the condition holds; fails after ten seconds.
    static func run(
        until what: String, file: StaticString = #filePath, line: UInt = #line, _ condition: () -> Bool
    ) {
        _ = source
        var isLate = false
        let deadline = Timer(after: 10_000) { isLate = true }
        while !condition(), !isLate { MainContext.iterate(mayBlock: true) }
        deadline.cancel()
        if isLate { XCTFail("Waited ten seconds for \(what).", file: file, line: line) }
    }
}
