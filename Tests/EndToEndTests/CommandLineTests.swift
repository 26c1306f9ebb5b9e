import Foundation
import TestSupport
import XCTest

/// The command line without a display: help, version, and refusals that say how to do it right.
final class CommandLineTests: XCTestCase {
    private func run(_ arguments: [String]) throws -> (status: ExitStatus?, output: String, error: String) {
        let process = try ChildProcess(
            [Repository.carshell] + arguments, environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        let deadline = Deadline.after(seconds: 20)
        var lines: [String] = []
        while let line = try process.output.nextLine(before: deadline) { lines.append(line) }
        let status = process.waitForExit(before: deadline)
        return (status, lines.joined(separator: "\n"), process.errorText)
    }

    func testHelpNamesEveryOption() throws {
        let (status, output, error) = try run(["--help"])
        XCTAssertEqual(status, .exited(0))
        XCTAssertEqual(error, "")
        let options = ["--kiosk", "--size", "--stations", "--audio-sink", "--trace", "--style", "--data-dir"]
        for option in options + ["--help", "--version"] {
            XCTAssertTrue(output.contains(option), "\(option) is missing from:\n\(output)")
        }
    }

    func testVersionIsANumber() throws {
        let (status, output, error) = try run(["--version"])
        XCTAssertEqual(status, .exited(0))
        XCTAssertEqual(error, "")
        XCTAssertNotNil(output.range(of: #"^carshell \d+\.\d+\.\d+$"#, options: .regularExpression), output)
    }

    func testAServerWithACertificateOfItsOwnIsToldAsThatByTheProbe() throws {
        let server = try NginxServer(certificate: TestCertificate())
        let (status, output, error) = try run(["probe", server.url("live.mp3", isSecure: true)])
        XCTAssertEqual(status, .exited(1), error)
        XCTAssertTrue(output.contains("The certificate of 127.0.0.1 isn't trusted."), output)
        XCTAssertEqual(server.requests, [])
    }

    func testThePipeThatIsProbedIsNoFileAndIsNotWaitedFor() throws {
        let folder = try TemporaryFolder("probe")
        XCTAssertEqual(mkfifo(folder.path + "/pipe", 0o600), 0)
        let list = try folder.write("#EXTM3U\n\(folder.path)/pipe\n/dev/zero\n", to: "list.m3u")
        for argument in [folder.path + "/pipe", "/dev/zero", "file://\(folder.path)/pipe"] {
            let (status, output, error) = try run(["probe", argument])
            XCTAssertEqual(status, .exited(1), "\(argument): \(output) \(error)")
            XCTAssertTrue(output.contains("is not a file."), output)
        }
        let (status, output, error) = try run(["probe", list])
        XCTAssertEqual(status, .exited(1), "\(output) \(error)")
    }

    func testAnUnknownOptionGivesUsage() throws {
        let (status, output, error) = try run(["--colour", "red"])
        XCTAssertEqual(status, .exited(2))
        XCTAssertEqual(output, "")
        XCTAssertTrue(error.contains("--colour"), error)
        XCTAssertTrue(error.lowercased().contains("usage"), error)
    }

    func testAnImpossibleValueGivesUsage() throws {
        for arguments in [["--size", "wide"], ["--size", "0x600"], ["--style", "dusk"], ["--stations"]] {
            let (status, _, error) = try run(arguments)
            XCTAssertEqual(status, .exited(2), "\(arguments)")
            XCTAssertTrue(error.contains(arguments[0]), error)
        }
    }
}
