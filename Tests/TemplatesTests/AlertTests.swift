import XCTest

@testable import Templates

/// Alerts and action sheets.
@MainActor
final class AlertTests: XCTestCase {
    private let root = makeList("L1")
    private let second = makeList("L2")
    private var log: [String] = []

    private func makeCar() -> Car {
        let car = Car(root: root, names: ["L1": root, "L2": second])
        car.forget()
        return car
    }

    private func action(
        _ title: String, style: AlertActionStyle = .default, _ body: @escaping () -> Void = {}
    ) -> AlertAction {
        AlertAction(title: title, style: style) { [weak self] in
            self?.log.append($0.title)
            body()
        }
    }

    func testAnActionCallsItsHandlerOnceThenTheAlertGoes_R145() async {
        let car = makeCar()
        let button = action("OK")
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = car.present(alert)
        car.tap(button.id, in: alert)
        car.tap(button.id, in: alert)
        XCTAssertEqual(log, ["OK"])
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(car.display.navigations.suffix(1), [.dismiss])
        XCTAssertEqual(car.faults, [])
    }

    func testTheHandlerRunsWhileTheAlertIsStillThere_R145() async {
        let car = makeCar()
        var wasPresented = false
        let button = action("OK") { wasPresented = car.controller.presentedTemplate != nil }
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = car.present(alert)
        car.tap(button.id, in: alert)
        XCTAssertTrue(wasPresented)
        XCTAssertNil(car.controller.presentedTemplate)
    }

    func testASecondQuickTapWhileTheAlertGoesDoesNothing_R145() async {
        let car = makeCar()
        let button = action("OK")
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = car.present(alert)
        car.display.finishesAtOnce = false
        car.tap(button.id, in: alert)
        car.tap(button.id, in: alert)
        car.display.finish()
        XCTAssertEqual(log, ["OK"])
    }

    func testAHandlerThatDismissesIsNotDismissedTwice_R145() async {
        let car = makeCar()
        let button = action("OK") { car.controller.dismissTemplate(animated: true, completion: car.note("dismiss")) }
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = car.present(alert)
        car.display.forgetChanges()
        car.tap(button.id, in: alert)
        XCTAssertEqual(car.display.navigations, [.dismiss])
        XCTAssertEqual(car.results["dismiss"], .success)
    }

    func testAHandlerMayPresentTheNext_R145() async {
        for dismisses in [true, false] {
            let car = makeCar()
            let next = makeAlert()
            let button = action("More") {
                if dismisses { car.controller.dismissTemplate(animated: true, completion: nil) }
                car.controller.presentTemplate(next, animated: true, completion: car.note("present"))
            }
            let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
            _ = car.present(alert)
            car.tap(button.id, in: alert)
            XCTAssertEqual(car.results["present"], .success)
            XCTAssertTrue(car.controller.presentedTemplate === next)
            XCTAssertEqual(car.faults, [])
        }
    }

    func testAHandlerMayPushAndSetARoot_R145() async {
        let car = makeCar()
        let push = action("Push") { car.controller.pushTemplate(self.second, animated: true, completion: nil) }
        let alert = AlertTemplate(titleVariants: ["?"], actions: [push])
        _ = car.present(alert)
        car.tap(push.id, in: alert)
        XCTAssertEqual(car.stack, ["L1", "L2"])
        XCTAssertNil(car.controller.presentedTemplate)
        let replace = action("Replace") {
            car.controller.setRootTemplate(self.second, animated: true, completion: nil)
        }
        let sheet = ActionSheetTemplate(title: nil, message: nil, actions: [replace])
        _ = car.present(sheet)
        car.tap(replace.id, in: sheet)
        XCTAssertEqual(car.stack, ["L2"])
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(car.faults, [])
    }

    func testAnAlertInTwoScenesGoesInTheOneThatWasTapped_R145() async {
        let (one, other) = (makeCar(), Car(root: second))
        let button = action("OK")
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = one.present(alert)
        _ = other.present(alert)
        other.tap(button.id, in: alert)
        XCTAssertEqual(log, ["OK"])
        XCTAssertTrue(one.controller.presentedTemplate === alert)
        XCTAssertNil(other.controller.presentedTemplate)
    }

    func testAHandlerThatDisconnectsIsHarmless_R146() async {
        let car = makeCar()
        let button = action("OK") { car.scene.disconnect() }
        let alert = AlertTemplate(titleVariants: ["?"], actions: [button])
        _ = car.present(alert)
        car.tap(button.id, in: alert)
        XCTAssertNil(car.scene.connection)
        XCTAssertEqual(log, ["OK"])
    }

