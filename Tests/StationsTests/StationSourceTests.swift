import Testing

@testable import Stations

struct StationSourceTests {
    private func source(_ argument: String?, config: String = "/nowhere") -> StationSource {
        let folders = UserFolders(environment: ["XDG_CONFIG_HOME": config])
        return StationSource(argument: argument, folders: folders, builtIn: "/usr/share/carshell/stations.json")
    }

    @Test("What was asked for comes first, whether it is a path, a file address or an http address")
    func argumentFirst() throws {
        #expect(try source("/a/./b.json").origin() == .file(path: "/a/b.json"))
        #expect(try source("file:///a%20b.json").origin() == .file(path: "/a b.json"))
        #expect(try source("https://x.example/s.json").origin() == .remote(url: "https://x.example/s.json"))
        guard case .file(let path) = try source("my:list.json").origin() else {
            Issue.record("a colon may stand in a file's name")
            return
        }
        #expect(path.hasPrefix("/") && path.hasSuffix("/my:list.json"))
    }

    @Test("Any other kind of address is refused with the remedy", arguments: ["", "ftp://x.example/s", "http://"])
    func badArgument(argument: String) {
        let error = #expect(throws: StationListError.badSource(argument)) { try source(argument).origin() }
        #expect(error?.description.contains("http://") == true)
    }

    @Test("The user's file comes before the built-in one, as soon as it is there")
    func userFile() throws {
        let folder = try TemporaryFolder()
        let source = source(nil, config: folder.path)
        #expect(try source.origin() == .file(path: "/usr/share/carshell/stations.json"))
        try folder.write("[]", to: "carshell/stations.json")
        #expect(try source.origin() == .file(path: folder.path + "/carshell/stations.json"))
    }

    @Test("Folders follow the XDG specification, which ignores relative paths")
    func folders() {
        let folders = UserFolders(environment: ["HOME": "/home/x", "XDG_CONFIG_HOME": "relative"])
        #expect(folders.config == "/home/x/.config/carshell")
        #expect(folders.state == "/home/x/.local/state/carshell")
        #expect(UserFolders(environment: ["XDG_STATE_HOME": "/s"]).state == "/s/carshell")
        #expect(UserFolders(environment: [:]).config == nil)
    }
}
