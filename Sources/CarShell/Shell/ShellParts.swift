import Apps
import GLibBridge
import GStreamerEngine
import HTTPClient
import Localization
import Playback
import Stations
import Templates

/// The parts that live as long as the process, whatever displays come and go.
@MainActor
final class ShellParts {
    let data: DataDirectory
    let engine: GStreamerEngine
    let player: Player
    let session: NowPlayingSession
    /// What the person has set about the sound.
    let settings: AudioSettingsStore
    let scene: TemplateApplicationScene
    let artwork: ArtworkStore
    /// Where maps find their outlines and settings.
    let mapFiles: MapFiles
    /// What the car allows, parked and driving.
    let limits: DrivingLimits
    /// What is remembered from one run to the next.
    let store: StateStore
    private let settingsFile: SettingsFile?
    private var settingsObservation: Observation?
    /// The scene does not keep its delegate alive.
    private let app: any TemplateApplicationSceneDelegate
    /// The gallery, if that is the app: it has no player, so that its pages say themselves what plays.
    var gallery: GalleryApp? { app as? GalleryApp }

    init(_ options: Options, data: DataDirectory, trace: Trace, reporter: FaultReporter) {
        self.data = data
        let environment = ProcessEnvironment.variables()
        let folders = UserFolders(environment: environment)
        let settingsFile = folders.config.map { SettingsFile(path: $0 + "/settings.conf", report: complain) }
        self.settingsFile = settingsFile
        let settings = AudioSettingsStore(settingsFile?.read() ?? AudioSettings()) { settingsFile?.save($0) }
        self.settings = settings
        engine = GStreamerEngine(
            audioSinkDescription: options.audioSink ?? settings.settings.output.element, version: Version.current)
        let agent = "CarShell/\(Version.current)"
        let resolver = PlaylistResolver(ProbeRunner.makeResolver(userAgent: agent))
        let client = HTTPClient(userAgent: agent)
        let cache = folders.cache.map { FileCache(folder: $0 + "/artwork") }
        player = Player(
            engine: trace.isOn ? TracingEngine(engine, trace: trace) : engine,
            surroundings: PlayerSurroundings(
                scheduler: MainLoopScheduler(), network: NetworkMonitor(), outputs: AudioOutputMonitor(),
                resolver: resolver, decoder: IconvDecoder(),
                artwork: cache.map { StreamArtworkFinder(loader: client, cache: $0) }))
        session = NowPlayingSession(player: player)
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
            // Whoever named an output on the command line gets that one, whatever is set.
            let sound = SoundSettings(store: settings, outputs: options.audioSink == nil ? AudioOutputList() : nil)
            app = RadioApp(library: library, session: session, store: store, whatsNew: whatsNew, sound: sound)
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
        followSettings(pinned: options.audioSink)
    }

    /// Returns when all that is kept for the next run is on the disk.
    func flush() async {
        await settingsFile?.flush()
        await store.flush()
    }

    /// Has player and engine behave as set, now and whenever that changes.
    private func followSettings(pinned: String?) {
        var element = settings.settings.output.element
        settingsObservation = settings.observe { [player, engine] settings in
            player.apply(settings)
            guard pinned == nil, settings.output.element != element else { return }
            element = settings.output.element
            engine.setOutput(element)
            player.outputChosen()
        }
    }

    /// Puts the limits of a driving state into force: lists get shorter or longer, the keyboard goes or comes.
    func apply(_ state: DrivingState) {
        CarCapabilities.current = limits[state]
        scene.capabilities = limits[state]
    }
}
