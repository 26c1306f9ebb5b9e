import XCTest

@testable import Templates

/// Presenting and overlays through the controller.
@MainActor
final class PresentationTests: XCTestCase {
    private let root = makeList("L1")
    private let second = makeList("L2")
    private let alert = makeAlert()
    private let other = makeAlert()

    private func makeCar(category: AppCategory = .audio) -> Car {
        let car = Car(
            root: root, names: ["L1": root, "L2": second, "A": alert, "B": other, "N": NowPlayingTemplate.shared],
            category: category)
        car.forget()
        return car
    }

    func testPresentingCoversTheStackAndTellsTheModalTemplate_R22_R35_R38() async {
        let car = makeCar()
        XCTAssertEqual(car.present(alert), .success)
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertTrue(car.controller.topTemplate === root)
        XCTAssertTrue(car.controller.presentedTemplate === alert)
        XCTAssertEqual(car.app.log, ["A will appear", "A did appear", "outcome: ok"])
        car.forget()
        XCTAssertEqual(car.dismiss(), .success)
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(car.app.log, ["A will disappear", "A did disappear", "outcome: ok"])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheDisplayIsToldOfTheModalTemplate() async {
        let car = makeCar()
        _ = car.present(alert)
        guard case .alert(let shown)? = car.display.shown?.presented else { return XCTFail("nothing is presented") }
        XCTAssertEqual(shown.titleVariants, ["Alert"])
        XCTAssertEqual(shown.actions.map(\.title), ["OK"])
        _ = car.dismiss()
        XCTAssertNil(car.display.shown?.presented)
    }

    func testAModalTemplateIsPresentedOnlyOnce_R20() async {
        let car = makeCar()
        _ = car.present(alert)
        XCTAssertEqual(car.present(other), .failure(.alreadyPresenting))
        XCTAssertEqual(car.presented, "A")
        car.controller.presentTemplate(other, animated: true, completion: nil)
        XCTAssertEqual(car.faults, [Fault(.operationFailed(.alreadyPresenting), template: other.id)])
    }

    func testAListIsNotPresentedAndNowPlayingNeither_R19_R121() async {
        let car = makeCar()
        for template in [second, NowPlayingTemplate.shared] {
            XCTAssertEqual(car.present(template), .failure(.unsupportedTemplate(template.kind, .present)))
        }
        XCTAssertNil(car.presented)
        XCTAssertEqual(car.faults.count, 2)
    }

    func testAModalTemplateIsNotPushed_R19() async {
        let car = makeCar()
        XCTAssertEqual(car.push(alert), .failure(.unsupportedTemplate(.alert, .push)))
        XCTAssertEqual(car.stack, ["L1"])
    }

    func testDismissingNothingSucceedsWithoutATransition_R21() async {
        let car = makeCar()
        XCTAssertEqual(car.dismiss(), .success)
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.app.log, ["outcome: ok"])
    }

