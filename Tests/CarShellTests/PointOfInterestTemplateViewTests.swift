import CGtk
import GLibBridge
import HTTPClient
import Templates
import XCTest

@testable import CarShell

/// The map with its list and card, with real widgets in a real window.
final class PointOfInterestTemplateViewTests: GtkTestCase {
    func testEachPointHasAPinAndARow() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate(12))
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
            let view = SceneView(
                store: makeArtworkStore(), mapFiles: .checkout, trace: .off(), frames: FrameWaiter(window)
            ) { _ in }
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
            let stage = PointOfInterestStage(pointsTemplate())
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
            let stage = PointOfInterestStage(pointsTemplate())
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
            let stage = PointOfInterestStage(pointsTemplate(selected: PointOfInterestID(rawValue: 1)))
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
            let stage = PointOfInterestStage(pointsTemplate())
            stage.view.apply(.pointOfInterest(pointsTemplate(selected: PointOfInterestID(rawValue: 2))))
            XCTAssertEqual(stage.view.card.title.text, "Detail 2")
            stage.view.apply(.pointOfInterest(pointsTemplate()))
            XCTAssertFalse(isShown(stage.view.card.widget))
            XCTAssertEqual(stage.events, [])
            stage.close()
        }
    }

    func testTheSelectedPinHasItsOwnPicture() {
        MainActor.assumeIsolated {
            var snapshot = pointsTemplate(1)
            snapshot.pointsOfInterest[0].pinImage = .symbol("star")
            snapshot.pointsOfInterest[0].selectedPinImage = .symbol("radio")
            let stage = PointOfInterestStage(snapshot)
            XCTAssertEqual(stage.view.map.shownPins.first?.image, .symbol("star"))
            click(stage.view.rows[0].widget)
            XCTAssertEqual(stage.view.map.shownPins.first?.image, .symbol("radio"))
            stage.close()
        }
    }

    func testOneMovementOfManyStepsIsReportedOnceAtRest_R156() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate())
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

    func testTheKeyboardReachesTheMapAndMovesIt() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate())
            // Through everything that takes the focus, once round.
            var isReached = false
            for _ in 0..<12 {
                gtk_widget_child_focus(stage.window.pointer, GTK_DIR_TAB_FORWARD)
                if let observer = stage.view.map.observer, gtk_widget_has_focus(observer.pointer) != 0 {
                    isReached = true
                    break
                }
            }
            XCTAssertTrue(isReached)
            let before = stage.view.map.camera
            @MainActor func press(_ key: Int32) -> Bool {
                stage.view.map.press(KeyPress(keyValue: UInt32(key), modifiers: 0))
            }
            XCTAssertTrue(press(GDK_KEY_Right))
            XCTAssertGreaterThan(stage.view.map.camera.center.longitude, before.center.longitude)
            XCTAssertTrue(press(GDK_KEY_Up))
            XCTAssertGreaterThan(stage.view.map.camera.center.latitude, before.center.latitude)
            XCTAssertTrue(press(GDK_KEY_plus))
            XCTAssertEqual(stage.view.map.camera.zoom, before.zoom + 1)
            XCTAssertTrue(press(GDK_KEY_minus))
            XCTAssertEqual(stage.view.map.camera.zoom, before.zoom)
            XCTAssertFalse(press(GDK_KEY_Escape), "back is the shell's")
            stage.close()
        }
    }

    func testWhatTheShellItselfShowsIsNoMovementOfThePerson() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate())
            stage.view.apply(.pointOfInterest(pointsTemplate(6)))
            stage.view.setPortrait(true)
            gtk_window_set_default_size(stage.window.cast(), 480, 800)
            stage.waitForRest()
            XCTAssertEqual(stage.regions, [])
            stage.close()
        }
    }

    func testNewPointsAreFittedUntilThePersonMovesTheMap() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate(1))
            let single = stage.view.map.camera
            stage.view.apply(.pointOfInterest(pointsTemplate(3)))
            let fitted = stage.view.map.camera
            XCTAssertLessThan(fitted.zoom, single.zoom)
            stage.view.map.move(right: 1, down: 1)
            let moved = stage.view.map.camera
            XCTAssertNotEqual(moved, fitted)
            stage.view.apply(.pointOfInterest(pointsTemplate(1)))
            XCTAssertEqual(stage.view.map.camera, moved)
            stage.close()
        }
    }

    func testNoPinStartsUnderTheZoomButtons() throws {
        try MainActor.assumeIsolated {
            // Levels of zoom are a factor of two apart: one of these distances all but fills the picture.
            for distance in stride(from: 8.0, to: 16, by: 1) {
                let corners = [(40.0, 0.0), (40 + distance * 0.7, distance)].enumerated().map { index, place in
                    PointOfInterestSnapshot(
                        id: PointOfInterestID(rawValue: UInt64(index + 1)),
                        location: Coordinate(latitude: place.0, longitude: place.1), title: "Corner \(index)")
                }
                let stage = PointOfInterestStage(
                    PointOfInterestTemplateSnapshot(
                        id: TemplateID(rawValue: 5), title: "Places", pointsOfInterest: corners))
                let map = stage.view.map
                // The map fits the places into its size by a timer of its own, which was there before this one.
                var isFitted = false
                let timer = Timer(after: 0) { isFitted = true }
                runLoop(until: "the places in the picture") { isFitted }
                timer.cancel()
                let buttons = try XCTUnwrap(map.controls.last).frame(in: map.widget.pointer)
                var free = MapFrame(
                    width: Double(gtk_widget_get_width(map.widget.pointer)),
                    height: Double(gtk_widget_get_height(map.widget.pointer)))
                XCTAssertTrue(corners.allSatisfy { map.camera.shows($0.location, in: free) }, "\(distance)°")
                free.right = free.width - Double(buttons.minX)
                XCTAssertTrue(
                    corners.allSatisfy { map.camera.shows($0.location, in: free) },
                    "\(distance)°: a place lies under the buttons")
                stage.close()
            }
        }
    }

    func testASelectedPointOutsideThePictureIsBroughtIntoIt() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate())
            for _ in 0..<4 { stage.view.map.zoom(by: 1) }
            let rome = Coordinate(latitude: 41.9028, longitude: 12.4964)
            XCTAssertFalse(stage.view.map.camera.shows(rome, in: MapFrame(width: 400, height: 400)))
            click(stage.view.rows[2].widget)
            XCTAssertTrue(stage.view.map.camera.shows(rome, in: stage.view.map.frame))
            stage.close()
        }
    }

    func testZoomingEndsAtTheLastLevels() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate())
            for _ in 0..<30 { stage.view.map.zoom(by: 1) }
            XCTAssertEqual(stage.view.map.camera.zoom, 16)
            for _ in 0..<30 { stage.view.map.zoom(by: -1) }
            XCTAssertEqual(stage.view.map.camera.zoom, 1)
            stage.close()
        }
    }

    func testWithoutPointsASentenceStandsWhereTheListWouldBe() {
        MainActor.assumeIsolated {
            let stage = PointOfInterestStage(pointsTemplate(0))
            XCTAssertTrue(isShown(stage.view.emptyView.widget))
            XCTAssertEqual(stage.view.map.shownPins.count, 0)
            stage.view.apply(.pointOfInterest(pointsTemplate(1)))
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
            let stage = PointOfInterestStage(pointsTemplate(2))
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

    func testLongTextsPushNothingOffTheSmallestScreen() throws {
        try MainActor.assumeIsolated {
            let theme = try Theme(
                dataDirectory: try DataDirectory(given: Self.data, environment: [:], executable: ""))
            theme.apply(.day, .compact)
            var snapshot = pointsTemplate(12)
            let long = Array(repeating: "Wordsthatarelong and short", count: 40).joined(separator: " ")
            for index in snapshot.pointsOfInterest.indices {
                snapshot.pointsOfInterest[index].title = long
                snapshot.pointsOfInterest[index].detailTitle = long
                snapshot.pointsOfInterest[index].detailSubtitle = long
                snapshot.pointsOfInterest[index].detailSummary = long
                snapshot.pointsOfInterest[index].primaryButton?.title = long
            }
            let stage = PointOfInterestStage(snapshot)
            for selected in [nil, PointOfInterestID(rawValue: 1)] {
                snapshot.selectedPointOfInterest = selected
                stage.view.apply(.pointOfInterest(snapshot))
                // What an 800 × 480 and a 480 × 800 screen leave below a bar of 77 pixels.
                for (isPortrait, width, height) in [(false, 800, 403), (true, 480, 723)] as [(Bool, Int32, Int32)] {
                    stage.view.setPortrait(isPortrait)
                    for (orientation, room) in [
                        (GTK_ORIENTATION_HORIZONTAL, width), (GTK_ORIENTATION_VERTICAL, height),
                    ] {
                        var minimum: Int32 = 0
                        gtk_widget_measure(stage.view.page.pointer, orientation, -1, &minimum, nil, nil, nil)
                        XCTAssertLessThanOrEqual(minimum, room, "portrait: \(isPortrait), card: \(selected != nil)")
                    }
                }
            }
            stage.close()
        }
    }

    func testNightChangesTheColoursAndNothingElse() throws {
        try MainActor.assumeIsolated {
            let theme = try Theme(
                dataDirectory: try DataDirectory(given: Self.data, environment: [:], executable: ""))
            theme.apply(.day, .compact)
            let stage = PointOfInterestStage(pointsTemplate(2))
            runLoop(until: "the day's colours") { (stage.view.map.colours?.land.red ?? 0) > 0.9 }
            theme.apply(.night, .compact)
            runLoop(until: "the night's colours") { (stage.view.map.colours?.land.red ?? 1) < 0.2 }
            XCTAssertEqual(stage.view.map.shownPins.count, 2)
            stage.waitForRest()
            XCTAssertEqual(stage.regions, [], "another look is no movement")
            stage.close()
        }
    }

    private static let data = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("data").path
}
