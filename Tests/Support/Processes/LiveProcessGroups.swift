import Foundation

/// The process groups that tests have started, so that none outlives a test run that ends early.
enum LiveProcessGroups {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var groups: Set<pid_t> = []
    /// Registered once, with the first group.
    private static let cleanUpAtExit: Void = {
        _ = atexit { LiveProcessGroups.killAll() }
    }()

    static func add(_ group: pid_t) {
        _ = cleanUpAtExit
        lock.withLock { _ = groups.insert(group) }
    }

    static func remove(_ group: pid_t) {
        lock.withLock { _ = groups.remove(group) }
    }

    private static func killAll() {
        lock.withLock {
            for group in groups { kill(-group, SIGKILL) }
        }
    }
}