    func testAPopDoesNotDismiss_R23() async {
        let car = makeCar()
        _ = car.push(second)
        _ = car.present(alert)
        XCTAssertEqual(car.pop(), .success)
        XCTAssertEqual(car.presented, "A")
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.pop(), .failure(.nothingToPop))
    }

    func testANewRootDismissesFirst_R29() async {
        let car = makeCar()
        _ = car.present(alert)
        car.forget()
        XCTAssertEqual(car.setRoot(second), .success)
        XCTAssertEqual(
            car.app.log,
            [
                "A will disappear", "A did disappear", "L1 will disappear", "L2 will appear", "L1 did disappear",
                "L2 did appear", "outcome: ok",
            ])
        XCTAssertEqual(car.stack, ["L2"])
        XCTAssertNil(car.display.shown?.presented)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testARefusedRootLeavesTheModalTemplate_R29() async {
        let car = makeCar()
        _ = car.present(alert)
        XCTAssertEqual(car.setRoot(TabBarTemplate(templates: [])), .failure(.emptyTabBar))
        XCTAssertEqual(car.presented, "A")
    }

    func testTapsBelowAModalTemplateDoNothing_R139() async {
        let item = ListItem(text: "x", detailText: nil)
        var taps = 0
        item.handler = { _, completion in
            taps += 1
            completion()
        }
        root.updateSections([ListSection(items: [item])])
        let car = Car(
            root: TabBarTemplate(templates: [root, second]), names: ["L1": root, "L2": second, "A": alert])
        _ = car.present(alert)
        car.receive(.select(template: root.id, item: item.id))
        car.receive(.selectTab(template: second.id))
        car.receive(.showNowPlaying)
        car.receive(.back(template: root.id))
        XCTAssertEqual(taps, 0)
        XCTAssertEqual(car.stack, ["L1"])
        _ = car.dismiss()
        car.receive(.select(template: root.id, item: item.id))
        car.receive(.selectTab(template: second.id))
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(car.stack, ["L2"])
    }

    func testADisconnectDismissesFirst_R146() async {
        let car = makeCar()
        _ = car.present(alert)
        car.forget()
        car.scene.disconnect()
        XCTAssertEqual(
            car.app.log,
            ["A will disappear", "A did disappear", "L1 will disappear", "L1 did disappear"])
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(
            car.outcome { $0.presentTemplate(self.alert, animated: true, completion: $1) }, .failure(.disconnected))
    }

    func testTheAsyncFormsReturnWhenItIsShown() async throws {
        let car = makeCar(category: .navigation)
        let voice = VoiceControlTemplate(voiceControlStates: [])
        let presented = try await car.controller.presentTemplate(alert, animated: true)
        XCTAssertTrue(presented)
        do {
            try await car.controller.presentTemplate(other, animated: true)
            XCTFail("presented twice")
        } catch {
            XCTAssertEqual(error as? InterfaceControllerError, .alreadyPresenting)
        }
        let dismissed = try await car.controller.dismissTemplate(animated: true)
        XCTAssertTrue(dismissed)
        let shown = try await car.controller.showOverlayTemplate(voice, animated: true)
        XCTAssertTrue(shown)
        let hidden = try await car.controller.hideOverlayTemplate(animated: true)
        XCTAssertTrue(hidden)
        XCTAssertNil(car.display.shown?.overlay)
    }

    func testAnOverlayLeavesTheRestInUse_R28() async {
        let car = makeCar(category: .navigation)
        let voice = VoiceControlTemplate(
            voiceControlStates: [
                VoiceControlState(identifier: "listen", titleVariants: ["Listening"], image: nil, repeats: true)
            ])
        XCTAssertEqual(car.showOverlay(voice), .success)
        XCTAssertEqual(car.display.shown?.overlay?.activeState?.titleVariants, ["Listening"])
        XCTAssertEqual(
            car.showOverlay(VoiceControlTemplate(voiceControlStates: [])), .failure(.alreadyShowingOverlay))
        XCTAssertEqual(car.push(second), .success)
        XCTAssertEqual(car.present(alert), .success)
        XCTAssertEqual(car.stack, ["L1", "L2"])
        XCTAssertEqual(car.setRoot(root), .success)
        XCTAssertNotNil(car.display.shown?.overlay)
        XCTAssertEqual(car.hideOverlay(), .success)
        XCTAssertEqual(car.hideOverlay(), .success)
        XCTAssertNil(car.display.shown?.overlay)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testOnlyVoiceControlIsAnOverlay_R28() async {
        let car = makeCar(category: .navigation)
        XCTAssertEqual(car.showOverlay(alert), .failure(.unsupportedTemplate(.alert, .showOverlay)))
        XCTAssertNil(car.display.shown?.overlay)
    }

    func testEveryRefusalNamesTheRemedy() {
        for error: InterfaceControllerError in [
            .alreadyPresenting, .alreadyShowingOverlay, .noActions(.alert), .noRoot,
            .unsupportedTemplate(.list, .present), .unsupportedTemplate(.list, .showOverlay),
        ] {
            XCTAssertGreaterThan(error.description.split(separator: ". ").count, 1, error.description)
        }
    }
}
