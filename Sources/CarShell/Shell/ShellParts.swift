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
    let session: NowPlayingSession
    /// What the person has set about the sound.
    let settings: AudioSettingsStore
    let scene: TemplateApplicationScene
    let artwork: ArtworkStore
    /// What is remembered from one run to the next.
    let store: StateStore
    private let settingsFile: SettingsFile?
    private var settingsObservation: Observation?
    /// The scene does not keep its delegate alive.
    private let app: any TemplateApplicationSceneDelegate

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
        player = Player(
            engine: trace.isOn ? TracingEngine(engine, trace: trace) : engine,
            surroundings: PlayerSurroundings(
                scheduler: MainLoopScheduler(), network: NetworkMonitor(), outputs: AudioOutputMonitor(),
                resolver: resolver, decoder: IconvDecoder()))
        session = NowPlayingSession(player: player)
        let client = HTTPClient(userAgent: agent)
        artwork = ArtworkStore(reader: ArtworkReader(loader: client))
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
            // Whoever named an output on the command line gets that one, whatever is set.
            let sound = SoundSettings(store: settings, outputs: options.audioSink == nil ? AudioOutputList() : nil)
            app = RadioApp(library: library, session: session, store: store, whatsNew: whatsNew, sound: sound)
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
}
