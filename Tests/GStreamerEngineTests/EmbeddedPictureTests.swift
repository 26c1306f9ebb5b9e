import Foundation
import Playback
import TestSupport
import XCTest

@testable import GStreamerEngine

/// Pictures inside of what plays.
final class EmbeddedPictureTests: XCTestCase {
    func testThePictureOfAnMP3ComesAsItIs() throws {
        let folder = try TestSupport.TemporaryFolder("embedded")
        let picture = TestPicture.png(width: 64, height: 64)
        let cover = try folder.write(Data(picture), to: "cover.png")
        let path = folder.path + "/song.mp3"
        try ChildProcess.run(
            ["ffmpeg", "-nostdin", "-loglevel", "error", "-f", "lavfi", "-i", "sine=duration=3", "-i", cover]
                + ["-map", "0", "-map", "1", "-c:a", "libmp3lame", "-c:v", "copy", "-id3v2_version", "3"]
                + ["-metadata", "title=Song", path])
        MainActor.assumeIsolated {
            let rig = EngineRig()
            rig.load("file://" + path, isLiveStream: false)
            rig.wait(for: "picture") {
                if case .tags(let tags) = $0 { tags.artwork == .embedded(picture) } else { false }
            }
        }
    }
}
