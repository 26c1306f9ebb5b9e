import XCTest

@testable import Templates

/// Connecting and disconnecting a display.
@MainActor
final class SceneTests: XCTestCase {
    private let first = makeList("L1")
    private let second = makeList("L2")
    private var names: [String: Template] { ["L1": first, "L2": second] }
    private func makeCar() -> Car { Car(root: first, names: names) }

    func testConnectingSuppliesAControllerAndTellsTheApp_R1_R41() async {
        let car = makeCar()
        XCTAssertEqual(car.app.controllers.count, 1)
        XCTAssertTrue(car.app.controllers[0] === car.controller)
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertEqual(car.faults, [])
        XCTAssertEqual(car.scene.snapshot?.connection, car.scene.connection)
    }

    func testNoRootWhenTheConnectCallbackReturnsIsAFault_R42() async {
        let car = Car(root: nil)
        XCTAssertEqual(car.faults, [Fault(.noRootAtConnect)])
    }

    func testARootStillOnItsWayIsARoot_R42() async {
        let car = Car(root: first, names: names, connects: false)
        car.display.finishesAtOnce = false
        // A second root waits behind the first.
        car.app.onConnect = { $0.setRootTemplate(self.second, animated: false, completion: nil) }
        car.scene.connect(display: car.display)
        XCTAssertEqual(car.faults, [])
    }

    func testARefusedRootIsToldTwice_R42() async {
        let car = Car(root: TabBarTemplate(templates: []), names: names)
        XCTAssertEqual(
            car.faults.map(\.reason), [.operationFailed(.emptyTabBar), .noRootAtConnect])
    }

