import XCTest

@testable import Templates

/// The rules of navigation as a value, without controller or display.
final class NavigationStateTests: XCTestCase {
    private let audio = CarCapabilities(category: .audio)

    private func list(_ id: UInt64) -> StackEntry { StackEntry(id: TemplateID(rawValue: id), kind: .list) }
    private func entry(_ id: UInt64, _ kind: TemplateKind) -> StackEntry {
        StackEntry(id: TemplateID(rawValue: id), kind: kind)
    }
    private func ids(_ state: NavigationState) -> [UInt64] { state.visibleStack.map(\.id.rawValue) }

    private func stacked(_ count: UInt64) throws -> NavigationState {
        var state = NavigationState()
        _ = try state.setRoot(list(1), limits: audio)
        for id in 1..<count { _ = try state.push(list(id + 1), limits: audio) }
        return state
    }

    private func tabbed(_ roots: [UInt64], selected: Int = 0) throws -> NavigationState {
        var state = NavigationState()
        _ = try state.setRoot(
            tabBar: TemplateID(rawValue: 100), tabs: roots.map(list), selectedIndex: selected, limits: audio)
        return state
    }

    /// Asserts that an operation is refused with this error and changes nothing.
    private func assertRefused(
        _ error: InterfaceControllerError, _ state: NavigationState, line: UInt = #line,
        _ body: (inout NavigationState) throws -> NavigationTransition
    ) {
        var changed = state
        XCTAssertThrowsError(try body(&changed), line: line) {
            XCTAssertEqual($0 as? InterfaceControllerError, error, line: line)
        }
        XCTAssertEqual(changed, state, line: line)
    }

    func testANewRootReplacesTheWholeStack_R3() throws {
        var state = try stacked(3)
        let transition = try state.setRoot(list(9), limits: audio)
        XCTAssertEqual(ids(state), [9])
        XCTAssertEqual(
            transition, NavigationTransition(from: list(3).id, to: list(9).id, removed: [1, 2, 3].map { list($0).id }))
    }

    func testAPushBecomesTheTop_R7() throws {
        var state = try stacked(1)
        let transition = try state.push(list(2), limits: audio)
        XCTAssertEqual(ids(state), [1, 2])
        XCTAssertEqual(state.top, list(2))
        XCTAssertEqual(transition, NavigationTransition(from: list(1).id, to: list(2).id))
    }

    func testPushingAnInstanceInTheStackIsRefused_R8() throws {
        for id in [UInt64(1), 2] {
            assertRefused(.duplicateInstance(list(id).id), try stacked(2)) { try $0.push(list(id), limits: audio) }
        }
    }

    func testATabBarCanOnlyBeTheRoot_R9() throws {
        assertRefused(.unsupportedTemplate(.tabBar, .push), try stacked(1)) {
            try $0.push(entry(7, .tabBar), limits: audio)
        }
        XCTAssertEqual(try tabbed([1, 2]).tabBar, TemplateID(rawValue: 100))
    }

    func testTheDepthLimitCountsTheRoot_R10_R11() throws {
        XCTAssertEqual(try stacked(5).visibleStack.count, 5)
        assertRefused(.depthExceeded(limit: 5), try stacked(5)) { try $0.push(list(6), limits: audio) }
    }

    func testADepthLimitOfTwoAllowsOnePush_R11() throws {
        var limits = audio
        limits.maximumDepth = 2
        var state = try stacked(1)
        _ = try state.push(list(2), limits: limits)
        assertRefused(.depthExceeded(limit: 2), state) { try $0.push(list(3), limits: limits) }
    }

    func testPushingBeforeARootIsRefused_R12() {
        assertRefused(.noRoot, NavigationState()) { try $0.push(list(1), limits: audio) }
    }

    func testAPopRemovesExactlyOne_R13() throws {
        var state = try stacked(3)
        let transition = try state.pop()
        XCTAssertEqual(ids(state), [1, 2])
        XCTAssertEqual(transition, NavigationTransition(from: list(3).id, to: list(2).id, removed: [list(3).id]))
    }

    func testPoppingTheRootIsRefused_R14() throws {
        assertRefused(.nothingToPop, try stacked(1)) { try $0.pop() }
        assertRefused(.nothingToPop, NavigationState()) { try $0.pop() }
    }

    func testPopToRootLeavesTheRoot_R15() throws {
        var state = try stacked(4)
        XCTAssertEqual(try state.popToRoot().removed, [2, 3, 4].map { list($0).id })
        XCTAssertEqual(ids(state), [1])
    }

