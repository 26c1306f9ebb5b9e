import Foundation

/// Why a test's surroundings could not be had, in words that name what was being waited for.
public struct HarnessError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// An error for a system call that has just failed.
    static func systemCall(_ name: String) -> HarnessError {
        HarnessError("\(name): \(String(cString: strerror(errno)))")
    }
}
