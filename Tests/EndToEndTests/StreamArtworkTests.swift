import Foundation
import TestSupport
import XCTest

/// The picture of what plays, from a station's metadata to the screen and to the system's remote control.
final class StreamArtworkTests: XCTestCase {
    func testThePictureOfTheTrackReachesScreenAndPanelsAndGoesWithTheTrack() throws {
        let folder = try TemporaryFolder("artwork")
        let pictures = try PictureServer()
        pictures.set("cover.png", TestPicture.png(width: 600, height: 600, colour: (255, 0, 255)))
        let logo = try folder.write(Data(TestPicture.png(width: 600, height: 600, colour: (0, 255, 0))), to: "logo.png")
        // Icecast has no way to send a picture's address for its encoders.
        let radio = try FakeRadio(burst: 4, metadataInterval: 16_000)
        defer { radio.stop() }
        radio.setMetadata("StreamTitle='The Beacons - Night Ferry';StreamUrl='\(pictures.url("cover.png"))';")
        let (shell, bus) = try play(radio.url("live"), logo: logo, in: folder)
        let cover = try shell.trace.wait(for: "state", seconds: 60) {
            $0["state"] == "playing" && $0["artwork"]?.contains("/cache/") == true
        }
        try shell.waitForText("Night Ferry")
        XCTAssertEqual(cover["title"], "Night Ferry")
        let path = try XCTUnwrap(cover["artwork"])
        XCTAssertEqual(try artURL(bus), "file://\(path)")
        try shell.waitForShare(ofColour: "#FF00FF", over: 0.05)

        radio.setMetadata("StreamTitle='The Beacons - Home';StreamUrl='\(pictures.url("dead.png"))';")
        try checkThatTheLogoIsBack(shell, bus, logo)
        try shell.saveScreenshot("artwork")
    }

    func testATrackOfHLSReachesScreenAndPanelsAndItsPictureGoesWithIt() throws {
        let server = try NginxServer()
        let magenta = TestPicture.png(width: 600, height: 600, colour: (255, 0, 255))
        let logo = try server.folder.write(
            Data(TestPicture.png(width: 600, height: 600, colour: (0, 255, 0))), to: "logo.png")
        try TimedMetadataStation.write(
            .transport,
            cues: [
                (0, ID3Tag.bytes(title: "Night Ferry", artist: "The Beacons", picture: magenta)),
                (20, ID3Tag.bytes(title: "The Beacons - Home")),
            ], seconds: 60, into: server.folder.path)
        let (shell, bus) = try play(server.url("timed.m3u8"), logo: logo, in: server.folder)
        let cover = try shell.trace.wait(for: "state", seconds: 60) {
            $0["title"] == "Night Ferry" && $0["artwork"]?.contains("/cache/") == true
        }
        try shell.waitForText("Night Ferry")
        XCTAssertEqual(try artURL(bus), "file://\(try XCTUnwrap(cover["artwork"]))")
        try shell.waitForShare(ofColour: "#FF00FF", over: 0.05)

        try checkThatTheLogoIsBack(shell, bus, logo)
    }

    /// Starts the shell with a station of that stream and logo, and taps it.
    private func play(
        _ url: String, logo: String, in folder: TemporaryFolder
    ) throws -> (shell: ShellSession, bus: DBusSession) {
        let list = try folder.write(
            "[{\"name\": \"Harbour FM\", \"streamURL\": \"\(url)\", \"imageURL\": \"\(logo)\"}]", to: "stations.json")
        let screen = try WaylandSession()
        let bus = try DBusSession(environment: screen.environment)
        let shell = try ShellSession(["--stations", list], on: screen, bus: bus)
        try shell.trace.wait(for: "root-shown", seconds: 60)
        try shell.tap("Harbour FM")
        return (shell, bus)
    }

    /// The next track has no picture: the station's own green logo stands for it, nothing of the last one.
    private func checkThatTheLogoIsBack(_ shell: ShellSession, _ bus: DBusSession, _ logo: String) throws {
        try shell.trace.wait(for: "state", seconds: 60) { $0["title"] == "Home" && $0["artwork"] == logo }
        XCTAssertEqual(try artURL(bus), "file://\(logo)")
        try shell.waitForShare(ofColour: "#00FF00", over: 0.05)
    }

    private func artURL(_ bus: DBusSession) throws -> String {
        try ChildProcess.run(["playerctl", "-p", "carshell", "metadata", "mpris:artUrl"], environment: bus.environment)
    }
}
