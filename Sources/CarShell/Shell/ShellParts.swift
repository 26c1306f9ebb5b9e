import Apps
import GLibBridge
import GStreamerEngine
import HTTPClient
import Playback
import Stations
import Templates

/// The parts that live as long as the process, whatever displays come and go.
@MainActor
final class ShellParts {
    let data: DataDirectory
    let engine: GStreamerEngine
    let player: Player
    let scene: TemplateApplicationScene
    let artwork: ArtworkStore
    /// What is remembered from one run to the next.
    let store: StateStore
    /// The scene does not keep its delegate alive.
    private let app: any TemplateApplicationSceneDelegate

    init(_ options: Options, data: DataDirectory, trace: Trace, reporter: FaultReporter) {
        self.data = data
        let environment = ProcessEnvironment.variables()
        engine = GStreamerEngine(audioSinkDescription: options.audioSink, version: Version.current)
        let agent = "CarShell/\(Version.current)"
        let resolver = PlaylistResolver(ProbeRunner.makeResolver(userAgent: agent))
        let client = HTTPClient(userAgent: agent)
        let folders = UserFolders(environment: environment)
        let cache = folders.cache.map { FileCache(folder: $0 + "/artwork") }
        player = Player(
            engine: trace.isOn ? TracingEngine(engine, trace: trace) : engine,
            surroundings: PlayerSurroundings(
                scheduler: MainLoopScheduler(), network: NetworkMonitor(), outputs: AudioOutputMonitor(),
                resolver: resolver, decoder: IconvDecoder(),
                artwork: cache.map { StreamArtworkFinder(loader: client, cache: $0) }))
        artwork = ArtworkStore(reader: ArtworkReader(loader: client, cache: cache))
        let library = StationLibrary(
            source: StationSource(argument: options.stations, folders: folders, builtIn: data.stations),
            loader: client, languages: Languages.preferred())
        store = StateStore(folders: folders) { complain($0.description) }
        var capabilities = LimitsFile.capabilities(path: data.limits)
        let languages = Languages.preferred()
        switch options.app {
        case .radio:
            let whatsNew = WhatsNewPresenter(
                source: "whatsnew", currentVersion: options.currentVersion ?? Version.current,
                loader: ReleaseNotesLoader(resources: client, folders: [data.path], languages: languages),
                languages: languages)
            app = RadioApp(library: library, player: player, store: store, whatsNew: whatsNew)
        case .gallery:
            app = GalleryApp()
            capabilities = GalleryApp.capabilities(capabilities)
        case .whatsnew:
            app = WhatsNewApp(
                source: options.notes ?? "whatsnew", currentVersion: options.currentVersion ?? Version.current,
                loader: client, dataFolder: data.path, languages: languages)
        }
        CarCapabilities.current = capabilities
        scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { reporter.report($0) }
        scene.contentStyle = options.style == .day ? .light : .dark
    }
}