    func testTheSceneNeedsNothingButItsDelegate_R43() async {
        let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio))
        XCTAssertNil(scene.snapshot)
        XCTAssertNil(scene.connection)
    }

    func testConnectingWithoutADelegateIsAFault_R44() async {
        var faults: [Fault] = []
        let scene = TemplateApplicationScene(
            capabilities: CarCapabilities(category: .audio), faultLog: { faults.append($0) })
        scene.connect(display: TestDisplay())
        XCTAssertEqual(faults, [Fault(.noSceneDelegate)])
    }

    func testQuickConnectAndDisconnectEndsEverything_R45() async {
        let car = makeCar()
        for _ in 0..<10 {
            car.scene.disconnect()
            car.scene.connect(display: car.display)
        }
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertEqual(car.app.disconnected.count, 10)
        XCTAssertEqual(Set(car.app.controllers.map { ObjectIdentifier($0) }).count, 11)
        XCTAssertEqual(car.faults, [])
    }

    func testDisconnectInsideTheConnectCallbackWins_R45() async {
        let car = Car(root: nil, names: names, connects: false)
        car.app.onConnect = { [weak car] _ in car?.scene.disconnect() }
        car.scene.connect(display: car.display)
        XCTAssertNil(car.scene.connection)
        XCTAssertEqual(car.app.disconnected.count, 1)
        XCTAssertEqual(car.faults, [], "nobody could have set a root")
    }

    func testAConnectWithoutADisconnectCleansUpFirst_R46() async {
        let car = makeCar()
        let old = car.controller
        let other = TestDisplay()
        other.scene = car.scene
        let display = car.display
        car.display = other
        display.forgetChanges()
        car.scene.connect(display: other)
        XCTAssertTrue(car.app.disconnected.first === old)
        XCTAssertEqual(display.changes, [])
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertFalse(car.controller === old)
    }

    func testAFreshScenesControllerIsNotConnected_R31() async {
        let car = Car(root: nil, connects: false)
        XCTAssertEqual(car.push(first), .failure(.disconnected))
        XCTAssertNil(car.controller.topTemplate)
    }

    func testAKeptControllerIsDead_R31() async {
        let car = makeCar()
        let old = car.controller
        car.scene.disconnect()
        car.forget()
        old.pushTemplate(second, animated: true, completion: car.note("push"))
        old.popTemplate(animated: true, completion: car.note("pop"))
        old.setRootTemplate(second, animated: true, completion: car.note("root"))
        XCTAssertEqual(Set(car.results.keys), ["push", "pop", "root"])
        XCTAssertTrue(car.results.values.allSatisfy { $0 == .failure(.disconnected) })
        XCTAssertEqual(old.templates.count, 0)
        XCTAssertNil(old.rootTemplate)
        XCTAssertEqual(car.display.changes, [])
    }

    func testAKeptControllerCantTouchTheNewConnection_R31() async {
        let car = makeCar()
        let old = car.controller
        car.scene.disconnect()
        car.scene.connect(display: car.display)
        car.forget()
        old.pushTemplate(second, animated: true, completion: nil)
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.faults, [Fault(.operationFailed(.disconnected), template: second.id)])
    }

    func testDisconnectTellsTheVisibleTemplateThenTheApp_CS12() async {
        let car = makeCar()
        _ = car.push(second)
        car.forget()
        car.app.onDisconnect = { [weak car] controller in
            car?.app.log.append("disconnected with \(controller.templates.count) templates")
        }
        car.scene.disconnect()
        XCTAssertEqual(
            car.app.log, ["L2 will disappear", "L2 did disappear", "disconnected with 0 templates"])
        XCTAssertNil(car.scene.snapshot)
    }

    func testDisconnectFailsWhatIsOutstanding_CS12() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        car.forget()
        car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
        car.controller.popTemplate(animated: true, completion: car.note("pop"))
        car.scene.disconnect()
        XCTAssertEqual(car.results, ["push": .failure(.disconnected), "pop": .failure(.disconnected)])
        // What was on its way in is told that it goes, and never that it was on screen.
        XCTAssertEqual(
            car.app.log,
            [
                "L1 will disappear", "L2 will appear", "L1 did disappear", "L2 will disappear", "L2 did disappear",
                "push: err", "pop: err",
            ])
        XCTAssertEqual(car.faults, [], "that the car went away is nobody's mistake")
    }

    func testDisconnectInsideEachCallbackEndsExactlyWhatBegan() async {
        for callback in ["L1 will disappear", "L2 will appear", "L1 did disappear", "L2 did appear"] {
            let car = makeCar()
            car.forget()
            car.app.onCallback = { [weak car] line in if line == callback { car?.scene.disconnect() } }
            car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
            XCTAssertEqual(car.results["push"], .failure(.disconnected), callback)
            for name in ["L1", "L2"] {
                let lines = car.app.log.filter { $0.hasPrefix(name) }
                XCTAssertEqual(Set(lines).count, lines.count, "\(callback): each once")
                let started = name == "L1" || lines.contains("L2 will appear")
                XCTAssertEqual(lines.contains("\(name) did disappear"), started, callback)
            }
            XCTAssertNil(car.scene.connection)
        }
    }

    func testConnectInsideTheDisconnectCallbackWorks_R45() async {
        let car = makeCar()
        car.app.onDisconnect = { [weak car] _ in
            guard let car else { return }
            car.app.onDisconnect = nil
            car.scene.connect(display: car.display)
        }
        car.scene.disconnect()
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertEqual(car.push(second), .success)
    }

    func testDisconnectWithoutAConnectionDoesNothing() async {
        let car = makeCar()
        car.scene.disconnect()
        car.scene.disconnect()
        XCTAssertEqual(car.app.disconnected.count, 1)
    }

    func testEventsOfAnOldConnectionAreDropped_R45() async throws {
        let item = ListItem(text: "A", detailText: nil)
        var taps = 0
        item.handler = { _, completion in
            taps += 1
            completion()
        }
        first.updateSections([ListSection(items: [item])])
        let car = makeCar()
        let old = try XCTUnwrap(car.scene.connection)
        car.scene.connect(display: car.display)
        car.scene.receive(.select(template: first.id, item: item.id), from: old)
        XCTAssertEqual(taps, 0)
        car.receive(.select(template: first.id, item: item.id))
        XCTAssertEqual(taps, 1)
    }

    func testATransitionOfAnOldConnectionFinishesNothing() async throws {
        let car = makeCar()
        let old = try XCTUnwrap(car.scene.connection)
        car.display.finishesAtOnce = false
        car.scene.connect(display: car.display)
        XCTAssertNil(car.push(second))
        for (transition, _) in car.display.unfinished {
            car.scene.receive(.transitionFinished(transition), from: old)
        }
        XCTAssertNil(car.results["outcome"])
    }

    func testTheDelegateIsToldOfAnotherContentStyle() async {
        let car = makeCar()
        car.scene.contentStyle = .light
        XCTAssertEqual(car.app.styles, [])
        car.scene.contentStyle = .dark
        XCTAssertEqual(car.app.styles, [.dark])
    }

    func testTheDisplayIsKeptUntilTheDisconnect() async {
        let car = Car(root: first, names: names, connects: false)
        var display: TestDisplay? = TestDisplay()
        weak let kept = display
        display?.scene = car.scene
        if let display { car.scene.connect(display: display) }
        display = nil
        XCTAssertNotNil(kept)
        car.scene.disconnect()
        XCTAssertNil(kept)
    }

    func testASmallRootShownFirstMayBeFilledLater_R47() async {
        let car = makeCar()
        first.updateSections([makeSection(500)])
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
        XCTAssertEqual(car.display.changes.count, 2)
    }
}
