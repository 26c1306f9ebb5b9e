import Foundation

/// How a process ended.
public enum ExitStatus: Equatable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7f
        self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .killed(signal: signal)
    }
}
