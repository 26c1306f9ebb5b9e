import CGtk
import GLibBridge
import HTTPClient
import Templates
import XCTest

@testable import CarShell

/// A view in a window of its own, with what it reports.
@MainActor
final class PointOfInterestStage {
    let view: PointOfInterestTemplateView
    let window = Widget(gtk_window_new())
    private(set) var events: [SceneEvent] = []

    init(_ template: PointOfInterestTemplateSnapshot) {
        var report: (@MainActor (SceneEvent) -> Void)?
        view = PointOfInterestTemplateView(template, store: makeArtworkStore(), files: .checkout) { report?($0) }
        gtk_window_set_default_size(window.cast(), 800, 480)
        gtk_window_set_child(window.cast(), view.page.pointer)
        gtk_window_present(window.cast())
        report = { [weak self] in self?.events.append($0) }
        runLoop(until: "the map's size") { gtk_widget_get_width(view.map.widget.pointer) > 0 }
    }

    /// Lets a timer of the same length as the map's rest run out.
    func waitForRest() {
        var isOver = false
        let timer = Timer(after: 900) { isOver = true }
        runLoop(until: "the map's rest") { isOver }
        timer.cancel()
    }

    var regions: [MapRegion] {
        events.compactMap { if case .mapRegion(_, let region) = $0 { region } else { nil } }
    }

    func close() { gtk_window_destroy(window.cast()) }
}

private let places: [(String, Double, Double)] = [
    ("Berlin", 52.52, 13.405), ("Paris", 48.8566, 2.3522), ("Rome", 41.9028, 12.4964),
]

@MainActor
func pointsTemplate(
    _ count: Int = 3, selected: PointOfInterestID? = nil
) -> PointOfInterestTemplateSnapshot {
    let points = (0..<count).map { index in
        let (name, latitude, longitude) = places[index % 3]
        return PointOfInterestSnapshot(
            id: PointOfInterestID(rawValue: UInt64(index + 1)),
            location: Coordinate(latitude: latitude + Double(index / 3) / 2, longitude: longitude), title: name,
            subtitle: "Subtitle \(index + 1)", detailTitle: "Detail \(index + 1)", detailSummary: "All about it",
            primaryButton: TextButtonSnapshot(id: ButtonID(rawValue: 71), title: "Go", textStyle: .confirm),
            secondaryButton: TextButtonSnapshot(id: ButtonID(rawValue: 72), title: "Call"))
    }
    return PointOfInterestTemplateSnapshot(
        id: TemplateID(rawValue: 5), title: "Places", pointsOfInterest: points, selectedPointOfInterest: selected)
}

/// An app with one template.
@MainActor
final class RootApp: TemplateApplicationSceneDelegate {
    let root: Template

    init(root: Template) { self.root = root }

    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        interfaceController.setRootTemplate(root, animated: false) { _, _ in }
    }
}

final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// Counts GObjects that have been finalised.
final class FinalisedCount {
    var count = 0

    func watch(_ object: OpaquePointer) {
        g_object_weak_ref(
            UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self),
            { data, _ in
                guard let data else { return }
                Unmanaged<FinalisedCount>.fromOpaque(data).takeUnretainedValue().count += 1
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}

@MainActor
func makeArtworkStore() -> ArtworkStore {
    ArtworkStore(reader: ArtworkReader(loader: HTTPClient(userAgent: "CarShell/0")))
}

/// Does what a finger does to a button.
@MainActor
func click(_ widget: Widget) {
    var instance = GValue()
    g_value_init(&instance, gtk_button_get_type())
    defer { g_value_unset(&instance) }
    g_value_set_object(&instance, widget.pointer)
    g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
}

/// Whether a widget and all that it is in are visible.
@MainActor
func isShown(_ widget: Widget) -> Bool { gtk_widget_is_visible(widget.pointer) != 0 }

@MainActor
func children(of widget: Widget) -> [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(widget.pointer)
    while let child = next {
        found.append(Widget(child))
        next = gtk_widget_get_next_sibling(child)
    }
    return found
}

extension MapPin {
    /// Whether the pin's middle lies within a widget, once it has been laid out.
    @MainActor
    func isInside(_ widget: Widget) -> Bool {
        var isInside = false
        runLoop(until: "the pin's place") {
            var (x, y) = (0.0, 0.0)
            let (width, height) = (gtk_widget_get_width(button.pointer), gtk_widget_get_height(button.pointer))
            guard width > 0,
                gtk_widget_translate_coordinates(
                    button.pointer, widget.pointer, Double(width) / 2, Double(height) / 2, &x, &y) != 0
            else { return false }
            isInside =
                x > 0 && y > 0 && x < Double(gtk_widget_get_width(widget.pointer))
                && y < Double(gtk_widget_get_height(widget.pointer))
            return isInside
        }
        return isInside
    }
}
