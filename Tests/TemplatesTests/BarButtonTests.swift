import XCTest

@testable import Templates

/// Buttons in the navigation bar.
@MainActor
final class BarButtonTests: XCTestCase {
    private let list = makeList("L1")
    private func bar(_ car: Car) -> NavigationBarSnapshot? {
        if case .list(let list)? = car.display.shown?.topTemplate { list.navigationBar } else { nil }
    }

    func testTwoButtonsASideAreShown_R165() async {
        let car = Car(root: list)
        list.leadingNavigationBarButtons = ["a", "b", "c"].map { BarButton(title: $0) }
        list.trailingNavigationBarButtons = ["d", "e", "f"].map { BarButton(title: $0) }
        XCTAssertEqual(bar(car)?.leadingButtons.map(\.title), ["a", "b"])
        XCTAssertEqual(bar(car)?.trailingButtons.map(\.title), ["d", "e"])
        XCTAssertEqual(list.leadingNavigationBarButtons.count, 3)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTitleAndImageMayBothBeSet_R166() async {
        let button = BarButton(image: .symbol("a"))
        XCTAssertNil(button.title)
        list.leadingNavigationBarButtons = [button]
        let car = Car(root: list)
        button.title = "Title"
        XCTAssertEqual(bar(car)?.leadingButtons.first?.title, "Title")
        XCTAssertEqual(bar(car)?.leadingButtons.first?.image, .symbol("a"))
    }

    func testAButtonsChangesAreLive() async {
        let button = BarButton(title: "History")
        list.trailingNavigationBarButtons = [button]
        let car = Car(root: list)
        car.forget()
        button.title = "Return"
        button.buttonStyle = .rounded
        button.isEnabled = false
        button.image = .symbol("a")
        button.isEnabled = false
        XCTAssertEqual(car.display.changes.count, 4)
        XCTAssertEqual(
            bar(car)?.trailingButtons,
            [
                BarButtonSnapshot(
                    id: button.id, title: "Return", image: .symbol("a"), isEnabled: false, style: .rounded)
            ])
        list.trailingNavigationBarButtons = []
        car.forget()
        button.title = "Gone"
        XCTAssertEqual(car.display.changes, [])
    }

    func testATapCallsTheHandler() async {
        var taps: [ButtonID] = []
        let buttons = (0..<3).map { _ in BarButton(title: "A") { taps.append($0.id) } }
        list.leadingNavigationBarButtons = buttons
        let car = Car(root: list)
        car.receive(.barButton(template: list.id, button: buttons[1].id))
        XCTAssertEqual(taps, [buttons[1].id])
        car.receive(.barButton(template: list.id, button: buttons[2].id))
        XCTAssertEqual(taps.count, 1, "R165: the third isn't shown")
        buttons[0].isEnabled = false
        car.receive(.barButton(template: list.id, button: buttons[0].id))
        XCTAssertEqual(taps.count, 1)
    }

    func testACustomBackButtonPopsNothing_R167() async {
        let car = Car(root: makeList())
        _ = car.push(list)
        var taps = 0
        let back = BarButton(title: "Close") { _ in taps += 1 }
        list.backButton = back
        XCTAssertEqual(bar(car)?.backButton?.title, "Close")
        car.receive(.barButton(template: list.id, button: back.id))
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(car.controller.templates.count, 2)
        list.backButton = nil
        XCTAssertNil(bar(car)?.backButton)
    }

    func testTheNumberOfButtonsIsTheCars_R165() async {
        list.leadingNavigationBarButtons = ["a", "b"].map { BarButton(title: $0) }
        let car = Car(root: list)
        car.scene.capabilities.maximumBarButtonCount = 1
        XCTAssertEqual(bar(car)?.leadingButtons.count, 1)
        car.scene.capabilities.maximumBarButtonCount = 2
        XCTAssertEqual(bar(car)?.leadingButtons.count, 2)
        XCTAssertEqual(car.display.mismatches, [])
    }
}
