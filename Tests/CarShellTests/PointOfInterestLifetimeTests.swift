import CGtk
import GLibBridge
import Templates
import XCTest

@testable import CarShell

/// What the map leaves behind, and where.
final class PointOfInterestLifetimeTests: GtkTestCase {
    func testASourceOfTilesMayGoOnTheThreadThatDrewTheLast() {
        MainActor.assumeIsolated {
            let finalised = FinalisedCount()
            var source: OutlineSource? = OutlineSource(
                outline: MapOutline(), colours: MapColours(of: Box(GTK_ORIENTATION_VERTICAL)), scale: 1, zooms: 1...16)
            guard let object = source.map({ UnsafeMutableRawPointer($0.pointer) }) else { return XCTFail("no source") }
            finalised.watch(OpaquePointer(object))
            g_object_ref(object)
            source = nil
            XCTAssertEqual(finalised.count, 0)
            g_thread_join(g_thread_new("tile", dropReference, object))
            XCTAssertEqual(finalised.count, 1)
        }
    }

    func testAThousandMapsLeaveNothingBehind() {
        MainActor.assumeIsolated {
            let finalised = FinalisedCount()
            var views: [WeakReference] = []
            let window = Widget(gtk_window_new())
            gtk_window_set_default_size(window.cast(), 800, 480)
            gtk_window_present(window.cast())
            let store = makeArtworkStore()
            for index in 0..<1000 {
                inScope {
                    // Now and then a map lives long enough to read its outlines and to have its tiles drawn.
                    let isShort = !index.isMultiple(of: 50)
                    let view = PointOfInterestTemplateView(
                        pointsTemplate(3), store: store, files: isShort ? nil : .checkout
                    ) { _ in }
                    views.append(WeakReference(view))
                    finalised.watch(view.page.object)
                    finalised.watch(view.map.widget.object)
                    gtk_window_set_child(window.cast(), view.page.pointer)
                    if !isShort {
                        runLoop(until: "the map's size") { gtk_widget_get_width(view.map.widget.pointer) > 0 }
                        view.map.move(right: 1, down: 0)
                    }
                    gtk_window_set_child(window.cast(), nil)
                }
            }
            runLoop(until: "the last map to go") {
                finalised.count == 2000 && views.allSatisfy { $0.object == nil }
            }
            XCTAssertEqual(finalised.count, 2000)
            XCTAssertEqual(views.count { $0.object != nil }, 0, "views left")
            gtk_window_destroy(window.cast())
        }
    }
}

/// Runs the body in a scope of its own, so that what it made goes at its end.
@MainActor
private func inScope(_ body: () -> Void) { body() }

/// Lets go of an object, on whatever thread.
private func dropReference(_ object: gpointer?) -> gpointer? {
    if let object { g_object_unref(object) }
    return nil
}
