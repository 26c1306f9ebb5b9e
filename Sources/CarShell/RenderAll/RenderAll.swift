import Apps
import CGtk
import GLibBridge
import Glibc
import Templates

/// Draws every page of the gallery at every size, day and night, into a folder: `PAGE-WIDTHxHEIGHT-STYLE.png`.
@MainActor
final class RenderAll {
    private let folder: String
    private let theme: Theme
    private let artwork: ArtworkStore
    private let window: Widget
    private let frames: FrameWaiter
    private let app = GalleryApp()
    private let capabilities: CarCapabilities

    /// - Throws: `RenderAllError` if the folder can't be made, `StyleSheetError` if there is no style sheet.
    init(folder: String, data: DataDirectory, artwork: ArtworkStore) throws {
        guard g_mkdir_with_parents(folder, 0o755) == 0 else {
            throw RenderAllError.folder(path: folder, reason: String(cString: strerror(errno)))
        }
        self.folder = folder
        self.artwork = artwork
        theme = try Theme(dataDirectory: data)
        capabilities = GalleryApp.capabilities(LimitsFile.capabilities(path: data.limits))
        window = Widget(gtk_window_new())
        frames = FrameWaiter(window)
    }

    /// - Returns: how many pictures were made.
    /// - Throws: `RenderAllError` for the first picture that can't be written.
    func run() async throws -> Int {
        CarCapabilities.current = capabilities
        gtk_window_present(window.cast())
        var count = 0
        for size in ScreenSize.presets {
            for style in [ContentStyleChoice.day, .night] {
                theme.apply(style, SizeClass(size))
                for page in GalleryPage.all {
                    try await draw(page, size, style)
                    count += 1
                }
            }
        }
        gtk_window_destroy(window.cast())
        return count
    }

    private func draw(_ page: GalleryPage, _ size: ScreenSize, _ style: ContentStyleChoice) async throws {
        let scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { complain($0.description) }
        scene.contentStyle = style == .day ? .light : .dark
        let view = SceneView(store: artwork, trace: .off(), frames: frames) { _ in }
        view.onEvent = { [weak scene] event in
            guard let scene, let connection = scene.connection else { return }
            scene.receive(event, from: connection)
        }
        view.setPortrait(size.isPortrait)
        if let info = page.nowPlayingInfo { view.show(info) }
        let container = ScreenContainer(view.widget, wanted: size, mayShrink: false) { _ in }
        gtk_window_set_child(window.cast(), container.widget.pointer)
        scene.connect(display: view)
        await withCheckedContinuation { continuation in
            page.show(in: scene) { success, error in
                if !success {
                    complain("The page \(page.name) is not shown: \(error.map(String.init(describing:)) ?? "")")
                }
                continuation.resume()
            }
        }
        try? await Task.sleep(for: page.settlesAfter)
        // Pictures are decoded off the main thread, and a list takes a frame to know how high its rows are.
        for _ in 0..<3 { await nextFrame() }
        let path = "\(folder)/\(page.name)-\(size.width)x\(size.height)-\(style.rawValue).png"
        guard WidgetPicture.write(view.widget, size: size, to: path) else { throw RenderAllError.picture(path: path) }
        scene.disconnect()
    }

    private func nextFrame() async {
        await withCheckedContinuation { continuation in frames.afterNextFrame { continuation.resume() } }
    }
}
