import Apps
import CGtk
import GLibBridge
import Glibc
import Playback
import Templates

/// Runs the program: an application that outlives its display.
///
/// The display may go (window closed, monitor lost, Disconnect pressed) and come back (started again, monitor back,
/// Connect pressed); the player and the app stay, and the scene tells the app of both.
@MainActor
final class Shell {
    static let applicationIdentifier = "org.carshell.CarShell"

    private let options: Options
    private let trace: Trace
    private let parts: ShellParts
    private let application: ObjectReference
    private var window: ShellWindow?
    private var style: ContentStyleChoice
    private var drivingState: DrivingState
    /// What the gallery's page says that plays, in place of the player.
    private var galleryInfo: NowPlayingInfo?
    private var signals: [UnixSignal] = []
    private var observation: Observation?
    private var lastState: NowPlayingInfo?
    private var monitors: MonitorWatcher?
    private var remoteControl: RemoteControl?
    private var isStarted = false
    private var isQuitting = false
    /// What the program answers with, when it is not what GTK says.
    private var exitStatus: Int32?

    init(_ options: Options, data: DataDirectory, trace: Trace) {
        self.options = options
        self.trace = trace
        style = options.style
        drivingState = options.drivingState
        let application: UnsafeMutablePointer<GtkApplication> = gtk_application_new(
            Self.applicationIdentifier, G_APPLICATION_DEFAULT_FLAGS)
        self.application = ObjectReference(taking: OpaquePointer(application))
        let reporter = FaultReporter(trace: trace)
        parts = ShellParts(options, data: data, trace: trace, reporter: reporter)
        reporter.show = { [weak self] message in self?.window?.show(message: message) }
        parts.scene.assistant = { [weak self] in self?.askAssistant($0) }
        parts.gallery?.onNowPlayingInfo = { [weak self] info in
            self?.galleryInfo = info
            self?.show(info)
        }
        Signals.activateApplication.connect(self.application.pointer) { [weak self] in self?.activate() }
    }

