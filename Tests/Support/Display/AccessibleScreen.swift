import Foundation

/// Reads what a program shows, over the bus that assistive technology uses.
public final class AccessibleScreen {
    private let reader: ChildProcess
    private let decoder = JSONDecoder()

    /// - Parameters:
    ///   - program: the name by which the program calls itself on the bus.
    ///   - script: where the reading program is, if another user must be able to read it.
    public init(
        program: String = "carshell", bus: DBusSession, environment: [String: String?] = [:], prefix: [String] = [],
        script: String = Repository.path("scripts/accessible_screen.py")
    ) throws {
        reader = try ChildProcess(
            prefix + ["/usr/bin/python3", script, program, "--serve"],
            environment: environment.merging(bus.environment) { $1 }, input: .pipe)
    }

    /// What is on the screen now; nil while the program is not on the bus.
    public func tree() throws -> AccessibleNode? { try ask("tree") }

    /// The first answer of `find` other than nil, asked at each change of the screen.
    @discardableResult
    public func wait<Found>(
        for what: String, seconds: Double = 20, _ find: (AccessibleNode) throws -> Found?
    ) throws -> Found {
        let deadline = Deadline.after(seconds: seconds)
        var last = try tree()
        while true {
            if let last, let found = try find(last) { return found }
            guard !deadline.hasPassed else {
                throw HarnessError("Waited in vain for \(what). On the screen:\n\(last?.outline() ?? "nothing")")
            }
            last = try ask("changed 200")
        }
    }

    /// The place of a control, once it is on the screen and stands still: a page may still be sliding in.
    public func place(ofControl name: String, seconds: Double = 20) throws -> (x: Int, y: Int) {
        var before: AccessibleNode?
        return try wait(for: "a control named “\(name)”", seconds: seconds) { screen in
            let found = screen.control(name)
            defer { before = found }
            return found != nil && found == before ? found?.centre : nil
        }
    }

    private func ask(_ request: String) throws -> AccessibleNode? {
        try reader.send(request)
        guard let line = try reader.output.nextLine(before: .after(seconds: 60)) else {
            throw HarnessError("The reader of the screen ended: \(reader.errorText)")
        }
        return try decoder.decode(AccessibleNode?.self, from: Data(line.utf8))
    }
}
