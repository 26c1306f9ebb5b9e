import XCTest

@testable import Templates

/// Lists and sections: what is displayed, how it is trimmed and what a change sends.
@MainActor
final class ListTemplateTests: XCTestCase {
    private func shown(_ car: Car) -> ListTemplateSnapshot? {
        if case .list(let list)? = car.display.shown?.topTemplate { list } else { nil }
    }
    private func limit(_ car: Car, items: Int? = nil, sections: Int? = nil) {
        var capabilities = car.scene.capabilities
        capabilities.maximumItemCount = items ?? capabilities.maximumItemCount
        capabilities.maximumSectionCount = sections ?? capabilities.maximumSectionCount
        car.scene.capabilities = capabilities
    }

    func testSectionsBeyondTheMaximumAreTrimmed_R69() async {
        let list = ListTemplate(title: "L", sections: (0..<4).map { _ in makeSection(2) })
        let car = Car(root: list)
        limit(car, sections: 3)
        XCTAssertEqual(list.sectionCount, 3)
        XCTAssertEqual(list.itemCount, 6)
        XCTAssertEqual(shown(car)?.sections.count, 3)
        limit(car, sections: 4)
        XCTAssertEqual(list.sectionCount, 4)
    }

    func testItemsAreTrimmedAcrossSections_R70() async {
        let list = ListTemplate(title: "L", sections: (0..<3).map { _ in makeSection(5) })
        let car = Car(root: list)
        limit(car, items: 12)
        XCTAssertEqual(shown(car)?.sections.map(\.items.count), [5, 5, 2])
        XCTAssertEqual(list.itemCount, 12)
    }

    func testSectionsThatStartPastTheLimitAreTrimmed_R70() async {
        let list = ListTemplate(title: "L", sections: [makeSection(5), makeSection(5), makeSection(0)])
        let car = Car(root: list)
        XCTAssertEqual(list.sectionCount, 3)
        limit(car, items: 10)
        XCTAssertEqual(list.sectionCount, 2)
        limit(car, items: 5)
        XCTAssertEqual(list.sectionCount, 1)
        limit(car, items: 0)
        XCTAssertEqual(list.sectionCount, 0)
        XCTAssertEqual(list.itemCount, 0)
    }

    func testTheAppReadsTheTrimmedView_R71_CS9() async {
        let sections = (0..<3).map { _ in makeSection(5) }
        let list = ListTemplate(title: "L", sections: sections)
        let car = Car(root: list)
        limit(car, items: 7)
        XCTAssertEqual(list.sections.map(\.items.count), [5, 2])
        XCTAssertTrue(list.sections[0] === sections[0])
        XCTAssertTrue(list.sections[1].items[0] === sections[1].items[0])
        limit(car, items: 15)
        XCTAssertTrue(list.sections.elementsEqual(sections, by: ===), "all are back without the app's help (R49)")
    }

    func testAListThatIsInNoSceneUsesTheProcesssLimits_R71() async {
        let list = ListTemplate(title: "L", sections: [makeSection(5)])
        CarCapabilities.current.maximumItemCount = 3
        XCTAssertEqual(list.itemCount, 3)
        XCTAssertEqual(ListTemplate.maximumItemCount, 3)
        CarCapabilities.current.maximumSectionCount = 0
        XCTAssertEqual(list.sectionCount, 0)
        XCTAssertEqual(ListTemplate.maximumSectionCount, 0)
        CarCapabilities.current = CarCapabilities(category: .audio)
        XCTAssertEqual(list.itemCount, 5)
    }

