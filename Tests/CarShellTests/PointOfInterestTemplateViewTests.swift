import CGtk
import GLibBridge
import HTTPClient
import Templates
import XCTest

@testable import CarShell

/// The map with its list and card, with real widgets in a real window.
final class PointOfInterestTemplateViewTests: GtkTestCase {
    /// A view in a window of its own, with what it reports.
    @MainActor
    private final class Stage {
        let view: PointOfInterestTemplateView
        let window = Widget(gtk_window_new())
        private(set) var events: [SceneEvent] = []

        init(_ template: PointOfInterestTemplateSnapshot) {
            var report: (@MainActor (SceneEvent) -> Void)?
            view = PointOfInterestTemplateView(template, store: store()) { report?($0) }
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

    private static let places: [(String, Double, Double)] = [
        ("Berlin", 52.52, 13.405), ("Paris", 48.8566, 2.3522), ("Rome", 41.9028, 12.4964),
    ]

    @MainActor
    private func template(
        _ count: Int = 3, selected: PointOfInterestID? = nil
    ) -> PointOfInterestTemplateSnapshot {
        let points = (0..<count).map { index in
            let (name, latitude, longitude) = Self.places[index % 3]
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

    func testEachPointHasAPinAndARow() {
        MainActor.assumeIsolated {
            let stage = Stage(template(12))
            XCTAssertEqual(stage.view.map.shownPins.count, 12)
            XCTAssertEqual(stage.view.rows.count, 12)
            XCTAssertEqual(Set(stage.view.map.shownPins.compactMap(\.title)), ["Berlin", "Paris", "Rome"])
            for pin in stage.view.map.shownPins { XCTAssertTrue(pin.isInside(stage.view.map.widget), pin.title ?? "") }
            stage.close()
        }
    }

    func testThirteenPointsOfAnAppAreTwelveOnTheMap_R154() {
        MainActor.assumeIsolated {
            let points = (0..<13).map {
                PointOfInterest(location: Coordinate(latitude: Double($0), longitude: 0), title: "Place \($0)")
            }
            let template = PointOfInterestTemplate(title: "Places", pointsOfInterest: points)
            let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .parking))
            let window = Widget(gtk_window_new())
            let view = SceneView(store: store(), trace: .off(), frames: FrameWaiter(window)) { _ in }
            gtk_window_set_default_size(window.cast(), 800, 480)
            gtk_window_set_child(window.cast(), view.widget.pointer)
            gtk_window_present(window.cast())
            let app = RootApp(root: template)
            scene.delegate = app
            view.onEvent = { event in if let connection = scene.connection { scene.receive(event, from: connection) } }
            scene.connect(display: view)
            runLoop(until: "the map") { view.topView is PointOfInterestTemplateView }
            let map = (view.topView as? PointOfInterestTemplateView)?.map
            XCTAssertEqual(map?.shownPins.count, 12)
            scene.disconnect()
            gtk_window_destroy(window.cast())
        }
    }

    func testATappedPinShowsItsCardAndThenTellsTheApp_R155() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            let pin = stage.view.map.shownPins.first { $0.title == "Paris" }
            pin.map { click($0.button) }
            XCTAssertEqual(stage.view.card.title.text, "Detail 2")
            XCTAssertEqual(stage.view.card.summary.text, "All about it")
            XCTAssertTrue(isShown(stage.view.card.widget))
            let (id, point) = (stage.view.templateID, PointOfInterestID(rawValue: 2))
            XCTAssertEqual(stage.events, [.selectPointOfInterest(template: id, pointOfInterest: point)])
            stage.close()
        }
    }

