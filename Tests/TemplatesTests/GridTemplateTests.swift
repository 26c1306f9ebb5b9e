import XCTest

@testable import Templates

/// Grids and their buttons.
@MainActor
final class GridTemplateTests: XCTestCase {
    private var taps: [String] = []

    private func button(_ title: String) -> GridButton {
        GridButton(titleVariants: [title], image: .symbol("x")) { [weak self] in
            self?.taps.append($0.titleVariants[0])
        }
    }

    private func shown(_ car: Car) -> GridTemplateSnapshot? {
        if case .grid(let grid)? = car.shownTop { grid } else { nil }
    }

    func testEightButtonsAreShown_R116() async {
        let buttons = (1...9).map { button("\($0)") }
        let grid = GridTemplate(title: "G", gridButtons: buttons)
        let car = Car(root: grid)
        XCTAssertEqual(GridTemplate.maximumItems, 8)
        XCTAssertEqual(shown(car)?.buttons.compactMap(\.titleVariants.first), (1...8).map { "\($0)" })
        XCTAssertEqual(grid.gridButtons.count, 9)
        car.tap(buttons[8].id, in: grid)
        car.tap(buttons[7].id, in: grid)
        XCTAssertEqual(taps, ["8"])
    }

    func testUpToFourStandInOneRowAndMoreInTwo_R117() async {
        let expected: [Int: [Int]] = [
            0: [], 1: [1], 4: [4], 5: [3, 2], 6: [3, 3], 7: [4, 3], 8: [4, 4],
        ]
        for (count, rows) in expected {
            let grid = GridTemplate(title: nil, gridButtons: (0..<count).map { button("\($0)") })
            XCTAssertEqual(shown(Car(root: grid))?.rows.map(\.count), rows, "\(count)")
        }
    }

    func testAButtonWithoutAPictureOrTitleIsNotShownAndTakesNoPlace_R118_R119() async {
        let empty = GridButton(titleVariants: [""], image: .symbol("x"))
        let blank = GridButton(titleVariants: ["x"], image: Image(source: nil))
        let none = GridButton(titleVariants: [], image: .symbol("x"))
        let grid = GridTemplate(title: nil, gridButtons: [empty, blank, none] + (1...8).map { button("\($0)") })
        let car = Car(root: grid)
        XCTAssertEqual(shown(car)?.buttons.compactMap(\.titleVariants.first), (1...8).map { "\($0)" })
    }

    func testUpdatesShowAtOnce() async {
        let first = button("a")
        let grid = GridTemplate(title: "G", gridButtons: [first])
        let car = Car(root: grid)
        first.updateImage(.symbol("y"))
        first.updateTitleVariants(["longer", "b"])
        first.isEnabled = false
        XCTAssertEqual(
            shown(car)?.buttons,
            [
                GridButtonSnapshot(
                    id: first.id, titleVariants: ["longer", "b"], image: .symbol("y"), isEnabled: false)
            ])
        car.tap(first.id, in: grid)
        XCTAssertEqual(taps, [])
        grid.updateTitle("H")
        grid.updateGridButtons([button("c")])
        XCTAssertEqual(shown(car)?.title, "H")
        XCTAssertEqual(shown(car)?.buttons.map(\.titleVariants), [["c"]])
        car.display.forgetChanges()
        first.isEnabled = true
        grid.updateTitle("H")
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testBarButtonsOfAGrid_R165() async {
        let grid = GridTemplate(title: "G", gridButtons: [])
        var presses = 0
        let bars = (0..<3).map { BarButton(title: "\($0)") { _ in presses += 1 } }
        let car = Car(root: grid)
        grid.trailingNavigationBarButtons = bars
        XCTAssertEqual(shown(car)?.navigationBar.trailingButtons.map(\.title), ["0", "1"])
        car.receive(.barButton(template: grid.id, button: bars[0].id))
        car.receive(.barButton(template: grid.id, button: bars[2].id))
        XCTAssertEqual(presses, 1)
    }

    func testAConversationsButton() async {
        let configuration = MessageGridItemConfiguration(conversationIdentifier: "c", isUnread: true)
        let button = GridButton(titleVariants: ["x"], image: .symbol("x"), messageConfiguration: configuration)
        let car = Car(root: GridTemplate(title: nil, gridButtons: [button]), category: .communication)
        XCTAssertEqual(shown(car)?.buttons.first?.messageConfiguration, configuration)
    }
}
