import Apps
import CGtk
import Templates
import TestSupport
import XCTest

@testable import CarShell

/// The gallery's pages with hard texts, drawn with real widgets.
final class GalleryLayoutTests: GtkTestCase {
    /// The small ones of each kind: what fits there fits the larger ones, which have the same texts or more room.
    private static let sizes = ScreenSize.presets.filter { $0.width * $0.height <= 1024 * 600 }

    private static func isHard(_ page: GalleryPage) -> Bool {
        MainActor.assumeIsolated {
            ["long", "endless", "texts", "maximum", "everything", "search"].contains { page.name.contains($0) }
        }
    }

    func testNoTextAndNoNumberOfThingsPushesAnythingOffAScreen() throws {
        try MainActor.assumeIsolated {
            try forEachPage(where: Self.isHard) { page, view, theme in
                for size in Self.sizes {
                    theme.apply(.day, SizeClass(size))
                    view.setPortrait(size.isPortrait)
                    // Styles are looked up anew with the next frame.
                    waitForFrame(of: view.widget)
                    var width: Int32 = 0
                    var height: Int32 = 0
                    gtk_widget_measure(view.widget.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
                    XCTAssertLessThanOrEqual(Int(width), size.width, "\(page.name) at \(size)")
                    gtk_widget_measure(
                        view.widget.pointer, GTK_ORIENTATION_VERTICAL, gint(size.width), &height, nil, nil, nil)
                    XCTAssertLessThanOrEqual(Int(height), size.height, "\(page.name) at \(size)")
                }
            }
        }
    }

    func testMarkupInAppTextsIsShownAsTextEverywhere() throws {
        try MainActor.assumeIsolated {
            var families: Set<GalleryFamily> = []
            // Pages of long texts among them have it as one text of several.
            try forEachPage(where: { $0.name.hasSuffix("markup") || $0.name.contains("texts") }) { page, view, _ in
                for label in view.widget.labels {
                    XCTAssertEqual(gtk_label_get_use_markup(label.object), 0, page.name)
                }
                let texts = view.widget.labels.map(\.labelText)
                guard page.name.hasSuffix("markup") else { return }
                XCTAssertTrue(texts.contains { $0.contains("<b>Tom & Jerry</b>") }, page.name)
                families.insert(page.family)
            }
            XCTAssertGreaterThanOrEqual(families.count, 8, "the gallery lost its pages with markup")
        }
    }

    func testTitlesOfButtonsAboveAListWrapInTheirShareOfTheWidth() throws {
        try MainActor.assumeIsolated {
            let buttons = [
                "A title that takes two lines at least", "Donaudampfschifffahrtsgesellschaft", "Short", "B",
            ].map { GridButton(titleVariants: [$0], image: .symbol("music")) { _ in } }
            let list = ListTemplate(title: "List", sections: [])
            list.headerGridButtons = buttons
            for size in [(800, 480), (480, 800)] {
                let stage = try TemplateStage(list, size: size)
                stage.settle()
                let drawn = stage.view.widget.having(.gridButton)
                XCTAssertEqual(drawn.count, 4)
                XCTAssertEqual(Set(drawn.map { gtk_widget_get_width($0.pointer) / 2 }).count, 1, "equal shares")
                let label = try XCTUnwrap(drawn[0].labels.first { $0.labelText.hasPrefix("A title") })
                let layout = try XCTUnwrap(gtk_label_get_layout(label.object))
                XCTAssertEqual(pango_layout_get_line_count(layout), 2)
                var height: gint = 0
                pango_layout_get_pixel_size(layout, nil, &height)
                XCTAssertGreaterThanOrEqual(gtk_widget_get_height(label.pointer), height, "cut at \(size)")
                let bounds = drawn[0].bounds(in: stage.view.widget)
                let row = try XCTUnwrap(stage.view.widget.having(.imageRow).first).bounds(in: stage.view.widget)
                XCTAssertLessThanOrEqual(bounds.y + bounds.height, row.y + row.height)
                stage.close()
            }
        }
    }

    func testPicturesOnlyToLookAtAreNotDrawnAsOff() throws {
        try MainActor.assumeIsolated {
            let row = ListImageRowItem(text: "Row", images: [.symbol("music"), .symbol("radio")])
            let stage = try TemplateStage(ListTemplate(title: "List", sections: [ListSection(items: [row])]))
            stage.settle()
            let elements = stage.view.widget.having(.imageRowElement)
            XCTAssertEqual(elements.map(\.isSensitive), [true, true])
            XCTAssertEqual(elements.map { gtk_widget_get_focusable($0.pointer) }, [0, 0])
            stage.close()
        }
    }

    func testTheMapGetsItsSettingsFromTheFolderThatWasGiven() throws {
        try MainActor.assumeIsolated {
            let folder = try TemporaryFolder("data")
            let settings = "[tiles]\nurl=http://127.0.0.1:9/{z}/{x}/{y}.png\nattribution=Our own map\n"
            let path = "\(folder.path)/map.conf"
            try settings.write(toFile: path, atomically: true, encoding: .utf8)
            var files = try XCTUnwrap(MapFiles.checkout)
            files.configurations = [path]
            let template = PointOfInterestTemplate(
                title: "Places",
                pointsOfInterest: [
                    PointOfInterest(location: Coordinate(latitude: 1, longitude: 1), title: "Place")
                ])
            let stage = try TemplateStage(
                template, capabilities: CarCapabilities(category: .parking), mapFiles: files)
            stage.settle()
            XCTAssertTrue(stage.view.widget.shownTexts.contains("Our own map"), "\(stage.view.widget.shownTexts)")
            stage.close()
        }
    }
}

/// Shows pages one after the other.
@MainActor
private func forEachPage(
    where isWanted: (GalleryPage) -> Bool, _ body: (GalleryPage, SceneView, Theme) throws -> Void
) throws {
    let data = try DataDirectory(given: Repository.path("data"), environment: [:], executable: "")
    let theme = try Theme(dataDirectory: data)
    let app = GalleryApp()
    let capabilities = GalleryApp.capabilities(CarCapabilities(category: .audio))
    CarCapabilities.current = capabilities
    defer { CarCapabilities.current = CarCapabilities(category: .audio) }
    let window = Widget(gtk_window_new())
    gtk_window_present(window.cast())
    for page in GalleryPage.all where isWanted(page) {
        let scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { _ in }
        let view = SceneView(
            store: makeArtworkStore(), mapFiles: .checkout, trace: .off(), frames: FrameWaiter(window)
        ) { _ in }
        view.onEvent = { [weak scene] event in
            guard let scene, let connection = scene.connection else { return }
            scene.receive(event, from: connection)
        }
        if let info = page.nowPlayingInfo { view.show(info) }
        let container = ScreenContainer(view.widget, wanted: ScreenSize.presets[0], mayShrink: false) { _ in }
        gtk_window_set_child(window.cast(), container.widget.pointer)
        scene.connect(display: view)
        var isShown = false
        page.show(in: scene) { success, error in
            XCTAssertTrue(success, "\(page.name): \(String(describing: error))")
            isShown = true
        }
        runLoop(until: page.name) { isShown }
        try body(page, view, theme)
        scene.disconnect()
    }
    gtk_window_destroy(window.cast())
}

/// Lets the window of a widget paint a frame.
@MainActor
private func waitForFrame(of widget: Widget) {
    guard let root = gtk_widget_get_root(widget.pointer) else { return }
    var isPainted = false
    let window = Widget(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    let frames = FrameWaiter(window)
    frames.afterNextFrame { isPainted = true }
    runLoop(until: "a frame") { isPainted }
}
