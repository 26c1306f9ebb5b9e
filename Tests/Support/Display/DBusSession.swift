import Foundation

/// A session bus of its own, on which accessibility and media controls live.
public final class DBusSession {
    public let address: String
    private let daemon: ChildProcess

    /// What programs on this bus need in their environment.
    public var environment: [String: String?] {
        ["DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": nil]
    }

    /// - Parameters:
    ///   - prefix: words before the command, e.g. `OrdinaryUser.commandPrefix`: a bus serves its own user only.
    ///   - environment: what services started by the bus find.
    public init(prefix: [String] = [], environment: [String: String?] = [:]) throws {
        daemon = try ChildProcess(
            prefix + ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            environment: environment)
        guard let address = try daemon.output.nextLine(before: .after(seconds: 20)) else {
            throw HarnessError("dbus-daemon ended at once: \(daemon.errorText)")
        }
        self.address = address
    }
}
