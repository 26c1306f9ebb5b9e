import XCTest

@testable import Templates

/// Operations through the controller: completions, their order, and what is refused.
@MainActor
final class InterfaceControllerTests: XCTestCase {
    private let first = makeList("L1")
    private let second = makeList("L2")
    private let third = makeList("L3")
    private var names: [String: Template] { ["L1": first, "L2": second, "L3": third] }
    private func makeCar() -> Car { Car(root: first, names: names) }

    func testTheFirstRootIsNotAnimated_R2() async {
        let car = makeCar()
        XCTAssertEqual(car.display.lastAnimated, false)
        XCTAssertEqual(car.app.animations, [false, false])
    }

    func testALaterRootIsAnimatedAsAsked_R2() async {
        let car = makeCar()
        XCTAssertEqual(car.setRoot(second, animated: true), .success)
        XCTAssertEqual(car.display.lastAnimated, true)
        XCTAssertEqual(car.setRoot(third, animated: false), .success)
        XCTAssertEqual(car.display.lastAnimated, false)
    }

    func testANewRootReplacesEverything_R3() async {
        let car = makeCar()
        XCTAssertEqual(car.push(second), .success)
        XCTAssertEqual(car.setRoot(third), .success)
        XCTAssertEqual(car.stack, ["L3"])
        XCTAssertEqual(car.shownStack, ["L3"])
        XCTAssertTrue(car.controller.rootTemplate === third)
    }

    func testTheVisibleTemplateAsTheNewRootStaysVisible_R3() async {
        let car = makeCar()
        _ = car.push(second)
        car.forget()
        XCTAssertEqual(car.setRoot(second), .success)
        XCTAssertEqual(car.stack, ["L2"])
        XCTAssertEqual(car.shownStack, ["L2"])
        XCTAssertEqual(car.app.log, ["outcome: ok"], "nothing appears and nothing goes")
        car.scene.disconnect()
        XCTAssertEqual(car.app.log.suffix(2), ["L2 will disappear", "L2 did disappear"])
    }

