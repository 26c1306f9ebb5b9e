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
    /// Where maps find their outlines and settings.
    let mapFiles: MapFiles
    /// What the car allows, parked and driving.
    let limits: DrivingLimits
    /// What is remembered from one run to the next.
    let store: StateStore
    /// The scene does not keep its delegate alive.
    private let app: any TemplateApplicationSceneDelegate
    /// The gallery, if that is the app: it has no player, so that its pages say themselves what plays.
    var gallery: GalleryApp? { app as? GalleryApp }

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
        mapFiles = MapFiles(data: data, folders: folders)
        var limits = LimitsFile.limits(path: data.limits)
        let languages = Languages.preferred()
        switch options.app {
        case .radio:
            let whatsNew = WhatsNewPresenter(
                source: "whatsnew", currentVersion: options.currentVersion ?? Version.current,
                loader: ReleaseNotesLoader(resources: client, folders: [data.path], languages: languages),
                languages: languages)
            app = RadioApp(library: library, player: player, store: store, whatsNew: whatsNew)
        case .gallery:
            let page = options.page.flatMap(GalleryPage.named)
            if let name = options.page, page == nil {
                complain("The gallery has no page \(name). Its list shows the names below the titles.")
            }
            app = GalleryApp(firstPage: page)
            limits = limits.mapping(GalleryApp.capabilities)
        case .whatsnew:
            app = WhatsNewApp(
                source: options.notes ?? "whatsnew", currentVersion: options.currentVersion ?? Version.current,
                loader: client, dataFolder: data.path, languages: languages)
        }
        self.limits = limits
        let capabilities = limits[options.drivingState]
        CarCapabilities.current = capabilities
        scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { reporter.report($0) }
        scene.contentStyle = options.style == .day ? .light : .dark
    }

    /// Puts the limits of a driving state into force: lists get shorter or longer, the keyboard goes or comes.
    func apply(_ state: DrivingState) {
        CarCapabilities.current = limits[state]
        scene.capabilities = limits[state]
    }
}
