import Foundation
import TestSupport
import XCTest

/// A live station in pieces through the whole shell.
final class HLSTests: XCTestCase {
    func testALiveStationIsHeardAndRejoinedAfterAStop() throws {
        let server = try NginxServer()
        let encoder = try HLSEncoder(.ts, into: server.folder.path)
        defer { encoder.stop() }
        let list = try server.folder.write(
            StationListFile.text([("Lighthouse Live", server.url("master.m3u8"))]), to: "stations.json")
        let sound = try PulseServer()
        let shell = try ShellSession(["--stations", list], sound: sound)
        let meter = try sound.makeSoundMeter()
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Lighthouse Live")
        try shell.trace.wait(for: "state", seconds: 60) { $0["state"] == "playing" }
        try meter.waitForSound()

        try shell.tap("Stop")
        try shell.trace.wait(for: "state") { $0["state"] == "stopped" }
        try meter.waitForSilence()
        let last = try XCTUnwrap(server.requests.compactMap(HLSEncoder.number).last)
        try encoder.waitForPieces(8)
        let before = server.requests.count
        try shell.tap("Play")
        try shell.trace.wait(for: "state", seconds: 60) { $0["state"] == "playing" }
        try meter.waitForSound()
        let next = try XCTUnwrap(server.requests.dropFirst(before).compactMap(HLSEncoder.number).first)
        XCTAssertGreaterThanOrEqual(next, last + 4, "old pieces were played: \(server.requests.suffix(12))")
    }
}
