import Apps
import CGtk
import GLibBridge
import Glibc
import Templates

/// Draws every page of the gallery at every size, day and night, into a folder: `PAGE-WIDTHxHEIGHT-STYLE.png`; and once
/// by day and once by night as a language that is read from right to left has it: `PAGE-WIDTHxHEIGHT-STYLE-rtl.png`.
@MainActor
final class RenderAll {
    private let folder: String
    private let theme: Theme
    private let artwork: ArtworkStore
    private let window: Widget
    private let frames: FrameWaiter
    private let app = GalleryApp()
    private let capabilities: CarCapabilities
    private let mapFiles: MapFiles
    private let pattern: String

    /// One way to draw all pages.
    struct Setting {
        var size: ScreenSize
        var style: ContentStyleChoice
        var direction = TextDirection.leftToRight

        var suffix: String {
            "\(size.width)x\(size.height)-\(style.rawValue)" + (direction == .rightToLeft ? "-rtl" : "")
        }

        static let all: [Setting] =
            ScreenSize.presets.flatMap { size in [.day, .night].map { Setting(size: size, style: $0) } } + [
                Setting(size: ScreenSize(width: 800, height: 480), style: .day, direction: .rightToLeft),
                Setting(size: ScreenSize(width: 480, height: 800), style: .night, direction: .rightToLeft),
            ]
    }

    /// - Parameter pattern: the names, without `.png`, of the pictures that are made, as a shell matches file names; nil
    ///   makes all.
    /// - Throws: `RenderAllError` if the folder can't be made, `StyleSheetError` if there is no style sheet.
    init(
        folder: String, pages pattern: String?, data: DataDirectory, mapFiles: MapFiles, artwork: ArtworkStore
    ) throws {
        guard g_mkdir_with_parents(folder, 0o755) == 0 else {
            throw RenderAllError.folder(path: folder, reason: String(cString: strerror(errno)))
        }
        self.pattern = pattern ?? "*"
        self.folder = folder
        self.artwork = artwork
        self.mapFiles = mapFiles
        theme = try Theme(dataDirectory: data)
        capabilities = GalleryApp.capabilities(LimitsFile.limits(path: data.limits).parked)
        window = Widget(gtk_window_new())
        frames = FrameWaiter(window)
    }

    /// - Returns: how many pictures were made.
    /// - Throws: `RenderAllError` for the first picture that can't be written.
    func run() async throws -> Int {
        CarCapabilities.current = capabilities
        gtk_window_present(window.cast())
        var count = 0
        for setting in Setting.all {
            setting.direction.apply()
            theme.apply(setting.style, SizeClass(setting.size))
            for page in GalleryPage.all {
                let name = "\(page.name)-\(setting.suffix)"
                guard fnmatch(pattern, name, 0) == 0 else { continue }
                try await draw(page, setting, to: "\(folder)/\(name).png")
                count += 1
            }
        }
        gtk_window_destroy(window.cast())
        guard count > 0 else { throw RenderAllError.noPage(pattern: pattern) }
        return count
    }

    private func draw(_ page: GalleryPage, _ setting: Setting, to path: String) async throws {
        let size = setting.size
        let scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { complain($0.description) }
        scene.contentStyle = setting.style == .day ? .light : .dark
        let view = SceneView(store: artwork, mapFiles: mapFiles, trace: .off(), frames: frames) { _ in }
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
        // A page that is laid out anew at this moment has nothing to draw before its next frame.
        var attempts = 0
        while !WidgetPicture.write(view.widget, size: size, to: path) {
            attempts += 1
            guard attempts < 10 else { throw RenderAllError.picture(path: path) }
            await nextFrame()
        }
        scene.disconnect()
    }

    private func nextFrame() async {
        await withCheckedContinuation { continuation in frames.afterNextFrame { continuation.resume() } }
    }
}
