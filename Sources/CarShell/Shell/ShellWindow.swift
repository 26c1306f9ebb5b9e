import CGtk
import GLibBridge
import Templates

/// The window: the car's screen, with a developer bar above it in the preview.
@MainActor
final class ShellWindow {
    /// The window has been closed by the person or the compositor.
    var onClose: (@MainActor () -> Void)?
    /// A key was pressed that no widget took; answers whether it has been dealt with.
    var onKey: (@MainActor (KeyPress) -> Bool)?
    /// The developer bar's Connect or Disconnect was pressed.
    var onConnection: (@MainActor () -> Void)?
    /// The developer bar's Drive or Park was pressed.
    var onDriving: (@MainActor () -> Void)?
    /// The developer bar's Day or Night was pressed.
    var onStyle: (@MainActor () -> Void)?

    private(set) var sceneView: SceneView?
    private let window: Widget
    private let parts: ShellParts
    private let trace: Trace
    private let theme: Theme
    private var style: ContentStyleChoice
    /// Whether the app asked for the dark look whatever the hour (R27).
    private var prefersDark = false
    private var sizeClass: SizeClass
    private let screen = Box(GTK_ORIENTATION_VERTICAL)
    private var container: ScreenContainer?
    private var developerBar: DeveloperBar?
    private var pointer: PointerHider?
    private let frames: FrameWaiter

    init(
        _ options: Options, style: ContentStyleChoice, parts: ShellParts, trace: Trace,
        application: UnsafeMutablePointer<GtkApplication>
    ) throws {
        self.parts = parts
        self.trace = trace
        self.style = style
        theme = try Theme(dataDirectory: parts.data)
        sizeClass = SizeClass(options.size)
        window = Widget(gtk_application_window_new(application))
        frames = FrameWaiter(window)
        gtk_window_set_title(window.cast(), Texts.applicationName)
        screen.expanding(horizontally: true, vertically: true)

        let container = ScreenContainer(screen, wanted: options.isKiosk ? nil : options.size) { [weak self] size in
            self?.screenResized(to: size)
        }
        self.container = container
        let content = Box(GTK_ORIENTATION_VERTICAL)
        if options.isKiosk {
            gtk_window_set_decorated(window.cast(), 0)
            gtk_window_fullscreen(window.cast())
            pointer = PointerHider(window)
        } else {
            window.addClass(.preview)
            let title = TitleBar { [weak self] in self.map { gtk_window_close($0.window.cast()) } }
            gtk_window_set_titlebar(window.cast(), title.widget.pointer)
            let bar = makeDeveloperBar(options.size)
            content.append(bar.widget)
            gtk_window_set_default_size(
                window.cast(), gint(options.size.width), gint(options.size.height) + DeveloperBar.height)
        }
        content.append(container.widget)
        gtk_window_set_child(window.cast(), content.pointer)
        listen()
        restyle()
    }

    private func makeDeveloperBar(_ size: ScreenSize) -> DeveloperBar {
        let bar = DeveloperBar(
            onSize: { [weak self] in self?.resize(to: $0) },
            onConnection: { [weak self] in self?.onConnection?() },
            onStyle: { [weak self] in self?.onStyle?() },
            onDriving: { [weak self] in self?.onDriving?() })
        bar.show(size: size)
        bar.show(style: style)
        developerBar = bar
        return bar
    }

    private func listen() {
        Signals.closeRequest.connect(window.object) { [weak self] in
            self?.onClose?()
            return false
        }
        guard let keys = gtk_event_controller_key_new() else { return }
        // Before the focus gets them: a focus that has just been hidden would swallow them.
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signals.keyPressed.connect(keys) { [weak self] key in self?.onKey?(key) ?? false }
        gtk_widget_add_controller(window.pointer, keys)
    }

    /// Whether the focus is in a field.
    var isTyping: Bool {
        guard let focus = gtk_window_get_focus(window.cast()) else { return false }
        let instance = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_check_instance_is_a(instance, gtk_editable_get_type()) != 0
    }

    func present() { gtk_window_present(window.cast()) }

    func close() { gtk_window_destroy(window.cast()) }

    func afterFirstFrame(_ body: @escaping @MainActor () -> Void) { frames.afterNextFrame(body) }

    // MARK: - The screen

    /// Makes a fresh display side for a new connection.
    func makeSceneView() -> SceneView {
        let player = parts.player
        let view = SceneView(store: parts.artwork, mapFiles: parts.mapFiles, trace: trace, frames: frames) {
            [weak player] in player?.perform($0)
        }
        view.onPrefersDark = { [weak self] in self?.setPrefersDark($0) }
        setPrefersDark(false)
        sceneView = view
        screen.removeAll()
        screen.append(view.widget)
        if let size = container?.size { view.setPortrait(size.isPortrait) }
        return view
    }

    /// Leaves the screen as it is without a connection: dark, and in the preview with a word about it.
    func showConnected(_ isConnected: Bool) {
        developerBar?.show(isConnected: isConnected)
        guard !isConnected else { return }
        sceneView = nil
        screen.removeAll()
        let title = Label(Texts.disconnected, lines: 2).textAligned(0.5).styled(.emptyTitle)
        let hint = Label(Texts.disconnectedHint, lines: 3).textAligned(0.5).styled(.emptySubtitle)
        screen.append(
            Box(GTK_ORIENTATION_VERTICAL, spacing: 12, [title, hint])
                .styled(.screen, .emptyView)
                .aligned(vertically: GTK_ALIGN_CENTER).expanding(horizontally: true, vertically: true))
    }

    /// Shows a developer what an app did wrong.
    func show(message: String) { developerBar?.show(message: message) }

    func apply(_ style: ContentStyleChoice) {
        self.style = style
        developerBar?.show(style: style)
        restyle()
    }

    func show(_ drivingState: DrivingState) { developerBar?.show(drivingState: drivingState) }

    private func setPrefersDark(_ prefersDark: Bool) {
        guard prefersDark != self.prefersDark else { return }
        self.prefersDark = prefersDark
        restyle()
    }

    private func restyle() { theme.apply(prefersDark ? .night : style, sizeClass) }

    private func resize(to size: ScreenSize) {
        developerBar?.show(size: size)
        container?.wanted = size
        gtk_window_set_default_size(window.cast(), gint(size.width), gint(size.height) + DeveloperBar.height)
    }

    private func screenResized(to size: ScreenSize) {
        sceneView?.setPortrait(size.isPortrait)
        sizeClass = SizeClass(size)
        restyle()
    }
}
