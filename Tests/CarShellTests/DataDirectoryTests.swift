import Foundation
import XCTest

@testable import CarShell

final class DataDirectoryTests: XCTestCase {
    private var root = ""

    override func setUpWithError() throws {
        root = NSTemporaryDirectory() + "carshell-data-\(UUID().uuidString)"
        for folder in ["given", "named", "checkout/data", "usr/share/carshell", "home/.local/share/carshell"] {
            let style = "\(root)/\(folder)/style"
            try FileManager.default.createDirectory(atPath: style, withIntermediateDirectories: true)
            try Data().write(to: URL(fileURLWithPath: style + "/carshell.css"))
        }
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: root) }

    private func path(
        given: String? = nil, environment: [String: String] = [:], executable: String = ""
    ) throws -> String {
        let directory = try DataDirectory(
            given: given.map { "\(root)/\($0)" }, environment: environment, executable: root + executable)
        return String(directory.path.dropFirst(root.count))
    }

    func testTheFolderGivenComesFirst() throws {
        XCTAssertEqual(
            try path(given: "given", environment: ["CARSHELL_DATA_DIR": root + "/named"]), "/given")
    }

    func testARelativeFolderIsToldFromTheRoot() throws {
        // Files in it are addressed as file://, which knows no working folder.
        let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        let directory = try DataDirectory(given: up + root + "/given", environment: [:], executable: "")
        XCTAssertEqual(directory.path, root + "/given")
    }

    func testTheVariableComesBeforeTheCheckout() throws {
        let environment = ["CARSHELL_DATA_DIR": root + "/named"]
        XCTAssertEqual(try path(environment: environment, executable: "/checkout/.build/debug/carshell"), "/named")
    }

    func testAProgramBuiltInACheckoutFindsItsData() throws {
        XCTAssertEqual(try path(executable: "/checkout/.build/x86_64/release/carshell"), "/checkout/data")
    }

    func testAnInstalledProgramFindsTheDataOfItsPrefix() throws {
        XCTAssertEqual(try path(executable: "/usr/bin/carshell"), "/usr/share/carshell")
    }

    func testTheUsersDataFolderIsLookedIn() throws {
        XCTAssertEqual(
            try path(environment: ["HOME": root + "/home"], executable: "/opt/carshell"),
            "/home/.local/share/carshell")
    }

    func testMissingDataIsASentenceThatNamesWhereWasLooked() {
        XCTAssertThrowsError(try path(given: "nothing")) {
            XCTAssertTrue("\($0)".contains("/nothing"), "\($0)")
        }
    }
}
