import Foundation

/// Where things are in the checkout that the tests were built from.
public enum Repository {
    /// The folder that holds Package.swift.
    public static let root: URL = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            precondition(folder.path != "/", "No Package.swift above \(#filePath)")
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    public static func path(_ relative: String) -> String {
        root.appendingPathComponent(relative).path
    }

    /// The program under test: `CARSHELL_BIN`, else the one built beside the running tests.
    public static var carshell: String {
        if let chosen = ProcessInfo.processInfo.environment["CARSHELL_BIN"] { return chosen }
        let running = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let beside = URL(fileURLWithPath: running).deletingLastPathComponent().appendingPathComponent("carshell").path
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : path(".build/debug/carshell")
    }
}
