import XCTest

@testable import Templates

/// Tabs: their looks, their stacks and the limits on them.
@MainActor
final class TabBarTemplateTests: XCTestCase {
    private let lists = (0..<5).map { makeList("L\($0)") }
    private var names: [String: Template] {
        Dictionary(uniqueKeysWithValues: lists.enumerated().map { ("L\($0.offset)", $0.element) })
    }
    private func makeCar(_ tabBar: TabBarTemplate) -> Car {
        let car = Car(root: tabBar, names: names)
        tabBar.delegate = car.app
        car.forget()
        return car
    }

    func testTabPropertiesCountOnlyAtTheRootOfATab_R52() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = makeCar(tabBar)
        lists[1].tabTitle = "Never seen"
        _ = car.push(lists[1])
        XCTAssertEqual(car.display.shown?.tabBar?.tabs.map(\.title), ["L0"])
    }

    func testATabTakesItsTitleAndImageInOrder_R53() async {
        let list = lists[0]
        XCTAssertEqual(list.tabSnapshot().title, "L0")
        list.tabSystemItem = .favorites
        XCTAssertEqual(list.tabSnapshot().title, "Favorites")
        XCTAssertEqual(list.tabSnapshot().image, TabSystemItem.favorites.image)
        list.tabTitle = "Mine"
        list.tabImage = .symbol("radio")
        XCTAssertEqual(list.tabSnapshot().title, "Mine")
        XCTAssertEqual(list.tabSnapshot().image, .symbol("radio"))
    }

    func testATabWithoutTitleAndImageShowsAsMore_R54() async {
        let tab = ListTemplate(title: nil, sections: []).tabSnapshot()
        XCTAssertEqual(tab.title, "More")
        XCTAssertEqual(tab.image, TabSystemItem.more.image)
    }

    func testATabWithATitleOnlyHasNoImage_R55() async {
        XCTAssertNil(lists[0].tabSnapshot().image)
    }

    func testTabPropertiesShowAfterUpdateTemplates_R56() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        lists[1].showsTabBadge = true
        lists[1].tabTitle = "New"
        XCTAssertEqual(car.display.changes, [])
        _ = car.push(lists[2])
        XCTAssertEqual(car.display.mismatches, [])
        XCTAssertEqual(car.display.shown?.tabBar?.tabs[1].showsBadge, false)
        car.forget()
        tabBar.updateTemplates([lists[0], lists[1]])
        XCTAssertEqual(car.display.changes.count, 1)
        XCTAssertEqual(car.display.navigations, [], "the same tabs need no transition")
        XCTAssertEqual(car.display.shown?.tabBar?.tabs[1].showsBadge, true)
        XCTAssertEqual(car.display.shown?.tabBar?.tabs[1].title, "New")
        XCTAssertEqual(car.display.shown, car.scene.snapshot)
        car.forget()
        tabBar.updateTemplates([lists[0], lists[1]])
        XCTAssertEqual(car.display.changes, [], "nothing is new")
    }

    func testTooManyTabsAreRefusedAsARoot_R57() async {
        let car = Car(root: lists[0], names: names)
        XCTAssertEqual(
            car.setRoot(TabBarTemplate(templates: lists)), .failure(.tooManyTabs(count: 5, limit: 4)))
        XCTAssertEqual(car.faults.count, 1, "CarPlay raises")
        XCTAssertEqual(car.stack, ["L0"])
        XCTAssertEqual(car.setRoot(TabBarTemplate(templates: Array(lists.prefix(4)))), .success)
    }

    func testAnUpdateToTooManyTabsChangesNothing_R57() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = makeCar(tabBar)
        tabBar.updateTemplates(lists)
        XCTAssertEqual(
            car.faults, [Fault(.operationFailed(.tooManyTabs(count: 5, limit: 4)), template: tabBar.id)])
        XCTAssertEqual(tabBar.templates.count, 1)
        XCTAssertEqual(car.display.changes, [])
        tabBar.updateTemplates(Array(lists.prefix(4)))
        XCTAssertEqual(tabBar.templates.count, 4)
        XCTAssertEqual(car.display.shown?.stacks.count, 4)
    }

    func testAnOverfullTabBarMayBeMendedBeforeItIsSet_R57() async {
        let tabBar = TabBarTemplate(templates: lists)
        tabBar.updateTemplates([lists[0]])
        XCTAssertEqual(makeCar(tabBar).stack, ["L0"])
    }

    func testTheMaximumIsReadFromTheCar_R57() async {
        XCTAssertEqual(TabBarTemplate.maximumTabCount, 4)
        CarCapabilities.current.maximumTabCount = 2
        XCTAssertEqual(TabBarTemplate.maximumTabCount, 2)
        CarCapabilities.current = CarCapabilities(category: .audio)
    }

    func testNowPlayingIsNoTab_R58_R59() async {
        let car = Car(root: lists[0], names: names)
        XCTAssertEqual(
            car.setRoot(TabBarTemplate(templates: [NowPlayingTemplate.shared])),
            .failure(.unsupportedTabRoot(.nowPlaying, allowed: [.grid, .list])))
        XCTAssertEqual(car.setRoot(TabBarTemplate(templates: [lists[1]])), .success)
        XCTAssertEqual(car.push(NowPlayingTemplate.shared), .success, "R59: it may be pushed on a tab's root")
    }

    func testEachTabKeepsItsStack_R60() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        _ = car.push(lists[2])
        car.receive(.selectTab(template: lists[1].id))
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.shownStack, ["L1"])
        car.receive(.selectTab(template: lists[0].id))
        XCTAssertEqual(car.stack, ["L0", "L2"])
        XCTAssertEqual(car.shownStack, ["L0", "L2"])
    }

    func testTheRootIsTheTabBarAndTemplatesAreTheSelectedTabs_R26() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        XCTAssertTrue(car.controller.rootTemplate === tabBar)
        XCTAssertEqual(car.stack, ["L0"])
        XCTAssertEqual(car.app.name(car.controller.topTemplate ?? tabBar), "L0")
    }

    func testTheFirstTabIsSelectedAtFirst_R61() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        XCTAssertTrue(tabBar.selectedTemplate === lists[0])
        _ = makeCar(tabBar)
        XCTAssertTrue(tabBar.selectedTemplate === lists[0])
    }

    func testATabMayBeSelectedBeforeTheTabBarIsShown() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        tabBar.select(lists[1])
        let car = makeCar(tabBar)
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.display.shown?.selectedStack, 1)
    }

    func testAPersonsSelectionIsToldAlsoAgain_R62() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        _ = car.push(lists[2])
        car.forget()
        car.receive(.selectTab(template: lists[0].id))
        XCTAssertEqual(car.app.log, ["select L0"])
        XCTAssertEqual(car.stack, ["L0", "L2"], "a second tap pops nothing")
        XCTAssertEqual(car.display.changes, [])
        car.receive(.selectTab(template: lists[1].id))
        XCTAssertTrue(car.app.log.contains("select L1"))
        XCTAssertTrue(tabBar.selectedTemplate === lists[1])
    }

    func testSelectionByTheAppIsNotTold_R62() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        tabBar.select(lists[1])
        XCTAssertFalse(car.app.log.contains { $0.hasPrefix("select") })
        XCTAssertEqual(car.shownStack, ["L1"])
        tabBar.selectTemplate(at: 0)
        XCTAssertEqual(car.shownStack, ["L0"])
    }

    func testSelectingATemplateThatHostsNoTabDoesNothing_R63() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = makeCar(tabBar)
        _ = car.push(lists[2])
        car.forget()
        tabBar.select(lists[2])
        car.receive(.selectTab(template: lists[2].id))
        XCTAssertEqual(car.app.log, [])
        XCTAssertEqual(car.display.changes, [])
    }

    func testSelectingAnIndexOutsideTheTabsIsAFault_R63() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = makeCar(tabBar)
        tabBar.selectTemplate(at: 1)
        tabBar.selectTemplate(at: -1)
        XCTAssertEqual(car.faults.map(\.reason), [.noSuchTab(index: 1, count: 1), .noSuchTab(index: -1, count: 1)])
    }

    func testAFaultBeforeTheTabBarIsShownIsToldThen_R63() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        tabBar.selectTemplate(at: 7)
        let car = Car(root: tabBar, names: names)
        XCTAssertEqual(car.faults.map(\.reason), [.noSuchTab(index: 7, count: 1)])
    }

    func testAsManyTabsKeepTheSelectedIndex_R64() async {
        let tabBar = TabBarTemplate(templates: Array(lists.prefix(3)))
        let car = makeCar(tabBar)
        tabBar.selectTemplate(at: 2)
        tabBar.updateTemplates([lists[0], lists[1], lists[4]])
        XCTAssertEqual(car.shownStack, ["L4"])
        XCTAssertTrue(tabBar.selectedTemplate === lists[4])
    }

    func testAnotherNumberOfTabsSelectsTheFirst_R64() async {
        let tabBar = TabBarTemplate(templates: Array(lists.prefix(3)))
        let car = makeCar(tabBar)
        tabBar.selectTemplate(at: 2)
        tabBar.updateTemplates([lists[1], lists[2]])
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertTrue(tabBar.selectedTemplate === lists[1])
    }

    func testTabsThatStayKeepWhatIsPushedInThem_R65() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        _ = car.push(lists[2])
        car.forget()
        tabBar.updateTemplates([lists[0], lists[3]])
        XCTAssertEqual(car.shownStack, ["L0", "L2"])
        guard case .updateTabs(_, let added)? = car.display.navigations.first else { return XCTFail("no tabs") }
        XCTAssertEqual(added.map(\.id), [lists[3].id], "only what is new is sent")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testSettingTheTabBarAgainDropsWhatIsPushedInIt_R65() async {
        let tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        let car = makeCar(tabBar)
        _ = car.push(lists[2])
        XCTAssertEqual(car.setRoot(tabBar), .success)
        XCTAssertEqual(car.shownStack, ["L0"])
    }

    func testBarButtonsOfATabsRootMayBeSet_R66() async {
        let car = makeCar(TabBarTemplate(templates: [lists[0]]))
        lists[0].trailingNavigationBarButtons = [BarButton(title: "History")]
        XCTAssertEqual(car.faults, [])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAnEmptyTabBarIsRefused_R67() async {
        let car = Car(root: lists[0], names: names)
        XCTAssertEqual(car.setRoot(TabBarTemplate(templates: [])), .failure(.emptyTabBar))
        XCTAssertEqual(car.stack, ["L0"])
    }

    func testTabsSetDuringATransitionWaitForIt_CS3() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = makeCar(tabBar)
        car.display.finishesAtOnce = false
        car.controller.pushTemplate(lists[2], animated: true, completion: nil)
        tabBar.updateTemplates([lists[0], lists[1]])
        tabBar.updateTemplates([lists[0], lists[1], lists[3]])
        XCTAssertEqual(tabBar.templates.count, 3, "what the app set is what it reads")
        XCTAssertEqual(car.display.navigations.count, 1)
        car.display.finish()
        XCTAssertEqual(car.display.navigations.count, 2, "the later of two updates is the one that shows")
        XCTAssertEqual(car.display.shown?.stacks.count, 3)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTabsSetInsideTheTabBarsOwnAppearanceWait() async {
        let tabBar = TabBarTemplate(templates: [lists[0]])
        let car = Car(root: lists[4], names: names)
        car.app.onCallback = { line in if line == "L0 will appear" { tabBar.updateTemplates([self.lists[1]]) } }
        XCTAssertEqual(car.setRoot(tabBar), .success)
        XCTAssertEqual(car.shownStack, ["L1"])
        XCTAssertEqual(car.display.mismatches, [])
    }
}