    func testPopToRootAtTheRootIsRefused_R15() throws {
        assertRefused(.nothingToPop, try stacked(1)) { try $0.popToRoot() }
        assertRefused(.nothingToPop, NavigationState()) { try $0.popToRoot() }
    }

    func testPopToATemplateLeavesThePrefixEndingInIt_R16() throws {
        var state = try stacked(4)
        XCTAssertEqual(try state.pop(to: list(2).id).removed, [3, 4].map { list($0).id })
        XCTAssertEqual(ids(state), [1, 2])
    }

    func testPopToATemplateElsewhereIsRefused_R17() throws {
        assertRefused(.templateNotInStack(list(7).id), try stacked(3)) { try $0.pop(to: list(7).id) }
        assertRefused(.templateNotInStack(list(7).id), NavigationState()) { try $0.pop(to: list(7).id) }
    }

    func testPopToTheTopRemovesNothing_R18() throws {
        var state = try stacked(3)
        XCTAssertEqual(try state.pop(to: list(3).id), NavigationTransition(from: nil, to: nil))
        XCTAssertEqual(state, try stacked(3))
    }

    func testModalKindsAreNotStacked_R19() throws {
        for kind in TemplateKind.allCases where kind.isModal {
            assertRefused(.unsupportedTemplate(kind, .push), try stacked(1)) {
                try $0.push(entry(7, kind), limits: audio)
            }
            assertRefused(.unsupportedTemplate(kind, .setRoot), try stacked(1)) {
                try $0.setRoot(entry(7, kind), limits: audio)
            }
        }
    }

    func testAKindTheCategoryLacksIsRefused() throws {
        assertRefused(.unsupportedTemplate(.map, .push), try stacked(1)) { try $0.push(entry(7, .map), limits: audio) }
        assertRefused(.unsupportedTemplate(.map, .setRoot), NavigationState()) {
            try $0.setRoot(entry(7, .map), limits: audio)
        }
        var state = NavigationState()
        _ = try state.setRoot(entry(7, .map), limits: CarCapabilities(category: .navigation))
        XCTAssertEqual(state.top?.kind, .map)
    }

    func testPushAndPopActOnTheSelectedTabOnly_R25() throws {
        var state = try tabbed([1, 2])
        _ = try state.push(list(3), limits: audio)
        _ = state.selectTab(at: 1)
        _ = try state.push(list(4), limits: audio)
        XCTAssertEqual(state.stacks.map { $0.map(\.id.rawValue) }, [[1, 3], [2, 4]])
        _ = try state.pop()
        XCTAssertEqual(state.stacks.map { $0.map(\.id.rawValue) }, [[1, 3], [2]])
    }

    func testDepthIsCountedFromTheTabsRoot_R26() throws {
        var state = try tabbed([1, 2])
        for id in UInt64(3)...6 { _ = try state.push(list(id), limits: audio) }
        assertRefused(.depthExceeded(limit: 5), state) { try $0.push(list(7), limits: audio) }
    }

    func testTheSameTemplateMayStandInTwoTabsStacks_R8_R25() throws {
        var state = try tabbed([1, 2])
        _ = try state.push(entry(9, .nowPlaying), limits: audio)
        _ = state.selectTab(at: 1)
        _ = try state.push(entry(9, .nowPlaying), limits: audio)
        XCTAssertEqual(state.stacks.map { $0.map(\.id.rawValue) }, [[1, 9], [2, 9]])
    }

    func testMoreTabsThanTheCarAllowsAreRefused_R57() throws {
        XCTAssertEqual(try tabbed([1, 2, 3, 4]).stacks.count, 4)
        assertRefused(.tooManyTabs(count: 5, limit: 4), NavigationState()) {
            try $0.setRoot(tabBar: list(9).id, tabs: (1...5).map(list), selectedIndex: 0, limits: audio)
        }
        assertRefused(.tooManyTabs(count: 5, limit: 4), try tabbed([1])) {
            try $0.updateTabs((1...5).map(list), limits: audio)
        }
    }

    func testATabRootOfAnotherKindIsRefused_R58_R59() throws {
        for kind in [TemplateKind.information, .nowPlaying, .contact] {
            assertRefused(.unsupportedTabRoot(kind, allowed: [.grid, .list]), NavigationState()) {
                try $0.setRoot(tabBar: list(9).id, tabs: [list(1), entry(2, kind)], selectedIndex: 0, limits: audio)
            }
        }
        var state = NavigationState()
        _ = try state.setRoot(
            tabBar: list(9).id, tabs: [list(1), entry(2, .information)], selectedIndex: 0,
            limits: CarCapabilities(category: .communication))
        XCTAssertEqual(state.stacks.count, 2)
    }

