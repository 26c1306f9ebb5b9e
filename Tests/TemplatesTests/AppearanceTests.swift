import XCTest

@testable import Templates

/// When and in which order templates are told that they come and go.
@MainActor
final class AppearanceTests: XCTestCase {
    private let first = makeList("L1")
    private let second = makeList("L2")
    private let third = makeList("L3")
    private var names: [String: Template] { ["L1": first, "L2": second, "L3": third] }
    private func makeCar() -> Car { Car(root: first, names: names) }

    func testTheFourCallbacksComeInOrder_R32() async {
        let car = makeCar()
        _ = car.setRoot(second)
        XCTAssertEqual(
            car.app.log.filter { $0.hasPrefix("L1") },
            ["L1 will appear", "L1 did appear", "L1 will disappear", "L1 did disappear"])
    }

    func testAnimatedIsWhatTheTransitionDid_R32() async {
        let car = makeCar()
        car.forget()
        _ = car.push(second, animated: false)
        XCTAssertEqual(car.app.animations, [false, false, false, false])
        car.forget()
        _ = car.pop()
        XCTAssertEqual(car.app.animations, [true, true, true, true])
    }

    func testACoveredTemplateDisappearsAndIsStillInTheStack_R33() async {
        let car = makeCar()
        car.forget()
        var wasMember: Bool?
        car.app.onCallback = { [weak car] line in
            guard let car, line == "L1 did disappear" else { return }
            wasMember = car.controller.templates.contains { $0 === self.first }
        }
        _ = car.push(second)
        XCTAssertEqual(wasMember, true)
    }

    func testARemovedTemplateIsNotInTheStackWhenItHasDisappeared_R33() async {
        let car = makeCar()
        _ = car.push(second)
        var wasMember: Bool?
        car.app.onCallback = { [weak car] line in
            guard let car, line == "L2 did disappear" else { return }
            wasMember = car.controller.templates.contains { $0 === self.second }
        }
        _ = car.pop()
        XCTAssertEqual(wasMember, false)
    }

    func testAReplacedRootDisappears_R34() async {
        let car = makeCar()
        car.forget()
        _ = car.setRoot(second)
        XCTAssertTrue(car.app.log.contains("L1 did disappear"))
    }

    func testTheOrderIsLeavingThenArrivingThenTheCompletion_R37_CS4() async {
        let car = makeCar()
        car.forget()
        car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
        XCTAssertEqual(
            car.app.log,
            ["L1 will disappear", "L2 will appear", "L1 did disappear", "L2 did appear", "push: ok"])
    }

    func testTheDidCallbacksWaitForTheDisplay_R37() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        car.forget()
        car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
        XCTAssertEqual(car.app.log, ["L1 will disappear", "L2 will appear"])
        XCTAssertEqual(car.display.navigations.count, 1)
        car.display.finish()
        XCTAssertEqual(car.app.log.suffix(3), ["L1 did disappear", "L2 did appear", "push: ok"])
    }

    func testTheChangeIsSentAfterTheWillCallbacks() async {
        let car = makeCar()
        car.forget()
        var sent: [Int] = []
        car.app.onCallback = { [weak car] _ in sent.append(car?.display.changes.count ?? -1) }
        _ = car.push(second)
        XCTAssertEqual(sent, [0, 0, 1, 1])
    }

    func testAPopAcrossTemplatesTellsOnlyTheVisibleOnes() async {
        let car = makeCar()
        _ = car.push(second)
        _ = car.push(third)
        car.forget()
        car.controller.popToRootTemplate(animated: true, completion: car.note("pop"))
        XCTAssertEqual(
            car.app.log, ["L3 will disappear", "L1 will appear", "L3 did disappear", "L1 did appear", "pop: ok"])
    }

    func testANewTabsVisibleTemplateAppearsAfterTheTabBarDelegateWasTold_R39() async {
        let tabBar = TabBarTemplate(templates: [first, second])
        let car = Car(root: tabBar, names: names)
        tabBar.delegate = car.app
        car.forget()
        car.receive(.selectTab(template: second.id))
        XCTAssertEqual(
            car.app.log,
            ["select L2", "L1 will disappear", "L2 will appear", "L1 did disappear", "L2 did appear"])
    }

    func testTabsSwappedInAppear_R36() async {
        let tabBar = TabBarTemplate(templates: [first])
        let car = Car(root: tabBar, names: names)
        car.forget()
        tabBar.updateTemplates([second])
        XCTAssertEqual(car.app.log, ["L1 will disappear", "L2 will appear", "L1 did disappear", "L2 did appear"])
    }

    func testATabUpdateThatKeepsTheVisibleTemplateTellsNobody_R36() async {
        let tabBar = TabBarTemplate(templates: [first])
        let car = Car(root: tabBar, names: names)
        car.forget()
        tabBar.updateTemplates([first, second])
        XCTAssertEqual(car.app.log, [])
    }

    func testChangesMadeInDidAppearAreShown_R40() async {
        let car = makeCar()
        car.app.onCallback = { line in
            if line == "L2 did appear" { self.second.updateSections([makeSection(3)]) }
        }
        _ = car.push(second)
        guard case .list(let list)? = car.display.shown?.topTemplate else { return XCTFail("no list") }
        XCTAssertEqual(list.sections[0].items.count, 3)
    }

    func testChangesMadeRightAfterThePushCallAreShown_R40() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        car.controller.pushTemplate(second, animated: true, completion: nil)
        second.updateSections([makeSection(3)])
        guard case .list(let list)? = car.display.shown?.topTemplate else { return XCTFail("no list") }
        XCTAssertEqual(list.sections[0].items.count, 3)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testChangesMadeInTheWillCallbacksAreInTheSnapshot() async {
        let car = makeCar()
        car.app.onCallback = { line in
            if line == "L2 will appear" { self.second.updateSections([makeSection(3)]) }
            if line == "L1 will disappear" { self.first.updateSections([makeSection(4)]) }
        }
        _ = car.push(second)
        XCTAssertEqual(car.display.mismatches, [])
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
        XCTAssertEqual(car.display.changes(of: second), [], "it is no part of the scene before the push is sent")
        XCTAssertEqual(car.display.changes(of: first).count, 1)
    }
}