    func testATappedRowDoesTheSameAndClosingTheCardBringsTheListBack() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            click(stage.view.rows[2].widget)
            XCTAssertEqual(stage.view.card.title.text, "Detail 3")
            click(stage.view.card.close)
            XCTAssertFalse(isShown(stage.view.card.widget))
            XCTAssertTrue(isShown(stage.view.rows[0].widget))
            let id = stage.view.templateID
            XCTAssertEqual(
                stage.events,
                [
                    .selectPointOfInterest(template: id, pointOfInterest: PointOfInterestID(rawValue: 3)),
                    .selectPointOfInterest(template: id, pointOfInterest: nil),
                ])
            stage.close()
        }
    }

    func testTheButtonsOfTheCardReportThemselves() {
        MainActor.assumeIsolated {
            let stage = Stage(template(selected: PointOfInterestID(rawValue: 1)))
            XCTAssertTrue(isShown(stage.view.card.widget))
            let buttons = children(of: stage.view.card.buttons.widget)
            XCTAssertEqual(buttons.count, 2)
            for button in buttons { click(button) }
            let id = stage.view.templateID
            XCTAssertEqual(
                stage.events,
                [71, 72].map { .button(template: id, button: ButtonID(rawValue: $0)) })
            stage.close()
        }
    }

    func testASelectionByTheAppShowsTheCardWithoutBeingReportedBack() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            stage.view.apply(.pointOfInterest(template(selected: PointOfInterestID(rawValue: 2))))
            XCTAssertEqual(stage.view.card.title.text, "Detail 2")
            stage.view.apply(.pointOfInterest(template()))
            XCTAssertFalse(isShown(stage.view.card.widget))
            XCTAssertEqual(stage.events, [])
            stage.close()
        }
    }

    func testTheSelectedPinHasItsOwnPicture() {
        MainActor.assumeIsolated {
            var snapshot = template(1)
            snapshot.pointsOfInterest[0].pinImage = .symbol("star")
            snapshot.pointsOfInterest[0].selectedPinImage = .symbol("radio")
            let stage = Stage(snapshot)
            XCTAssertEqual(stage.view.map.shownPins.first?.image, .symbol("star"))
            click(stage.view.rows[0].widget)
            XCTAssertEqual(stage.view.map.shownPins.first?.image, .symbol("radio"))
            stage.close()
        }
    }

    func testOneMovementOfManyStepsIsReportedOnceAtRest_R156() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            let before = stage.view.map.camera
            for _ in 0..<5 { stage.view.map.move(right: 1, down: 0) }
            stage.view.map.zoom(by: 1)
            XCTAssertEqual(stage.regions, [], "not while it moves")
            runLoop(until: "the report") { !stage.regions.isEmpty }
            stage.waitForRest()
            XCTAssertEqual(stage.regions.count, 1)
            XCTAssertGreaterThan(stage.regions.first?.center.longitude ?? 0, before.center.longitude)
            XCTAssertEqual(stage.view.map.camera.zoom, before.zoom + 1)
            stage.close()
        }
    }

    func testWhatTheShellItselfShowsIsNoMovementOfThePerson() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            stage.view.apply(.pointOfInterest(template(6)))
            stage.view.setPortrait(true)
            gtk_window_set_default_size(stage.window.cast(), 480, 800)
            stage.waitForRest()
            XCTAssertEqual(stage.regions, [])
            stage.close()
        }
    }

    func testNewPointsAreFittedUntilThePersonMovesTheMap() {
        MainActor.assumeIsolated {
            let stage = Stage(template(1))
            let single = stage.view.map.camera
            stage.view.apply(.pointOfInterest(template(3)))
            let fitted = stage.view.map.camera
            XCTAssertLessThan(fitted.zoom, single.zoom)
            stage.view.map.move(right: 1, down: 1)
            let moved = stage.view.map.camera
            XCTAssertNotEqual(moved, fitted)
            stage.view.apply(.pointOfInterest(template(1)))
            XCTAssertEqual(stage.view.map.camera, moved)
            stage.close()
        }
    }

    func testASelectedPointOutsideThePictureIsBroughtIntoIt() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            for _ in 0..<4 { stage.view.map.zoom(by: 1) }
            let rome = Coordinate(latitude: 41.9028, longitude: 12.4964)
            XCTAssertFalse(stage.view.map.camera.shows(rome, width: 400, height: 400, margin: 0))
            click(stage.view.rows[2].widget)
            XCTAssertTrue(stage.view.map.camera.shows(rome, width: 100, height: 100, margin: 0))
            stage.close()
        }
    }

    func testZoomingEndsAtTheLastLevels() {
        MainActor.assumeIsolated {
            let stage = Stage(template())
            for _ in 0..<30 { stage.view.map.zoom(by: 1) }
            XCTAssertEqual(stage.view.map.camera.zoom, 16)
            for _ in 0..<30 { stage.view.map.zoom(by: -1) }
            XCTAssertEqual(stage.view.map.camera.zoom, 1)
            stage.close()
        }
    }

    func testWithoutPointsASentenceStandsWhereTheListWouldBe() {
        MainActor.assumeIsolated {
            let stage = Stage(template(0))
            XCTAssertTrue(isShown(stage.view.emptyView.widget))
            XCTAssertEqual(stage.view.map.shownPins.count, 0)
            stage.view.apply(.pointOfInterest(template(1)))
            XCTAssertFalse(isShown(stage.view.emptyView.widget))
            XCTAssertEqual(stage.view.rows.count, 1)
            stage.close()
        }
    }

    func testEveryTargetIsLargeEnoughForAFinger() throws {
        try MainActor.assumeIsolated {
            let data = try DataDirectory(given: Self.data, environment: [:], executable: "")
            let theme = try Theme(dataDirectory: data)
            theme.apply(.day, .compact)
            let stage = Stage(template(2))
            var targets = stage.view.rows.map(\.widget) + stage.view.map.shownPins.map(\.button) as [Widget]
            targets += stage.view.map.controls
            click(stage.view.rows[0].widget)
            targets += [stage.view.card.close] + children(of: stage.view.card.buttons.widget)
            for target in targets {
                for orientation in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
                    var minimum: Int32 = 0
                    gtk_widget_measure(target.pointer, orientation, -1, &minimum, nil, nil, nil)
                    XCTAssertGreaterThanOrEqual(minimum, 76)
                }
            }
            XCTAssertEqual(targets.count, 9)
            stage.close()
        }
    }

    func testAThousandMapsLeaveNothingBehind() {
        MainActor.assumeIsolated {
            let finalised = Finalised()
            var views: [Weak] = []
            let window = Widget(gtk_window_new())
            gtk_window_set_default_size(window.cast(), 800, 480)
            gtk_window_present(window.cast())
            let store = store()
            for index in 0..<1000 {
                inScope {
                    let view = PointOfInterestTemplateView(template(3), store: store) { _ in }
                    views.append(Weak(view))
                    finalised.watch(view.page.object)
                    finalised.watch(view.map.widget.object)
                    gtk_window_set_child(window.cast(), view.page.pointer)
                    // Now and then a map lives long enough to have its tiles drawn.
                    if index.isMultiple(of: 50) {
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

    private static let data = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("data").path
}

/// An app with one template.
@MainActor
private final class RootApp: TemplateApplicationSceneDelegate {
    let root: Template

    init(root: Template) { self.root = root }

    func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        interfaceController.setRootTemplate(root, animated: false) { _, _ in }
    }
}

private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// Counts GObjects that have been finalised.
private final class Finalised {
    var count = 0

    func watch(_ object: OpaquePointer) {
        g_object_weak_ref(
            UnsafeMutableRawPointer(object).assumingMemoryBound(to: GObject.self),
            { data, _ in
                guard let data else { return }
                Unmanaged<Finalised>.fromOpaque(data).takeUnretainedValue().count += 1
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}

/// Runs the body in a scope of its own, so that what it made goes at its end.
@MainActor
private func inScope(_ body: () -> Void) { body() }

@MainActor
private func store() -> ArtworkStore {
    ArtworkStore(reader: ArtworkReader(loader: HTTPClient(userAgent: "CarShell/0")))
}

/// Does what a finger does to a button.
@MainActor
private func click(_ widget: Widget) {
    var instance = GValue()
    g_value_init(&instance, gtk_button_get_type())
    defer { g_value_unset(&instance) }
    g_value_set_object(&instance, widget.pointer)
    g_signal_emitv(&instance, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
}

/// Whether a widget and all that it is in are visible.
@MainActor
private func isShown(_ widget: Widget) -> Bool { gtk_widget_is_visible(widget.pointer) != 0 }

@MainActor
private func children(of widget: Widget) -> [Widget] {
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
    fileprivate func isInside(_ widget: Widget) -> Bool {
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