    private var gApplication: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(application.pointer).assumingMemoryBound(to: GApplication.self)
    }

    /// Runs until the program is told to end.
    ///
    /// - Returns: the exit status.
    func run() -> Int32 {
        g_application_register(gApplication, nil, nil)
        if g_application_get_is_registered(gApplication) != 0, g_application_get_is_remote(gApplication) != 0 {
            print("CarShell runs already; its display has been asked to come to the front.")
        }
        for number in [SIGTERM, SIGINT] { signals.append(UnixSignal(number) { [weak self] in self?.quit() }) }
        let status = g_application_run(gApplication, 0, nil)
        return exitStatus ?? status
    }

    // MARK: - Coming and going of the display

    /// Comes at the start, and whenever the program is started again.
    private func activate() {
        options.textDirection?.apply()
        if let folder = options.renderAll { return renderAll(into: folder) }
        if !isStarted { start() }
        connect()
    }

    private func start() {
        isStarted = true
        // Without windows the application would end: sound goes on without a display.
        g_application_hold(gApplication)
        remoteControl = RemoteControl(
            session: parts.session, raise: { [weak self] in self?.connect() }, quit: { [weak self] in self?.quit() })
        observation = parts.player.observe { [weak self] info in self?.show(info) }
        if options.isKiosk {
            monitors = MonitorWatcher { [weak self] hasMonitor in
                if hasMonitor { self?.connect() } else { self?.closeWindow() }
            }
        }
    }

    /// Shows the window, with the app's screen in it.
    private func connect() {
        if let window {
            window.present()
            if parts.scene.connection == nil { connectScene(to: window) }
            return
        }
        do {
            let window = try ShellWindow(
                options, style: style, parts: parts, trace: trace,
                application: UnsafeMutableRawPointer(application.pointer).assumingMemoryBound(to: GtkApplication.self))
            self.window = window
            window.onClose = { [weak self] in self?.windowClosed() }
            window.onKey = { [weak self] key in self?.handle(key) ?? false }
            window.onConnection = { [weak self] in self?.toggleConnection() }
            window.onStyle = { [weak self] in self?.toggleStyle() }
            window.onDriving = { [weak self] in self?.toggleDriving() }
            window.show(drivingState)
            window.afterFirstFrame { [weak self] in self?.firstFrame() }
            connectScene(to: window)
            window.present()
        } catch {
            complain(String(describing: error))
            exit(1)
        }
    }

    private func renderAll(into folder: String) {
        g_application_hold(gApplication)
        Task {
            do {
                let count = try await RenderAll(
                    folder: folder, pages: options.renderedPages, data: parts.data, mapFiles: parts.mapFiles,
                    artwork: parts.artwork
                ).run()
                print("\(count) pictures in \(folder)")
            } catch {
                complain(String(describing: error))
                exitStatus = 1
            }
            g_application_quit(gApplication)
        }
    }

    private func connectScene(to window: ShellWindow) {
        let view = window.makeSceneView()
        view.onEvent = { [weak self, weak view] event in
            guard let self, let view, window.sceneView === view, let connection = parts.scene.connection else { return }
            parts.scene.receive(event, from: connection)
        }
        view.show(galleryInfo ?? parts.player.nowPlayingInfo)
        parts.scene.connect(display: view)
        trace.record(.connected)
        window.showConnected(true)
    }

    private func disconnectScene() {
        guard parts.scene.connection != nil else { return }
        parts.scene.disconnect()
        trace.record(.disconnected)
        window?.showConnected(false)
    }

    private func firstFrame() {
        trace.record(.firstFrame)
        // What the first picture does not need waits until it is on screen.
        parts.engine.prepare { [weak self] result in
            switch result {
            case .success: self?.trace.record(.audioReady)
            case .failure(let error): self?.report(error.description)
            }
        }
    }

    private func report(_ sentence: String) {
        complain(sentence)
        trace.record(.error) { [("detail", .text(sentence))] }
        window?.show(message: sentence)
    }

    private func toggleConnection() {
        guard let window else { return }
        if parts.scene.connection == nil { connectScene(to: window) } else { disconnectScene() }
    }

    private func closeWindow() {
        guard let window else { return }
        window.close()
        windowClosed()
    }

    private func windowClosed() {
        disconnectScene()
        window = nil
        if !options.isKiosk {
            print("The display is closed, CarShell goes on. Start it again for a new display; Ctrl+C ends it.")
        }
    }

    // MARK: - What plays, keys, style

    private func show(_ info: NowPlayingInfo) {
        window?.sceneView?.show(info)
        guard trace.isOn else { return }
        let last = lastState
        lastState = info
        if last?.playbackState != info.playbackState || last?.title != info.title || last?.artist != info.artist
            || last?.itemIdentifier != info.itemIdentifier || last?.artwork != info.artwork
        {
            trace.record(.state) { info.traceDetails }
        }
    }

    private func handle(_ key: KeyPress) -> Bool {
        switch KeyAction(key, isTyping: window?.isTyping ?? false) {
        case .back: window?.sceneView?.goBack()
        case .command(let command): parts.player.perform(command)
        case .quit: quit()
        case nil: return false
        }
        return true
    }

    private func toggleStyle() {
        style = style == .day ? .night : .day
        window?.apply(style)
        parts.scene.contentStyle = style == .day ? .light : .dark
    }

    private func toggleDriving() {
        drivingState = drivingState.other
        window?.show(drivingState)
        parts.apply(drivingState)
        trace.record(.drivingState) { [("state", .text(drivingState.rawValue))] }
    }

    /// There is no assistant: the person is told so, and a developer which question went where.
    private func askAssistant(_ request: AssistantRequest) {
        trace.record(.assistant) { [("request", .text(String(describing: request)))] }
        window?.sceneView?.show(notice: Texts.noAssistant)
    }

    /// Ends the program once what is remembered is on the disk.
    private func quit() {
        guard !isQuitting else { return }
        isQuitting = true
        observation = nil
        disconnectScene()
        // Notes the place of what plays.
        parts.player.perform(.stop)
        parts.engine.stop()
        Task {
            await parts.flush()
            g_application_quit(gApplication)
        }
    }
}