    func testTheCompletionComesOnceTheDisplayShowsIt_R4() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        XCTAssertNil(car.push(second))
        XCTAssertEqual(car.stack, ["L1", "L2"], "R7: it is the top at once")
        car.display.finish()
        XCTAssertEqual(car.results["outcome"], .success)
    }

    func testATransitionReportedTwiceCompletesOnce_R4() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        var count = 0
        car.controller.pushTemplate(second, animated: true) { _, _ in count += 1 }
        let transition = car.display.unfinished[0].0
        car.receive(.transitionFinished(transition))
        car.receive(.transitionFinished(transition))
        XCTAssertEqual(count, 1)
    }

    func testAFailureGetsFalseAndAnError_R5() async {
        let car = makeCar()
        XCTAssertEqual(car.pop(), .failure(.nothingToPop))
        XCTAssertEqual(car.faults, [], "R6: it has a completion")
    }

    func testAFailureWithoutCompletionIsAFault_R6() async {
        let car = makeCar()
        car.controller.popTemplate(animated: true, completion: nil)
        XCTAssertEqual(car.faults, [Fault(.operationFailed(.nothingToPop))])
        car.controller.pushTemplate(first, animated: true, completion: nil)
        XCTAssertEqual(car.faults.last, Fault(.operationFailed(.duplicateInstance(first.id)), template: first.id))
        XCTAssertEqual(car.stack, ["L1"])
    }

    func testASuccessWithoutCompletionIsNoFault_R6() async {
        let car = makeCar()
        car.controller.pushTemplate(second, animated: true, completion: nil)
        car.controller.popTemplate(animated: true, completion: nil)
        XCTAssertEqual(car.faults, [])
    }

    func testWhatCarPlayRaisesForIsAFaultEvenWithACompletion_R10() async {
        let car = makeCar()
        for _ in 0..<4 { XCTAssertEqual(car.push(makeList()), .success) }
        XCTAssertEqual(car.push(second), .failure(.depthExceeded(limit: 5)))
        XCTAssertEqual(car.faults, [Fault(.operationFailed(.depthExceeded(limit: 5)), template: second.id)])
        XCTAssertEqual(car.controller.templates.count, 5)
    }

    func testATabBarIsNotPushed_R9() async {
        let car = makeCar()
        XCTAssertEqual(car.push(TabBarTemplate(templates: [second])), .failure(.unsupportedTemplate(.tabBar, .push)))
        XCTAssertEqual(car.stack, ["L1"])
    }

    func testPushingBeforeARootFails_R12() async {
        let car = Car(root: nil, names: names)
        XCTAssertEqual(car.push(first), .failure(.noRoot))
        XCTAssertEqual(car.setRoot(first), .success)
        XCTAssertEqual(car.push(second), .success)
    }

    func testPopsReportWhatTheyRemoved_R13_R15_R16() async {
        let car = makeCar()
        _ = car.push(second)
        _ = car.push(third)
        XCTAssertEqual(car.outcome { $0.pop(to: second, animated: true, completion: $1) }, .success)
        XCTAssertEqual(car.display.navigations.last, .pop(depth: 2))
        XCTAssertEqual(car.pop(), .success)
        XCTAssertEqual(car.display.navigations.last, .pop(depth: 1))
        _ = car.push(second)
        _ = car.push(third)
        XCTAssertEqual(car.outcome { $0.popToRootTemplate(animated: true, completion: $1) }, .success)
        XCTAssertEqual(car.shownStack, ["L1"])
    }

    func testPopToAnUnknownTemplateFails_R17() async {
        let car = makeCar()
        XCTAssertEqual(
            car.outcome { $0.pop(to: second, animated: true, completion: $1) }, .failure(.templateNotInStack(second.id))
        )
    }

    func testPopToTheTopSucceedsWithoutATransition_R18() async {
        let car = makeCar()
        _ = car.push(second)
        car.forget()
        XCTAssertEqual(car.outcome { $0.pop(to: second, animated: true, completion: $1) }, .success)
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.app.log, ["outcome: ok"])
    }

    func testOperationsWaitForEachOther_R24_CS3() async {
        let car = makeCar()
        _ = car.push(second)
        car.display.finishesAtOnce = false
        car.forget()
        car.controller.popTemplate(animated: true, completion: car.note("pop"))
        car.controller.pushTemplate(third, animated: true, completion: car.note("push"))
        XCTAssertEqual(car.display.navigations, [.pop(depth: 1)])
        XCTAssertEqual(car.stack, ["L1"])
        car.display.finish()
        XCTAssertEqual(car.stack, ["L1", "L3"])
        XCTAssertEqual(car.display.navigations.count, 2)
        car.display.finish()
        XCTAssertEqual(
            car.app.log,
            [
                "L2 will disappear", "L1 will appear", "L2 did disappear", "L1 did appear", "pop: ok",
                "L1 will disappear", "L3 will appear", "L1 did disappear", "L3 did appear", "push: ok",
            ])
    }

    func testAnOperationIsCheckedWhenItStarts_CS3() async {
        let car = makeCar()
        car.display.finishesAtOnce = false
        // Valid only after the push before it, and one that no longer is.
        car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
        car.controller.popTemplate(animated: true, completion: car.note("pop"))
        car.controller.popTemplate(animated: true, completion: car.note("pop again"))
        for _ in 0..<3 { car.display.finish() }
        XCTAssertEqual(car.results, ["push": .success, "pop": .success, "pop again": .failure(.nothingToPop)])
    }

    func testAQueuedPushTakesItsSnapshotWhenItStarts() async {
        let car = makeCar()
        _ = car.push(second)
        car.display.finishesAtOnce = false
        car.controller.popTemplate(animated: true, completion: nil)
        car.controller.pushTemplate(third, animated: true, completion: nil)
        third.updateSections([makeSection(7)])
        car.display.finish()
        guard case .push(.list(let list))? = car.display.navigations.last else { return XCTFail("no push") }
        XCTAssertEqual(list.sections[0].items.count, 7)
    }

    func testAnOperationIssuedInACallbackRunsAfterwards() async {
        let car = makeCar()
        let callbacks = ["L2 will appear", "L1 will disappear", "L1 did disappear", "L2 did appear"]
        for callback in callbacks {
            car.forget()
            car.app.onCallback = { [weak car] line in
                guard let car, line == callback else { return }
                car.app.onCallback = nil
                car.controller.pushTemplate(self.third, animated: true, completion: car.note("nested"))
            }
            car.controller.pushTemplate(second, animated: true, completion: car.note("push"))
            XCTAssertEqual(car.stack, ["L1", "L2", "L3"], callback)
            XCTAssertEqual(
                car.app.log.filter { $0.contains(":") }, ["push: ok", "nested: ok"], "in order, from \(callback)")
            XCTAssertEqual(car.outcome { $0.popToRootTemplate(animated: false, completion: $1) }, .success)
        }
    }

    func testAnOperationIssuedInACompletionWorks() async {
        let car = makeCar()
        car.controller.pushTemplate(second, animated: true) { [weak car] _, _ in
            car?.controller.pushTemplate(self.third, animated: true, completion: car?.note("nested"))
        }
        XCTAssertEqual(car.stack, ["L1", "L2", "L3"])
        XCTAssertEqual(car.results["nested"], .success)
    }

    func testALongChainOfCompletionsNeedsNoDeepStack() async {
        let car = makeCar()
        var count = 0
        func next() {
            guard count < 5_000 else { return }
            count += 1
            let isPush = car.controller.templates.count == 1
            let completion: InterfaceController.Completion = { _, _ in next() }
            if isPush {
                car.controller.pushTemplate(second, animated: false, completion: completion)
            } else {
                car.controller.popTemplate(animated: false, completion: completion)
            }
        }
        next()
        XCTAssertEqual(count, 5_000)
    }

    func testTheDelegateIsOneWeakSlot_R30() async {
        let car = makeCar()
        let other = TestApp()
        car.controller.delegate = other
        car.forget()
        _ = car.push(second)
        XCTAssertEqual(car.app.log, ["outcome: ok"])
        XCTAssertEqual(other.log.count, 4)
        var short: TestApp? = TestApp()
        car.controller.delegate = short
        short = nil
        XCTAssertNil(car.controller.delegate)
        XCTAssertEqual(car.pop(), .success)
    }

    func testDarkIsOffByDefaultAndReachesTheDisplay_R27() async {
        let car = Car(root: nil)
        XCTAssertFalse(car.controller.prefersDarkUserInterfaceStyle)
        car.controller.prefersDarkUserInterfaceStyle = true
        XCTAssertEqual(car.setRoot(first), .success)
        XCTAssertEqual(car.display.shown?.prefersDarkUserInterfaceStyle, true)
        car.controller.prefersDarkUserInterfaceStyle = false
        XCTAssertEqual(car.display.changes.last, .prefersDarkUserInterfaceStyle(false))
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testBackPopsOne_R168_CS15() async {
        let car = makeCar()
        _ = car.push(second)
        _ = car.push(third)
        car.receive(.back(template: third.id))
        XCTAssertEqual(car.stack, ["L1", "L2"])
        XCTAssertEqual(car.display.lastAnimated, true)
    }

    func testBackAtTheRootDoesNothing_CS15() async {
        let car = makeCar()
        car.forget()
        car.receive(.back(template: first.id))
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.faults, [])
    }

    func testASecondQuickBackDoesNothing_CS15() async {
        let car = makeCar()
        _ = car.push(second)
        _ = car.push(third)
        car.display.finishesAtOnce = false
        car.receive(.back(template: third.id))
        car.receive(.back(template: third.id))
        car.display.finish()
        car.display.finish()
        XCTAssertEqual(car.stack, ["L1", "L2"])
    }

    func testErrorTextsKeepTheKnownWordsAndNameTheRemedy() async {
        XCTAssertTrue("\(InterfaceControllerError.nothingToPop)".hasPrefix("No templates were available to be popped."))
        XCTAssertTrue(
            "\(InterfaceControllerError.duplicateInstance(first.id))".hasPrefix(
                "Pushing the same template instance more than once is not supported"))
        XCTAssertTrue(
            "\(InterfaceControllerError.depthExceeded(limit: 3))".hasPrefix(
                "Application exceeded the hierarchy depth limit of 3"))
        XCTAssertTrue(
            "\(InterfaceControllerError.unsupportedTemplate(.map, .push))".hasPrefix(
                "Unsupported object <map> passed to push"))
        let all: [InterfaceControllerError] = [
            .nothingToPop, .templateNotInStack(first.id), .duplicateInstance(first.id), .depthExceeded(limit: 1),
            .unsupportedTemplate(.map, .present), .unsupportedOnNowPlaying(.grid), .alreadyPresenting, .noRoot,
            .tooManyTabs(count: 5, limit: 4), .unsupportedTabRoot(.map, allowed: [.list]), .emptyTabBar, .disconnected,
        ]
        XCTAssertEqual(Set(all.map(\.description)).count, all.count)
    }

    func testTheAsyncFormsReturnTrueOrThrow() async throws {
        let car = makeCar()
        let pushed = try await car.controller.pushTemplate(second, animated: true)
        XCTAssertTrue(pushed)
        try await car.controller.popTemplate(animated: true)
        do {
            try await car.controller.popTemplate(animated: true)
            XCTFail("the root was popped")
        } catch {
            XCTAssertEqual(error as? InterfaceControllerError, .nothingToPop)
        }
        try await car.controller.setRootTemplate(third, animated: true)
        try await car.controller.pushTemplate(first, animated: true)
        try await car.controller.pop(to: third, animated: true)
        try await car.controller.pushTemplate(first, animated: true)
        try await car.controller.popToRootTemplate(animated: true)
        XCTAssertEqual(car.stack, ["L3"])
        XCTAssertEqual(car.faults, [], "a thrown error is told")
    }
}
