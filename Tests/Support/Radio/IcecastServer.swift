import Foundation

/// A real Icecast server on this machine, with a station that a real encoder feeds.
public final class IcecastServer {
    /// What the encoder sends.
    public enum Programme {
        /// A tone that never stops, for tests that listen for gaps.
        case tone(hertz: Int)
        /// A sound file, over and over.
        case file(String)
    }

    /// How the station's sound is packed.
    public enum Format: String {
        case mp3
        case ogg
    }

    public let port: UInt16
    private let password = "test"
    private let folder: TemporaryFolder
    private let server: ChildProcess
    private var encoders: [String: ChildProcess] = [:]

    public init() throws {
        port = try Loopback.freePort()
        folder = try TemporaryFolder("icecast")
        let configuration = try folder.write(
            """
            <icecast>
              <hostname>localhost</hostname>
              <location>Test</location>
              <admin>test@localhost</admin>
              <limits><clients>100</clients><sources>10</sources><burst-size>65536</burst-size></limits>
              <authentication>
                <source-password>\(password)</source-password>
                <admin-user>admin</admin-user><admin-password>\(password)</admin-password>
              </authentication>
              <listen-socket><port>\(port)</port><bind-address>127.0.0.1</bind-address></listen-socket>
              <!-- Otherwise titles go out in ISO 8859-1, with entities for what it lacks. -->
              <mount type="default"><charset>UTF-8</charset></mount>
              <paths>
                <basedir>\(folder.path)</basedir><logdir>\(folder.path)</logdir>
                <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
              </paths>
              <logging><errorlog>-</errorlog><accesslog>access.log</accesslog><loglevel>3</loglevel></logging>
              <security><chroot>0</chroot></security>
            </icecast>
            """, to: "icecast.xml")
        // Icecast refuses to run as root.
        try OrdinaryUser.own(folder.path)
        server = try ChildProcess(
            OrdinaryUser.commandPrefix + ["icecast2", "-c", configuration], errorToOutput: true)
        enlargePipe(server.output.descriptor)
        try server.output.line("Icecast's start", before: .after(seconds: 20)) { $0.contains("server started") }
    }

    /// The address at which a station is heard.
    public func url(_ mount: String) -> String { "http://127.0.0.1:\(port)/\(mount)" }

    /// Puts a station on the air, and returns once the server has it.
    public func startStation(
        _ mount: String = "live", name: String, _ programme: Programme, as format: Format = .mp3
    ) throws {
        let source: [String] =
            switch programme {
            case .tone(let hertz): ["-re", "-f", "lavfi", "-i", "sine=frequency=\(hertz):sample_rate=44100"]
            case .file(let path): ["-re", "-stream_loop", "-1", "-i", path]
            }
        let packing: [String] =
            switch format {
            case .mp3: ["-c:a", "libmp3lame", "-b:a", "128k", "-content_type", "audio/mpeg", "-f", "mp3"]
            case .ogg: ["-c:a", "libvorbis", "-q:a", "4", "-content_type", "application/ogg", "-f", "ogg"]
            }
        encoders[mount] = try ChildProcess(
            ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "warning"] + source + ["-vn", "-map_metadata", "-1"]
                + packing + ["-ice_name", name, "icecast://source:\(password)@127.0.0.1:\(port)/\(mount)"])
        try server.output.line("the encoder's login", before: .after(seconds: 20)) {
            $0.contains("Source logging in at mountpoint \"/\(mount)\"")
        }
    }

    /// Tells the station's listeners what plays now, the way encoders do (ICY, `StreamTitle`).
    public func setTitle(_ title: String, on mount: String = "live") throws {
        let allowed = CharacterSet.alphanumerics
        guard let encoded = title.addingPercentEncoding(withAllowedCharacters: allowed) else {
            throw HarnessError("“\(title)” cannot be sent.")
        }
        let answer = try Loopback.get(
            "/admin/metadata?mount=/\(mount)&mode=updinfo&charset=UTF-8&song=\(encoded)", port: port, user: "source",
            password: password)
        guard answer.contains("200 OK") else { throw HarnessError("Icecast took no title: \(answer)") }
    }

    /// Takes a station off the air; the server stays.
    public func stopStation(_ mount: String = "live") {
        encoders.removeValue(forKey: mount)?.stop()
    }

    /// Ends the server as a power cut does: connections break, nobody says goodbye.
    public func kill() {
        server.signal(SIGKILL)
        _ = server.waitForExit(before: .after(seconds: 5))
        encoders = [:]
    }
}
