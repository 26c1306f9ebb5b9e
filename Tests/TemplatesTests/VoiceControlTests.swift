import XCTest

@testable import Templates

/// Voice control: states and how fast they may follow each other.
@MainActor
final class VoiceControlTests: XCTestCase {
    private let clock = ManualClock()

    private func makeTemplate(_ count: Int) -> VoiceControlTemplate {
        let template = VoiceControlTemplate(
            voiceControlStates: (1...count).map {
                VoiceControlState(identifier: "\($0)", titleVariants: ["State \($0)"], image: nil, repeats: true)
            })
        template.clock = clock
        return template
    }

    private func makeCar(_ template: VoiceControlTemplate) -> Car {
        let car = Car(root: makeList(), category: .navigation)
        XCTAssertEqual(car.present(template), .success)
        car.display.forgetChanges()
        return car
    }

    private func shown(_ car: Car) -> VoiceControlStateSnapshot? {
        if case .voiceControl(let template)? = car.display.shown?.presented { template.activeState } else { nil }
    }

    func testFiveStatesAreKept() {
        XCTAssertEqual(makeTemplate(6).voiceControlStates.map(\.identifier), ["1", "2", "3", "4", "5"])
    }

    func testTheFirstStateIsActiveAfterPresentation_R158() async {
        let template = makeTemplate(2)
        XCTAssertNil(template.activeStateIdentifier)
        let car = makeCar(template)
        XCTAssertEqual(template.activeStateIdentifier, "1")
        XCTAssertEqual(shown(car)?.titleVariants, ["State 1"])
        template.activateVoiceControlState(withIdentifier: "2")
        _ = car.dismiss()
        XCTAssertNil(template.activeStateIdentifier)
        _ = car.present(template)
        XCTAssertEqual(shown(car)?.identifier, "1")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testActivatingBeforePresentationDoesNothing_R159() async {
        let template = makeTemplate(2)
        template.activateVoiceControlState(withIdentifier: "2")
        XCTAssertNil(template.activeStateIdentifier)
        XCTAssertEqual(shown(makeCar(template))?.identifier, "1")
    }

    func testActivatingShowsTheState() async {
        let template = makeTemplate(2)
        let car = makeCar(template)
        template.activateVoiceControlState(withIdentifier: "2")
        XCTAssertEqual(template.activeStateIdentifier, "2")
        XCTAssertEqual(shown(car)?.identifier, "2")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAnUnknownStateChangesNothing_R161() async {
        let template = makeTemplate(2)
        let car = makeCar(template)
        template.activateVoiceControlState(withIdentifier: "x")
        XCTAssertEqual(template.activeStateIdentifier, "1")
        XCTAssertEqual(car.display.changes, [])
    }

    func testFastChangesLeaveTheLast_R160() async {
        let template = makeTemplate(5)
        let car = makeCar(template)
        for identifier in ["2", "3", "4", "5"] { template.activateVoiceControlState(withIdentifier: identifier) }
        XCTAssertEqual(shown(car)?.identifier, "2")
        XCTAssertEqual(car.display.changes.count, 1)
        let sleeps = await eventually { self.clock.sleeperCount == 1 }
        XCTAssertTrue(sleeps)
        clock.advance(by: .milliseconds(249))
        XCTAssertEqual(clock.sleeperCount, 1)
        clock.advance(by: .milliseconds(1))
        let arrived = await eventually { self.shown(car)?.identifier == "5" }
        XCTAssertTrue(arrived)
        XCTAssertEqual(car.display.changes.count, 2)
        let sleepsAgain = await eventually { self.clock.sleeperCount == 1 }
        XCTAssertTrue(sleepsAgain)
        _ = car.dismiss()
        let cancelled = await eventually { self.clock.sleeperCount == 0 }
        XCTAssertTrue(cancelled)
    }

    func testButtonsOfTheActiveStateOnlyArePressed_R162() async {
        var taps: [Int] = []
        let template = makeTemplate(2)
        let buttons = (0..<6).map { number in Button(image: .symbol("x")) { _ in taps.append(number) } }
        template.voiceControlStates[0].actionButtons = Array(buttons[..<5])
        template.voiceControlStates[1].actionButtons = [buttons[5]]
        let car = makeCar(template)
        XCTAssertEqual(shown(car)?.actionButtons.map(\.id), buttons[..<4].map(\.id))
        for button in buttons { car.tap(button.id, in: template) }
        XCTAssertEqual(taps, [0, 1, 2, 3])
        buttons[0].isEnabled = false
        XCTAssertEqual(shown(car)?.actionButtons.first?.isEnabled, false)
        XCTAssertEqual(VoiceControlState.maximumActionButtonCount, 4)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAPersonCanLeave() async {
        let template = makeTemplate(1)
        let car = makeCar(template)
        var presses = 0
        template.backButton = BarButton(title: "x") { _ in presses += 1 }
        car.receive(.back(template: template.id))
        XCTAssertEqual(presses, 1)
        XCTAssertNotNil(car.controller.presentedTemplate)
        template.backButton = nil
        car.receive(.back(template: template.id))
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testCategoriesOfVoiceControl_R162() {
        let allowed = AppCategory.allCases.filter {
            CarCapabilities(category: $0).allowedTemplates.contains(.voiceControl)
        }
        XCTAssertEqual(allowed, [.audio, .drivingTask, .navigation, .voiceConversational])
    }
}