    func testUpdateSectionsReplacesThem_R72() async {
        let list = makeList()
        let car = Car(root: list)
        let kept = makeSection(2, header: "Kept")
        list.updateSections([makeSection(1), kept])
        list.updateSections([kept, makeSection(3)])
        XCTAssertEqual(shown(car)?.sections.map(\.items.count), [2, 3])
        XCTAssertEqual(shown(car)?.sections[0].header, "Kept")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testIndexPathFollowsIdentityAndTheLimits_R73() async {
        let item = ListItem(text: "Row 0", detailText: nil)
        let list = ListTemplate(
            title: "L", sections: [makeSection(2), ListSection(items: [ListItem(text: "x", detailText: nil), item])])
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 1, section: 1))
        XCTAssertNil(list.indexPath(for: ListItem(text: "Row 0", detailText: nil)))
        let car = Car(root: list)
        limit(car, items: 3)
        XCTAssertNil(list.indexPath(for: item))
        limit(car, items: 4)
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 1, section: 1))
        list.updateSections([])
        XCTAssertNil(list.indexPath(for: item))
    }

    func testTheEmptyViewShowsExactlyWithoutRows_R74() async {
        let list = ListTemplate(title: "L", sections: [])
        list.emptyViewTitleVariants = ["No stations yet", "Empty"]
        let car = Car(root: list)
        XCTAssertEqual(shown(car)?.isEmpty, true)
        list.updateSections([makeSection(1)])
        XCTAssertEqual(shown(car)?.isEmpty, false)
        list.updateSections([makeSection(0)])
        XCTAssertEqual(shown(car)?.isEmpty, true)
        XCTAssertEqual(shown(car)?.emptyView.titleVariants, ["No stations yet", "Empty"])
    }

    func testEmptyTextsKeepTheirOrderAndAreLive_R75_R76() async {
        let list = ListTemplate(title: "L", sections: [])
        let car = Car(root: list)
        XCTAssertEqual(shown(car)?.emptyView, ListEmptyViewSnapshot(), "R77: blank without texts and spinner")
        car.forget()
        list.emptyViewTitleVariants = ["long", "short"]
        list.emptyViewSubtitleVariants = ["more"]
        list.showsSpinnerWhileEmpty = true
        XCTAssertEqual(
            shown(car)?.emptyView,
            ListEmptyViewSnapshot(titleVariants: ["long", "short"], subtitleVariants: ["more"], showsSpinner: true))
        XCTAssertEqual(car.display.changes.count, 3)
        list.showsSpinnerWhileEmpty = true
        list.emptyViewTitleVariants = ["long", "short"]
        XCTAssertEqual(car.display.changes.count, 3, "setting what is there sends nothing")
    }

    func testAListBelowTheTopIsUpdated_R84() async {
        let lower = makeList()
        let car = Car(root: lower)
        _ = car.push(makeList())
        car.forget()
        lower.updateSections([makeSection(9)])
        XCTAssertEqual(car.display.changes(of: lower).count, 1)
        _ = car.pop()
        XCTAssertEqual(shown(car)?.sections[0].items.count, 9)
    }

    func testAListInAnotherTabIsUpdated_R84() async {
        let hidden = makeList("hidden")
        let car = Car(root: TabBarTemplate(templates: [makeList("shown"), hidden]))
        car.forget()
        hidden.updateSections([makeSection(9)])
        XCTAssertEqual(car.display.changes(of: hidden).count, 1)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAListThatIsNotInTheSceneSendsNothing() async {
        let item = ListItem(text: "A", detailText: nil)
        let list = ListTemplate(title: "L", sections: [ListSection(items: [item])])
        let car = Car(root: makeList())
        _ = car.push(list)
        _ = car.pop()
        car.forget()
        item.isPlaying = true
        list.updateSections([])
        list.showsSpinnerWhileEmpty = true
        XCTAssertEqual(car.display.changes, [])
    }

    func testASectionIsImmutableAndFindsItsItems_R86_R88() async {
        let items = (0..<3).map { ListItem(text: "\($0)", detailText: nil) }
        let section = ListSection(items: items, header: "H", sectionIndexTitle: "Hello")
        XCTAssertEqual(section.index(of: items[2]), 2)
        XCTAssertNil(section.index(of: ListItem(text: "2", detailText: nil)))
        XCTAssertTrue(section.item(at: 1) === items[1])
        XCTAssertNil(section.item(at: 3))
        XCTAssertNil(section.item(at: -1))
    }

    func testOnlyTheFirstCharacterOfAnIndexTitleCounts_R87() async {
        let list = ListTemplate(
            title: "L", sections: [ListSection(items: [], header: nil, sectionIndexTitle: "🇨🇭 Swiss")])
        XCTAssertEqual(shown(Car(root: list))?.sections[0].sectionIndexTitle, "🇨🇭")
    }

    func testNoHeaderIsNoHeaderRow_R90() async {
        let list = ListTemplate(
            title: "L",
            sections: [
                makeSection(1), ListSection(items: [], header: "H", headerSubtitle: "S", sectionIndexTitle: nil),
            ])
        let sections = shown(Car(root: list))?.sections
        XCTAssertNil(sections?[0].header)
        XCTAssertEqual(sections?[1].header, "H")
        XCTAssertEqual(sections?[1].headerSubtitle, "S")
    }

    func testLimitsThatComeAndGoSendTheRows_R49_R50() async {
        let list = makeList(rows: 30)
        let car = Car(root: list)
        let all = shown(car)?.sections[0].items
        car.forget()
        limit(car, items: 12)
        XCTAssertEqual(shown(car)?.sections[0].items, all.map { Array($0.prefix(12)) }, "a prefix of the rows")
        limit(car, items: 100)
        XCTAssertEqual(shown(car)?.sections[0].items, all)
        XCTAssertEqual(car.display.changes.count, 2)
        limit(car, items: 200)
        XCTAssertEqual(car.display.changes.count, 2, "nothing on the screen depends on it")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAChangedRowSendsThatRowOnly() async {
        let items = (0..<10_000).map { ListItem(text: "\($0)", detailText: nil) }
        let list = ListTemplate(title: "L", sections: [makeSection(1), ListSection(items: items)])
        let car = Car(root: list)
        car.forget()
        items[9_000].isPlaying = true
        XCTAssertEqual(
            car.display.changes,
            [
                .template(
                    list.id, .item(items[9_000].snapshot(limits: car.scene.capabilities), section: 1, row: 9_000))
            ])
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
    }

    func testAChangedRowBeyondTheLimitSendsNothing_R70() async {
        let items = (0..<5).map { ListItem(text: "\($0)", detailText: nil) }
        let list = ListTemplate(title: "L", sections: [ListSection(items: items)])
        let car = Car(root: list)
        limit(car, items: 3)
        car.forget()
        items[3].isPlaying = true
        XCTAssertEqual(car.display.changes, [])
        items[2].isPlaying = true
        XCTAssertEqual(car.display.changes.count, 1)
        limit(car, items: 5)
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
    }

    func testAnItemInTwoListsChangesInBoth() async {
        let item = ListItem(text: "A", detailText: nil)
        let lower = ListTemplate(title: "1", sections: [ListSection(items: [item])])
        let upper = ListTemplate(title: "2", sections: [makeSection(2), ListSection(items: [item])])
        let car = Car(root: lower)
        _ = car.push(upper)
        car.forget()
        item.setDetailText("Song")
        XCTAssertEqual(car.display.changes(of: lower).count, 1)
        XCTAssertEqual(car.display.changes(of: upper).count, 1)
        XCTAssertEqual(car.display.mismatches.count, 1, "between the two the display is behind")
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
    }

    func testAnItemKeptAcrossManyUpdatesKnowsOnlyItsPresentPlace() async {
        let item = ListItem(text: "A", detailText: nil)
        let list = makeList()
        let car = Car(root: list)
        for row in 0..<50 {
            list.updateSections([ListSection(items: [ListItem(text: "\(row)", detailText: nil), item])])
        }
        car.forget()
        item.isPlaying = true
        XCTAssertEqual(car.display.changes.count, 1)
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 1, section: 0))
    }

    func testASectionUsedTwiceShowsAndChangesTwice() async {
        let item = ListItem(text: "A", detailText: nil)
        let section = ListSection(items: [item])
        let list = ListTemplate(title: "L", sections: [section, section])
        let car = Car(root: list)
        item.isPlaying = true
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 0, section: 0))
    }

    func testASectionThatWasReplacedSendsNothingEvenIfTheAppKeepsIt() async {
        let item = ListItem(text: "A", detailText: nil)
        let old = ListSection(items: [ListItem(text: "0", detailText: nil), item])
        let list = ListTemplate(title: "L", sections: [old])
        let car = Car(root: list)
        list.updateSections([ListSection(items: [item, ListItem(text: "1", detailText: nil)])])
        car.forget()
        item.isPlaying = true
        XCTAssertEqual(car.display.changes.count, 1)
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
        list.updateSections([old])
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 1, section: 0))
    }

    func testPlacesInSectionsThatAreGoneAreForgotten() async {
        let item = ListItem(text: "A", detailText: nil)
        let list = makeList()
        for _ in 0..<50 { list.updateSections([ListSection(items: [item])]) }
        // The last section and the one before it, which went when the last came.
        XCTAssertLessThanOrEqual(item.placements.count, 2)
        let kept = ListSection(items: [item, item])
        list.updateSections([kept])
        XCTAssertLessThanOrEqual(item.placements.count, 4)
    }
}