    func testAnEmptyTabBarIsRefused_R67() throws {
        assertRefused(.emptyTabBar, NavigationState()) {
            try $0.setRoot(tabBar: list(9).id, tabs: [], selectedIndex: 0, limits: audio)
        }
        assertRefused(.emptyTabBar, try tabbed([1])) { try $0.updateTabs([], limits: audio) }
    }

    func testOneTemplateCantBeTheRootOfTwoTabs() {
        assertRefused(.duplicateInstance(list(1).id), NavigationState()) {
            try $0.setRoot(tabBar: list(9).id, tabs: [list(1), list(1)], selectedIndex: 0, limits: audio)
        }
    }

    func testTheFirstTabIsSelectedAtFirst_R61() throws {
        XCTAssertEqual(try tabbed([1, 2]).selectedStack, 0)
        XCTAssertEqual(try tabbed([1, 2], selected: 9).selectedStack, 0)
        XCTAssertEqual(try tabbed([1, 2], selected: 1).selectedStack, 1)
    }

    func testSelectingATabKeepsTheStacks_R60() throws {
        var state = try tabbed([1, 2])
        _ = try state.push(list(3), limits: audio)
        XCTAssertEqual(state.selectTab(at: 1), NavigationTransition(from: list(3).id, to: list(2).id))
        XCTAssertEqual(state.selectTab(at: 0), NavigationTransition(from: list(2).id, to: list(3).id))
        XCTAssertEqual(ids(state), [1, 3])
    }

    func testSelectingATabThatIsNotThereChangesNothing_R63() throws {
        var state = try tabbed([1, 2])
        XCTAssertEqual(state.selectTab(at: 2), NavigationTransition(from: nil, to: nil))
        XCTAssertEqual(state, try tabbed([1, 2]))
    }

    func testAsManyTabsKeepTheSelectedIndex_R64() throws {
        var state = try tabbed([1, 2, 3], selected: 2)
        _ = try state.updateTabs([4, 5, 6].map(list), limits: audio)
        XCTAssertEqual(state.selectedStack, 2)
    }

    func testAnotherNumberOfTabsSelectsTheFirst_R64() throws {
        var state = try tabbed([1, 2, 3], selected: 2)
        _ = try state.updateTabs([1, 3].map(list), limits: audio)
        XCTAssertEqual(state.selectedStack, 0)
        _ = state.selectTab(at: 1)
        _ = try state.updateTabs([1, 3, 4].map(list), limits: audio)
        XCTAssertEqual(state.selectedStack, 0, "more tabs too")
    }

    func testARootThatStaysKeepsItsStack_R65() throws {
        var state = try tabbed([1, 2])
        _ = try state.push(list(3), limits: audio)
        let transition = try state.updateTabs([4, 1].map(list), limits: audio)
        XCTAssertEqual(state.stacks.map { $0.map(\.id.rawValue) }, [[4], [1, 3]])
        XCTAssertEqual(transition, NavigationTransition(from: list(3).id, to: list(4).id, removed: [list(2).id]))
    }

    func testARootThatGoesTakesItsStackAlong_R65() throws {
        var state = try tabbed([1, 2])
        _ = try state.push(list(3), limits: audio)
        XCTAssertEqual(try state.updateTabs([5, 2].map(list), limits: audio).removed, [1, 3].map { list($0).id })
    }

    func testNowPlayingIsPushedNeverARoot_R121() throws {
        assertRefused(.unsupportedTemplate(.nowPlaying, .setRoot), try stacked(1)) {
            try $0.setRoot(entry(9, .nowPlaying), limits: audio)
        }
        var state = try stacked(1)
        _ = try state.push(entry(9, .nowPlaying), limits: audio)
        XCTAssertEqual(state.top?.kind, .nowPlaying)
    }

    func testOnlyAListGoesOnTopOfNowPlaying_R123() throws {
        var state = try stacked(1)
        _ = try state.push(entry(9, .nowPlaying), limits: audio)
        assertRefused(.unsupportedOnNowPlaying(.grid), state) { try $0.push(entry(7, .grid), limits: audio) }
        _ = try state.push(list(7), limits: audio)
        XCTAssertEqual(ids(state), [1, 9, 7])
    }

    func testMillionsOfPushesAndPopsAreCheap() throws {
        // No figure is asserted here, since the machine is shared; the benchmark has that.
        var state = try stacked(1)
        for _ in 0..<10_000 {
            _ = try state.push(list(2), limits: audio)
            _ = try state.pop()
        }
        XCTAssertEqual(ids(state), [1])
    }
}
