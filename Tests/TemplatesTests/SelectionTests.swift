import XCTest

@testable import Templates

/// Taps on rows and pictures, and the completions of their handlers.
@MainActor
final class SelectionTests: XCTestCase {
    /// A list whose handlers keep their completions.
    @MainActor
    private final class Rows {
        var items: [ListItem] = []
        var taps: [ItemID] = []
        var completions: [@MainActor () -> Void] = []
        lazy var list = ListTemplate(title: "L", sections: [ListSection(items: items)])

        init(_ count: Int = 2) {
            items = (0..<count).map { ListItem(text: "\($0)", detailText: nil) }
            for item in items {
                item.handler = { [weak self] item, completion in
                    self?.taps.append(item.identity.id)
                    self?.completions.append(completion)
                }
            }
        }
    }

    private func tap(_ car: Car, _ list: ListTemplate, _ item: any ListTemplateItem) {
        car.receive(.select(template: list.id, item: item.identity.id))
    }
    private func busy(_ car: Car) -> ItemID? {
        if case .list(let list)? = car.display.shown?.topTemplate { list.busyItem } else { nil }
    }

    func testATapCallsTheHandlerWithItsItem_R95() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps, [rows.items[1].id])
    }

    func testTheRowIsBusyUntilTheCompletion_R96() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        XCTAssertEqual(busy(car), rows.items[0].id)
        rows.completions[0]()
        XCTAssertNil(busy(car))
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testARowWithoutAHandlerDoesNothing_R98() async {
        let rows = Rows()
        rows.items[0].handler = nil
        let car = Car(root: rows.list)
        car.forget()
        tap(car, rows.list, rows.items[0])
        XCTAssertEqual(car.display.changes, [])
    }

    func testADisabledRowDoesNothing_R92() async {
        let rows = Rows()
        rows.items[0].isEnabled = false
        let car = Car(root: rows.list)
        car.forget()
        tap(car, rows.list, rows.items[0])
        XCTAssertEqual(car.display.changes, [])
        rows.items[0].isEnabled = true
        tap(car, rows.list, rows.items[0])
        XCTAssertEqual(rows.taps.count, 1)
    }

    func testOneSelectionAtATimeInAList_R100_CS5() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        tap(car, rows.list, rows.items[0])
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps, [rows.items[0].id])
        rows.completions[0]()
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps.count, 2)
    }

    func testASecondCallOfACompletionIsIgnored_R101() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        rows.completions[0]()
        tap(car, rows.list, rows.items[1])
        rows.completions[0]()
        XCTAssertEqual(busy(car), rows.items[1].id, "the first one's completion can't end the second")
        XCTAssertEqual(car.faults, [])
    }

    func testACompletionDroppedUncalledIsAFaultAndEndsTheSelection_R101_CS7() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        rows.completions = []
        XCTAssertNil(busy(car))
        XCTAssertEqual(car.faults, [Fault(.completionNotCalled(rows.items[0].id), template: rows.list.id)])
        tap(car, rows.list, rows.items[0])
        rows.completions[0]()
        rows.completions = []
        XCTAssertEqual(car.faults.count, 1, "one that was called may go")
    }

    func testAHandlerThatIgnoresItsCompletionEndsAtOnce_CS7() async {
        let item = ListItem(text: "A", detailText: nil)
        item.handler = { _, _ in }
        let list = ListTemplate(title: "L", sections: [ListSection(items: [item])])
        let car = Car(root: list)
        tap(car, list, item)
        XCTAssertNil(busy(car))
        XCTAssertEqual(car.faults.count, 1)
    }

    func testACompletionThatNeverComesLeavesBackWorking_R171() async {
        let rows = Rows()
        let car = Car(root: makeList())
        _ = car.push(rows.list)
        tap(car, rows.list, rows.items[0])
        car.receive(.back(template: rows.list.id))
        XCTAssertEqual(car.controller.templates.count, 1)
    }

    func testAListTakenOffTheStackEndsItsSelection_R173() async {
        let rows = Rows()
        let car = Car(root: makeList())
        _ = car.push(rows.list)
        tap(car, rows.list, rows.items[0])
        _ = car.pop()
        _ = car.push(rows.list)
        XCTAssertNil(busy(car))
        tap(car, rows.list, rows.items[1])
        rows.completions[0]()
        XCTAssertEqual(busy(car), rows.items[1].id, "the old completion touches nothing")
        rows.completions.removeFirst()
        XCTAssertEqual(car.faults, [])
    }

    func testACompletionDroppedAfterItsListWentIsNoFault_R173() async {
        let rows = Rows()
        let car = Car(root: makeList())
        _ = car.push(rows.list)
        tap(car, rows.list, rows.items[0])
        _ = car.pop()
        rows.completions = []
        _ = car.push(rows.list)
        XCTAssertEqual(car.faults, [])
    }

    func testACoveredListKeepsItsSelection() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        _ = car.push(makeList())
        _ = car.pop()
        XCTAssertEqual(busy(car), rows.items[0].id)
    }

    func testACompletionAfterTheDisconnectTouchesNothing_R173() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        tap(car, rows.list, rows.items[0])
        car.scene.disconnect()
        car.forget()
        rows.completions[0]()
        XCTAssertEqual(car.display.changes, [])
        car.scene.connect(display: car.display)
        XCTAssertNil(busy(car))
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps.count, 2)
        XCTAssertEqual(car.faults, [])
    }

    func testARowThatIsNoLongerThereIsNotRun_R172() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        let stale = rows.items[0]
        rows.list.updateSections([ListSection(items: [rows.items[1]])])
        tap(car, rows.list, stale)
        XCTAssertEqual(rows.taps, [])
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps.count, 1)
    }

    func testARowBeyondTheLimitIsNotRun_R70() async {
        let rows = Rows(3)
        let car = Car(root: rows.list)
        var limits = car.scene.capabilities
        limits.maximumItemCount = 2
        car.scene.capabilities = limits
        tap(car, rows.list, rows.items[2])
        XCTAssertEqual(rows.taps, [])
        tap(car, rows.list, rows.items[1])
        XCTAssertEqual(rows.taps.count, 1)
    }

    func testATapOnACoveredListIsDropped() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        _ = car.push(makeList())
        tap(car, rows.list, rows.items[0])
        XCTAssertEqual(rows.taps, [])
    }

    func testASecondTapOnARowThatPushesDoesNotPushTwice_F2() async {
        let item = ListItem(text: "A", detailText: nil)
        let list = ListTemplate(title: "L", sections: [ListSection(items: [item])])
        let car = Car(root: list)
        item.handler = { [weak car] _, completion in
            car?.controller.pushTemplate(makeList(), animated: true)
            completion()
        }
        // The push starts at once, and the list is covered.
        car.display.finishesAtOnce = false
        tap(car, list, item)
        tap(car, list, item)
        car.display.finish()
        car.display.finish()
        XCTAssertEqual(car.controller.templates.count, 2)
        // The push waits behind a selection of a tab's, a pop's or another transition.
        car.controller.popTemplate(animated: true, completion: nil)
        tap(car, list, item)
        tap(car, list, item)
        for _ in 0..<4 { car.display.finish() }
        XCTAssertEqual(car.controller.templates.count, 2)
    }

    func testATapOnAPictureCallsThePicturesHandlerOnly_R105_R106() async {
        let row = ListImageRowItem(text: "Recents", images: (0..<3).map { .symbol("\($0)") })
        var calls: [String] = []
        var completions: [@MainActor () -> Void] = []
        row.handler = { _, completion in
            calls.append("row")
            completions.append(completion)
        }
        row.listImageRowHandler = { item, index, completion in
            calls.append("picture \(index)")
            completions.append(completion)
        }
        let list = ListTemplate(title: "L", sections: [ListSection(items: [row])])
        let car = Car(root: list)
        car.receive(.selectImage(template: list.id, item: row.id, index: 2))
        XCTAssertEqual(calls, ["picture 2"])
        XCTAssertEqual(busy(car), row.id)
        car.receive(.select(template: list.id, item: row.id))
        XCTAssertEqual(calls, ["picture 2"], "CS5 holds for pictures too")
        completions[0]()
        car.receive(.select(template: list.id, item: row.id))
        XCTAssertEqual(calls, ["picture 2", "row"])
    }

    func testAPictureThatIsNotThereOrDisabledDoesNothing_R103() async {
        let row = ListImageRowItem(text: "Recents", images: (0..<12).map { .symbol("\($0)") })
        var taps: [Int] = []
        row.listImageRowHandler = { _, index, completion in
            taps.append(index)
            completion()
        }
        row.elements[1].isEnabled = false
        let list = ListTemplate(title: "L", sections: [ListSection(items: [row])])
        let car = Car(root: list)
        for index in [-1, 1, 9, 11, 12, 8] {
            car.receive(.selectImage(template: list.id, item: row.id, index: index))
        }
        XCTAssertEqual(taps, [8])
        row.isEnabled = false
        car.receive(.selectImage(template: list.id, item: row.id, index: 0))
        XCTAssertEqual(taps, [8])
    }

    func testAnImageRowWithoutItsTitleLineHasNoRowTap_R107() async {
        let row = ListImageRowItem(text: nil, images: [.symbol("a")])
        var taps = 0
        row.handler = { _, completion in
            taps += 1
            completion()
        }
        let list = ListTemplate(title: "L", sections: [ListSection(items: [row])])
        let car = Car(root: list)
        car.receive(.select(template: list.id, item: row.id))
        XCTAssertEqual(taps, 0)
        row.text = "Recents"
        car.receive(.select(template: list.id, item: row.id))
        XCTAssertEqual(taps, 1)
    }

    func testAPictureTapOnAPlainRowDoesNothing() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        car.receive(.selectImage(template: rows.list.id, item: rows.items[0].id, index: 0))
        XCTAssertEqual(rows.taps, [])
    }

    func testEventsThatNameNothingDoNothing() async {
        let rows = Rows()
        let car = Car(root: rows.list)
        car.forget()
        let template = TemplateID(rawValue: .max)
        car.receive(.select(template: template, item: rows.items[0].id))
        car.receive(.select(template: rows.list.id, item: ItemID(rawValue: .max)))
        car.receive(.selectTab(template: template))
        car.receive(.back(template: template))
        car.receive(.barButton(template: rows.list.id, button: ButtonID(rawValue: .max)))
        car.receive(.transitionFinished(TransitionID(rawValue: .max)))
        car.receive(.upNextButton)
        car.receive(.albumArtistButton)
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.faults, [])
    }
}