    func testAnAlertStaysUntilAButtonIsPressed_R139_R140() async {
        let car = makeCar()
        let alert = AlertTemplate(titleVariants: ["?"], actions: [action("OK")])
        _ = car.present(alert)
        car.receive(.back(template: alert.id))
        car.tap(ButtonID(rawValue: .max), in: alert)
        XCTAssertTrue(car.controller.presentedTemplate === alert)
        XCTAssertEqual(log, [])
    }

    func testBackPressesTheCancelAction_R148() async {
        let car = makeCar()
        let alert = AlertTemplate(titleVariants: ["?"], actions: [action("Go"), action("Cancel", style: .cancel)])
        _ = car.present(alert)
        car.receive(.back(template: alert.id))
        XCTAssertEqual(log, ["Cancel"])
        XCTAssertNil(car.controller.presentedTemplate)
        XCTAssertEqual(car.stack, ["L1"])
    }

    func testTheStyleChangesNothingButTheLook_R148() async {
        for style in [AlertActionStyle.default, .cancel, .destructive] {
            log = []
            let car = makeCar()
            let button = action("x", style: style)
            let alert = AlertTemplate(titleVariants: ["?"], actions: [action("first"), button])
            _ = car.present(alert)
            guard case .alert(let shown)? = car.display.shown?.presented else { return XCTFail("no alert") }
            XCTAssertEqual(shown.actions.map(\.title), ["first", "x"])
            car.tap(button.id, in: alert)
            XCTAssertEqual(log, ["x"])
        }
    }

    func testAnAlertKeepsTheLastActions_R141() async {
        let car = makeCar()
        let first = action("0")
        let alert = AlertTemplate(titleVariants: ["?"], actions: [first] + (1...3).map { action("\($0)") })
        XCTAssertEqual(AlertTemplate.maximumActionCount, 3)
        _ = car.present(alert)
        guard case .alert(let shown)? = car.display.shown?.presented else { return XCTFail("no alert") }
        XCTAssertEqual(shown.actions.map(\.title), ["1", "2", "3"])
        car.tap(first.id, in: alert)
        XCTAssertEqual(log, [])
        car.scene.capabilities.maximumAlertActionCount = 9
        guard case .alert(let all)? = car.display.shown?.presented else { return XCTFail("no alert") }
        XCTAssertEqual(all.actions.count, 4)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAnActionSheetKeepsTheFirstActions_R142() async {
        let car = makeCar()
        let sheet = ActionSheetTemplate(title: "T", message: "M", actions: (0..<8).map { action("\($0)") })
        XCTAssertEqual(car.present(sheet), .success)
        guard case .actionSheet(let shown)? = car.display.shown?.presented else { return XCTFail("no sheet") }
        XCTAssertEqual(shown.actions.map(\.title), ["0", "1", "2", "3", "4", "5"])
        XCTAssertEqual([shown.title, shown.message], ["T", "M"])
    }

    func testAnAlertWithoutActionsIsRefused_R143() async {
        let car = makeCar()
        XCTAssertEqual(
            car.present(AlertTemplate(titleVariants: ["?"], actions: [])), .failure(.noActions(.alert)))
        XCTAssertEqual(
            car.present(ActionSheetTemplate(title: nil, message: nil, actions: [])), .failure(.noActions(.actionSheet)))
        XCTAssertEqual(car.faults.count, 2)
        XCTAssertEqual(car.present(AlertTemplate(titleVariants: [], actions: [action("OK")])), .success)
    }

    func testTitleVariantsKeepTheirOrder_R144() async {
        let car = makeCar()
        _ = car.present(AlertTemplate(titleVariants: ["The longest", "Short"], actions: [action("OK")]))
        guard case .alert(let shown)? = car.display.shown?.presented else { return XCTFail("no alert") }
        XCTAssertEqual(shown.titleVariants, ["The longest", "Short"])
    }

    func testAnActionMayHaveAColour() {
        let color = Color(red: 2, green: -1, blue: .nan)
        XCTAssertEqual([color.red, color.green, color.blue], [1, 0, 0])
        let action = AlertAction(title: "x", color: color) { _ in }
        XCTAssertEqual(action.snapshot.color, color)
        XCTAssertEqual(action.style, .default)
    }

    func testAudioAppsMayPresentBoth_R147() {
        XCTAssertTrue(CarCapabilities(category: .audio).allowedTemplates.isSuperset(of: [.alert, .actionSheet]))
    }
}
