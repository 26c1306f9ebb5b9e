import XCTest

@testable import Templates

/// The scenario table of the reference (section 23), by its numbers. Taps, image rows, alerts' maximum and late
/// completions have tests of their own.
@MainActor
final class ScenarioTests: XCTestCase {
    private let lists = (1...9).map { makeList("L\($0)") }
    private let nowPlaying = NowPlayingTemplate.shared
    private var names: [String: Template] {
        var names: [String: Template] = ["N": nowPlaying]
        for (index, list) in lists.enumerated() { names["L\(index + 1)"] = list }
        return names
    }
    private func list(_ number: Int) -> ListTemplate { lists[number - 1] }

    /// A car with this stack.
    private func car(_ stack: Template..., category: AppCategory = .audio) -> Car {
        let car = Car(root: stack.first, names: names, category: category)
        for template in stack.dropFirst() { XCTAssertEqual(car.push(template), .success) }
        car.forget()
        return car
    }

    func test01TheFirstRootIsNotAnimated() async {
        let car = Car(root: nil, names: names)
        XCTAssertEqual(car.setRoot(list(1), animated: true), .success)
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.display.lastAnimated, false)
    }

    func test02ANewRootLeavesOnlyItself() async {
        let car = car(list(1), list(2), list(3))
        XCTAssertEqual(car.setRoot(list(9)), .success)
        XCTAssertEqual(car.stack, ["L9"])
    }

    func test03APush() async {
        let car = car(list(1))
        XCTAssertEqual(car.push(list(2)), .success)
        XCTAssertEqual(car.stack, ["L1", "L2"])
        XCTAssertTrue(car.controller.topTemplate === list(2))
    }

    func test04ADuplicate() async {
        let car = car(list(1), list(2))
        XCTAssertEqual(car.push(list(1)), .failure(.duplicateInstance(list(1).id)))
        XCTAssertEqual(car.stack, ["L1", "L2"])
    }

    func test05NowPlayingTwice() async {
        let car = car(list(1), nowPlaying)
        XCTAssertEqual(car.push(nowPlaying), .failure(.duplicateInstance(nowPlaying.id)))
        XCTAssertEqual(car.stack, ["L1", "N"])
    }

    func test06DepthFive() async {
        let car = car(list(1), list(2), list(3), list(4), list(5))
        XCTAssertEqual(car.push(list(6)), .failure(.depthExceeded(limit: 5)))
        XCTAssertEqual(car.faults.count, 1)
        XCTAssertEqual(car.stack.count, 5)
    }

    func test07DepthOfADrivingTask() async {
        let car = car(list(1), category: .drivingTask)
        car.scene.capabilities.maximumDepth = 2
        XCTAssertEqual(car.push(list(2)), .success)
        XCTAssertEqual(car.push(list(3)), .failure(.depthExceeded(limit: 2)))
        XCTAssertEqual(car.faults.count, 1)
    }

    func test08And09PopAtTheRoot() async {
        let car = car(list(1))
        XCTAssertEqual(car.pop(), .failure(.nothingToPop))
        XCTAssertEqual(car.faults, [])
        car.controller.popTemplate(animated: true, completion: nil)
        XCTAssertEqual(car.faults, [Fault(.operationFailed(.nothingToPop))])
        XCTAssertEqual(car.stack, ["L1"])
    }

    func test10PopToRoot() async {
        let car = car(list(1), list(2), list(3))
        XCTAssertEqual(car.outcome { $0.popToRootTemplate(animated: true, completion: $1) }, .success)
        XCTAssertEqual(car.stack, ["L1"])
    }

    func test11And12PopTo() async {
        let car = car(list(1), list(2), list(3))
        XCTAssertEqual(car.outcome { $0.pop(to: self.list(2), animated: true, completion: $1) }, .success)
        XCTAssertEqual(car.stack, ["L1", "L2"])
        XCTAssertEqual(
            car.outcome { $0.pop(to: self.list(7), animated: true, completion: $1) },
            .failure(.templateNotInStack(list(7).id)))
        XCTAssertEqual(car.stack, ["L1", "L2"])
    }

    func test13To17PresentingAndDismissing() async {
        let car = car(list(1))
        let (alert, second) = (makeAlert(), makeAlert())
        XCTAssertEqual(car.present(alert), .success)
        XCTAssertEqual(car.stack, ["L1"])
        XCTAssertEqual(car.present(second), .failure(.alreadyPresenting))
        XCTAssertTrue(car.controller.presentedTemplate === alert)
        XCTAssertEqual(car.dismiss(), .success)
        XCTAssertEqual(car.present(list(2)), .failure(.unsupportedTemplate(.list, .present)))
        XCTAssertNil(car.controller.presentedTemplate)
        car.display.forgetChanges()
        XCTAssertEqual(car.dismiss(), .success)
        XCTAssertEqual(car.display.changes, [])
    }

    func test18ATabBarIsNotPushed() async {
        let car = car(list(1))
        XCTAssertEqual(
            car.push(TabBarTemplate(templates: [list(2)])), .failure(.unsupportedTemplate(.tabBar, .push)))
    }

    func test19ATabKeepsItsStack() async {
        let car = car(TabBarTemplate(templates: [list(1), list(2)]))
        XCTAssertEqual(car.push(list(3)), .success)
        car.receive(.selectTab(template: list(2).id))
        car.receive(.selectTab(template: list(1).id))
        XCTAssertEqual(car.stack, ["L1", "L3"])
    }

    func test20FiveTabsOfFour() async {
        let car = car(list(9))
        XCTAssertEqual(
            car.setRoot(TabBarTemplate(templates: Array(lists.prefix(5)))), .failure(.tooManyTabs(count: 5, limit: 4)))
        XCTAssertEqual(car.faults.count, 1)
    }

    func test21AnInformationTabOfAnAudioApp() async {
        let car = car(list(9))
        let information = InformationTemplate(title: "I", layout: .leading, items: [], actions: [])
        XCTAssertEqual(
            car.setRoot(TabBarTemplate(templates: [information])),
            .failure(.unsupportedTabRoot(.information, allowed: [.grid, .list])))
    }

    func test22And23AnUpdateOfTabs() async {
        let tabBar = TabBarTemplate(templates: Array(lists.prefix(3)))
        let car = car(tabBar)
        tabBar.selectTemplate(at: 2)
        tabBar.updateTemplates([list(4), list(5), list(6)])
        XCTAssertEqual(car.stack, ["L6"])
        tabBar.updateTemplates([list(4), list(5)])
        XCTAssertEqual(car.stack, ["L4"])
    }

    func test24TwelveItems() async {
        let list = ListTemplate(title: nil, sections: (0..<3).map { _ in makeSection(5) })
        let car = car(list)
        car.scene.capabilities.maximumItemCount = 12
        XCTAssertEqual(list.sections.map(\.items.count), [5, 5, 2])
        XCTAssertEqual(list.itemCount, 12)
    }

    func test25AnEmptyList() async {
        let list = ListTemplate(title: nil, sections: [])
        list.showsSpinnerWhileEmpty = true
        list.emptyViewTitleVariants = ["Loading"]
        let car = car(list)
        guard case .list(let empty)? = car.display.shown?.topTemplate else { return XCTFail("no list") }
        XCTAssertTrue(empty.isEmpty)
        XCTAssertEqual(empty.emptyView, ListEmptyViewSnapshot(titleVariants: ["Loading"], showsSpinner: true))
        list.updateSections([makeSection(1)])
        guard case .list(let filled)? = car.display.shown?.topTemplate else { return XCTFail("no list") }
        XCTAssertFalse(filled.isEmpty)
    }

    func test29To34TrimmedTemplates() async {
        let grid = GridTemplate(
            title: nil, gridButtons: (0..<9).map { GridButton(titleVariants: ["\($0)"], image: .symbol("x")) })
        let bar = makeList()
        bar.leadingNavigationBarButtons = (0..<3).map { BarButton(title: "\($0)") }
        let information = InformationTemplate(
            title: "I", layout: .leading, items: (0..<11).map { InformationItem(title: "\($0)", detail: nil) },
            actions: (0..<4).map { TextButton(title: "\($0)") })
        let points = PointOfInterestTemplate(title: "P", pointsOfInterest: (0..<13).map { makePoint("\($0)") })
        guard case .grid(let shownGrid)? = Car(root: grid).shownTop,
            case .list(let shownBar)? = Car(root: bar).shownTop,
            case .information(let shownInformation)? = Car(root: information, category: .parking).shownTop,
            case .pointOfInterest(let shownPoints)? = Car(root: points, category: .parking).shownTop
        else { return XCTFail("a template is missing") }
        XCTAssertEqual(shownGrid.rows.map(\.count), [4, 4])
        XCTAssertEqual(shownBar.navigationBar.leadingButtons.map(\.title), ["0", "1"])
        XCTAssertEqual([shownInformation.items.count, shownInformation.actions.count], [10, 3])
        XCTAssertEqual(shownPoints.pointsOfInterest.count, 12)
        let voice = VoiceControlTemplate(
            voiceControlStates: (0..<6).map {
                VoiceControlState(identifier: "\($0)", titleVariants: nil, image: nil, repeats: false)
            })
        XCTAssertEqual(voice.voiceControlStates.count, 5)
        voice.activateVoiceControlState(withIdentifier: "1")
        XCTAssertNil(voice.activeStateIdentifier)
    }

    func test35ListsLimitedAndBack() async {
        let list = makeList(rows: 20)
        let car = car(list)
        car.scene.capabilities.maximumItemCount = 12
        XCTAssertEqual(list.itemCount, 12)
        car.scene.capabilities.maximumItemCount = 100
        XCTAssertEqual(list.itemCount, 20)
        XCTAssertEqual(car.display.changes.count, 2)
    }
    // 26, 27, 28, 36: SelectionTests. 31: BarButtonTests. 21: NavigationStateTests, as there is no information template
    // yet. 13–17, 29, 30, 32–34: with the templates that they are about.
}
