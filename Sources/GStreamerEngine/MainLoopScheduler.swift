import CGst
import GLibBridge
import Playback

/// The player's clock and timers on GLib's default main context.
@MainActor
public final class MainLoopScheduler: Scheduling {
    public init() {}

    public var now: UInt64 { UInt64(carshell_monotonic_time()) }

    public func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void) -> any ScheduledTimer {
        Timer(after: UInt32(min(max(seconds, 0) * 1000, 1e9).rounded(.up)), body)
    }
}

extension Timer: ScheduledTimer {}
extension NetworkMonitor: NetworkMonitoring {}
