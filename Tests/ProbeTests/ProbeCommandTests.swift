import Playback
import Stations
import Testing

@testable import Probe

/// The command with fake parts: reports and exit status.
@MainActor
struct ProbeCommandTests {
    private let rig = ProbeRig()
    private static let sound: [AudioEngineEvent] = [
        .firstAudio(time: 1), .playing,
        .tags(StreamTags(title: "A - One", audioCodec: "MPEG-1 Layer 3 (MP3)", bitrate: 128_000)),
        .tags(StreamTags(title: "A - One")), .tags(StreamTags(title: "B - Two")),
    ]

    @Test("A stream that plays: chain, format, headers and titles, and status 0")
    func stream() async throws {
        rig.texts = ["http://a.example/x": "→http://b.example/live", "http://b.example/live": "OggS........"]
        rig.headers = ["content-type": "application/ogg", "icy-name": "Test", "icy-br": "96, 96"]
        rig.sounds = ["http://b.example/live": Self.sound]
        #expect(await rig.run("http://a.example/x", "--json") == 0)
        let object = try #require(try rig.objects().first)
        #expect(object["input"] == .text("http://a.example/x"))
        #expect(
            object["chain"]
                == .list([
                    .text("http://a.example/x → http://b.example/live (302)"),
                    .text("http://b.example/live: stream, Ogg"),
                ]))
        #expect(object["format"]?["container"] == .text("Ogg"))
        #expect(object["format"]?["codec"] == .text("MPEG-1 Layer 3 (MP3)"))
        #expect(object["format"]?["bitrate"] == .number(128_000))
        #expect(object["format"]?["contentType"] == .text("application/ogg"))
        #expect(object["format"]?["headers"] == .object(["icy-name": .text("Test"), "icy-br": .text("96, 96")]))
        #expect(
            object["titles"]
                == .list([
                    .object(["artist": .text("A"), "title": .text("One")]),
                    .object(["artist": .text("B"), "title": .text("Two")]),
                ]))
        #expect(object["error"] == .null)
    }

    @Test(
        "A file that is not there is told as that, and not as a host",
        arguments: [
            "nope.mp3", "lists/nope.m3u", "Nope.M3U8",
        ])
    func noSuchFile(input: String) async throws {
        #expect(await rig.run(input, "--json") == 1)
        let error = try #require(try rig.objects().first)["error"]
        #expect(error?["class"] == .text("user"))
        #expect(
            error?["reason"]
                == .text("There is no file “\(input)”. If it is on a server, begin with http:// or https://."))
    }

    @Test("A pipe in this folder is told as that")
    func pipe() async throws {
        rig.pipes = ["/folder/live"]
        #expect(await rig.run("live", "--json") == 1)
        #expect(try #require(try rig.objects().first)["error"]?["reason"] == .text("/folder/live is not a file."))
    }

    @Test("A host without http:// is still a host, with a file's name behind it, too")
    func hosts() async throws {
        rig.texts = ["http://radio.example/live.mp3": "OggS........", "http://radio.example": "OggS........"]
        rig.sounds = ["http://radio.example/live.mp3": Self.sound, "http://radio.example": Self.sound]
        #expect(await rig.run("radio.example/live.mp3", "radio.example", "--json") == 0)
    }

    @Test("All keys are there every time, one object a line for each argument in turn")
    func keys() async throws {
        rig.texts = ["http://a.example/live": "OggS........"]
        rig.sounds = ["http://a.example/live": Self.sound]
        #expect(await rig.run("--json", "http://a.example/live", "http://a.example/missing") == 1)
        let objects = try rig.objects()
        #expect(objects.map { $0["input"] } == [.text("http://a.example/live"), .text("http://a.example/missing")])
        for object in objects {
            for key in ["input", "chain", "entries", "rejected", "format", "titles", "error"] {
                #expect(object[key] != nil, "\(key)")
            }
        }
        #expect(objects[1]["error"]?["class"] == .text("user"))
        #expect(objects[1]["error"]?["reason"] == .text("The address was not found on the server. Check it."))
    }

    @Test("A playlist of mirrors: the first that plays is enough; entries and rejected ones are told")
    func mirrors() async throws {
        rig.texts = [
            "http://a.example/x":
                "#EXTM3U\n#EXTINF:-1 tvg-logo=\"http://a.example/l.png\",One\nhttp://1.example/\nmms://2.example/\nhttp://3.example/"
        ]
        for host in ["1", "3"] { rig.texts["http://\(host).example/"] = "OggS........" }
        rig.sounds = [
            "http://1.example/": [.failed(PlaybackFailure(kind: .connectionLost, detail: ""))],
            "http://3.example/": Self.sound,
        ]
        #expect(await rig.run("http://a.example/x", "--json") == 0)
        #expect(rig.played == ["http://1.example/", "http://3.example/"])
        let object = try #require(try rig.objects().first)
        #expect(object["entries"]?.count == 2)
        guard case .list(let entries)? = object["entries"] else { return #expect(Bool(false)) }
        #expect(entries[0]["title"] == .text("One"))
        #expect(entries[0]["attributes"]?["logo"] == .text("http://a.example/l.png"))
        guard case .list(let rejected)? = object["rejected"] else { return #expect(Bool(false)) }
        #expect(rejected.map { $0["place"] } == [.text("line 4")])
    }

    @Test("When all mirrors fail the first one's reason is told, with its class, and status 1")
    func allFail() async throws {
        rig.texts = ["http://a.example/x": "http://1.example/\nhttp://2.example/"]
        for host in ["1", "2"] { rig.texts["http://\(host).example/"] = "OggS........" }
        rig.sounds = [
            "http://1.example/": [.failed(PlaybackFailure(kind: .missingDecoder("HLS demuxer"), detail: ""))],
            "http://2.example/": [.failed(PlaybackFailure(kind: .hostNotFound, detail: ""))],
        ]
        #expect(await rig.run("http://a.example/x") == 1)
        #expect(
            rig.output.contains("Failed (format): Cannot play this format (HLS): install gstreamer1.0-plugins-bad."))
    }

    @Test("Entries are asked what they are: redirections and headers are told, hidden playlists followed")
    func entriesAreAsked() async throws {
        rig.texts = [
            "http://a.example/x": "[playlist]\nFile1=http://a.example/tunein/42",
            "http://a.example/tunein/42": "#EXTM3U\nhttp://b.example/r", "http://b.example/r": "→/live",
            "http://b.example/live": "fLaC........",
        ]
        rig.headers = ["icy-name": "Test"]
        rig.sounds = ["http://b.example/live": Self.sound]
        #expect(await rig.run("http://a.example/x", "--json") == 0)
        #expect(rig.played == ["http://b.example/live"])
        let object = try #require(try rig.objects().first)
        #expect(
            object["chain"]
                == .list(
                    [
                        "http://a.example/x: PLS playlist, 1 entry",
                        "http://a.example/tunein/42: M3U playlist, 1 entry",
                        "http://b.example/r → http://b.example/live (302)", "http://b.example/live: stream, FLAC",
                    ].map(RigJSON.text)))
        #expect(object["format"]?["headers"] == .object(["icy-name": .text("Test")]))
    }

    @Test("A long playlist and a station list are read and not played")
    func lists() async throws {
        rig.texts = [
            "http://a.example/x": (1...9).map { "http://\($0).example/\n" }.joined(),
            "http://a.example/stations.json":
                "{\"station\": [{\"name\": \"One\", \"streamURL\": \"http://1.example/\", \"desc\": \"d\"}, {\"name\": \"None\"}]}",
        ]
        #expect(await rig.run("http://a.example/x", "http://a.example/stations.json", "--json") == 0)
        #expect(rig.played.isEmpty)
        let objects = try rig.objects()
        #expect(objects[0]["entries"]?.count == 9)
        #expect(objects[0]["format"] == .null)
        #expect(objects[1]["entries"]?.count == 1)
        guard case .list(let rejected)? = objects[1]["rejected"] else { return #expect(Bool(false)) }
        #expect(rejected == [.object(["place": .text("entry 2"), "reason": .text("has no streamURL")])])
    }

    @Test("JSON that is no station list is the format's fault")
    func otherJSON() async throws {
        rig.texts = ["http://a.example/x": "{\"a\": 1}"]
        #expect(await rig.run("http://a.example/x", "--json") == 1)
        #expect(try rig.objects()[0]["error"]?["class"] == .text("format"))
    }

    @Test("Paths are meant in the working folder, where there is such a file")
    func paths() async {
        rig.files = ["/folder/x.m3u": "a.ogg", "/folder/a.ogg": "OggS........"]
        rig.sounds = ["file:///folder/a.ogg": [.firstAudio(time: 1), .endOfStream]]
        #expect(await rig.run("x.m3u") == 0)
        #expect(await rig.run("./none.m3u") == 1)
        #expect(rig.output.contains("Failed (user): There is no file /folder/./none.m3u."))
    }

    @Test("Silence until the time is up, and an end without sound, are failures")
    func silence() async {
        rig.texts = ["http://a.example/1": "OggS........", "http://a.example/2": "OggS........"]
        rig.sounds = ["http://a.example/1": [.buffering(percent: 3)], "http://a.example/2": [.endOfStream]]
        #expect(await rig.run("http://a.example/1") == 1)
        #expect(rig.output.contains("Failed (network): There was no sound within 15 seconds."))
        #expect(await rig.run("http://a.example/2") == 1)
        #expect(rig.output.contains("Failed (format): There is no sound in it."))
    }

    @Test("--seconds 0 does not play")
    func noPlaying() async {
        rig.texts = ["http://a.example/1": "OggS........"]
        #expect(await rig.run("http://a.example/1", "--seconds", "0") == 0)
        #expect(rig.played.isEmpty)
        #expect(rig.output.hasSuffix("  Found, and not played.\n\n"))
    }

    @Test(
        "A call that makes no sense ends with status 2 and says why, without asking anybody",
        arguments: [
            ([], "give at least one address or file"), (["--nonsense", "x"], "unknown option “--nonsense”"),
            (["x", "--seconds"], "--seconds takes a whole number from 0 to 600, not “”"),
            (["x", "--seconds=601"], "--seconds takes a whole number from 0 to 600, not “601”"),
            (["--json"], "give at least one address or file"),
        ])
    func usage(_ arguments: [String], _ words: String) async {
        var complaint = ""
        let status = await ProbeCommand(arguments: arguments).run(
            {
                Issue.record("no parts are needed")
                return rig.parts
            }, output: { _ in Issue.record("no report is due") }, complain: { complaint += $0 })
        #expect(status == 2)
        #expect(complaint == "carshell probe: \(words)\n\(ProbeCommand.usage)\n")
    }

    @Test("What follows -- is an argument, and --help is no fault")
    func dashes() async {
        #expect(await rig.run("--", "--json") == 1)
        #expect(rig.output.hasPrefix("--json\n"))
        #expect(await rig.run("--help") == 0)
    }
}
