import Foundation

/// An account without rights, for programs that refuse to run as root.
public enum OrdinaryUser {
    /// Nothing where the tests run as an ordinary user already, else the words that drop root's rights before a command.
    public static let commandPrefix: [String] =
        geteuid() == 0 ? ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups", "--"] : []

    /// Hands a folder and all in it to that account.
    public static func own(_ path: String) throws {
        guard geteuid() == 0 else { return }
        try ChildProcess.run(["chown", "-R", "nobody:nogroup", path])
    }
}
