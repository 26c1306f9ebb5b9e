import GLibBridge

/// GLib's default main context, which is the main actor's thread in tests too.
@MainActor
enum MainLoop {
    static let source = MainQueueSource()

    /// Runs the loop until the condition holds; false when the time is over before.
    static func run(seconds: UInt32, until condition: () -> Bool) -> Bool {
        _ = source
        var isOver = false
        let deadline = Timer(after: seconds * 1000) { isOver = true }
        defer { deadline.cancel() }
        while !condition() {
            if isOver { return false }
            MainContext.iterate(mayBlock: true)
        }
        return true
    }
}
