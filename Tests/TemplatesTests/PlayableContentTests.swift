import XCTest

@testable import Templates

/// Content trees shown by templates.
@MainActor
final class PlayableContentTests: XCTestCase {
    private let tree = ContentTree()
    private let clock = ManualClock()
    private var faults: [Fault] = []
    private var browser: PlayableContentBrowser?
    private var scene: TemplateApplicationScene?
    private let display = TestDisplay()

    private func connect(inSections: Bool = false) {
        let browser = PlayableContentBrowser(
            manager: tree.manager, browsesInSections: inSections, texts: .init(), loadingTimeout: .seconds(30),
            clock: clock)
        self.browser = browser
        let scene = TemplateApplicationScene(
            capabilities: CarCapabilities(category: .audio), delegate: browser,
            faultLog: { [weak self] in self?.faults.append($0) })
        self.scene = scene
        display.scene = scene
        scene.connect(display: display)
    }

    private var stack: [Template] { scene?.interfaceController.templates ?? [] }
    private var list: ListTemplateSnapshot? {
        if case .list(let list)? = display.shown?.topTemplate { list } else { nil }
    }
    private var rows: [ListItemSnapshot] {
        (list?.sections.flatMap(\.items) ?? []).compactMap { if case .item(let item) = $0 { item } else { nil } }
    }

    private func send(_ event: SceneEvent) {
        if let connection = scene?.connection { scene?.receive(event, from: connection) }
    }

    private func tap(_ row: Int) {
        guard let list, rows.indices.contains(row) else { return XCTFail("no row \(row)") }
        send(.select(template: list.id, item: rows[row].id))
    }

    private func back() { if let top = stack.last { send(.back(template: top.id)) } }

    /// A tree that is `depth` levels of containers deep, with something that plays at the end.
    private func deep(_ depth: Int) -> [ContentTree.Node] {
        depth == 1
            ? [ContentTree.playable("song")]
            : [ContentTree.container("level \(depth)", deep(depth - 1))]
    }

    // MARK: The tree

    func testAPathHasOneIndexALevel_R174() async {
        let path: PlayableIndexPath = [2, 0]
        XCTAssertEqual(path.count, 2)
        XCTAssertEqual(path[1], 0)
        XCTAssertEqual([path.section, path.item], [2, 0])
        XCTAssertEqual(path.appending(5), [2, 0, 5])
        XCTAssertEqual(path.dropLast() as PlayableIndexPath, [2])
        XCTAssertTrue(PlayableIndexPath().isEmpty)
        XCTAssertNil(PlayableIndexPath().item)
        XCTAssertLessThan([2] as PlayableIndexPath, path)
        tree.roots = [ContentTree.container("a", [ContentTree.playable("b")])]
        connect()
        tap(0)
        XCTAssertEqual(tree.log, ["load []", "count []", "item [0]", "load [0]", "count [0]", "item [0, 0]"])
    }

    func testChildrenAreAskedForOnlyWhenTheyAreLoaded_R175_R176() async {
        tree.roots = [ContentTree.container("a", [ContentTree.playable("b")])]
        tree.slow = [[0]]
        connect()
        tree.log = []
        tap(0)
        XCTAssertEqual(tree.log, ["load [0]"])
        XCTAssertEqual(list?.title, "a")
        XCTAssertEqual(list?.emptyView.showsSpinner, true)
        XCTAssertEqual(rows.count, 0)
        tree.loads[[0]]?(nil)
        XCTAssertEqual(tree.log, ["load [0]", "count [0]", "item [0, 0]"])
        XCTAssertEqual(rows.map(\.text), ["b"])
        XCTAssertEqual(list?.emptyView.showsSpinner, false)
        tree.loads[[0]]?(nil)
        XCTAssertEqual(tree.log.count, 3)
        XCTAssertEqual(display.mismatches, [])
    }

    func testALoadingErrorShowsItsText() async {
        tree.roots = [ContentTree.container("a")]
        tree.slow = [[0]]
        connect()
        tap(0)
        tree.loads[[0]]?(ContentTree.Failure(description: "The server does not answer."))
        XCTAssertEqual(list?.emptyView.showsSpinner, false)
        XCTAssertEqual(list?.emptyView.titleVariants, ["This can't be loaded"])
        XCTAssertEqual(list?.emptyView.subtitleVariants, ["The server does not answer."])
        XCTAssertEqual(faults, [])
    }

    func testTheIndicatorTimesOutAndLateChildrenStillShow_R176() async {
        tree.roots = [ContentTree.container("a", [ContentTree.playable("b")])]
        tree.slow = [[0]]
        connect()
        tap(0)
        let waits = await eventually { self.clock.sleeperCount == 1 }
        XCTAssertTrue(waits)
        clock.advance(by: .seconds(30))
        let timedOut = await eventually { self.list?.emptyView.showsSpinner == false }
        XCTAssertTrue(timedOut)
        XCTAssertEqual(list?.emptyView.titleVariants, ["Loading takes longer than expected"])
        tree.loads[[0]]?(nil)
        XCTAssertEqual(rows.map(\.text), ["b"])
    }

    func testADroppedLoadingCompletionCountsAsCalled() async {
        tree.roots = [ContentTree.container("a", [ContentTree.playable("b")])]
        tree.slow = [[0]]
        connect()
        tap(0)
        tree.loads = [:]
        XCTAssertEqual(rows.map(\.text), ["b"])
        XCTAssertEqual(faults.map(\.reason), [.loadingNotCompleted([0])])
    }

    func testWhileItLoadsBackWorks() async {
        tree.roots = [ContentTree.container("a")]
        tree.slow = [[0]]
        connect()
        tap(0)
        back()
        XCTAssertEqual(stack.count, 1)
        tree.loads[[0]]?(nil)
        XCTAssertEqual(rows.map(\.text), ["a"])
        XCTAssertEqual(faults, [])
    }

    func testAnEmptyTreeSaysSo_R177() async {
        connect()
        XCTAssertEqual(list?.emptyView.titleVariants, ["There is nothing here"])
        XCTAssertEqual(stack.count, 1)
    }

    // MARK: Playing

    func testAPlayableItemPlaysAndNowPlayingFollows_R178_R179() async {
        tree.roots = [ContentTree.playable("a")]
        tree.playsAtOnce = false
        connect()
        tap(0)
        tap(0)
        XCTAssertEqual(tree.log.suffix(1), ["play [0]"])
        XCTAssertEqual(tree.plays.count, 1)
        XCTAssertEqual(list?.busyItem, rows[0].id)
        tree.plays[0](nil)
        XCTAssertTrue(stack.last === NowPlayingTemplate.shared)
        back()
        XCTAssertNil(list?.busyItem)
        XCTAssertEqual(display.mismatches, [])
    }

    func testAPlaybackErrorIsStated_R198() async {
        tree.roots = [ContentTree.playable("a")]
        tree.playsAtOnce = false
        connect()
        tap(0)
        tree.plays[0](ContentTree.Failure(description: "No sound."))
        guard case .alert(let alert)? = display.shown?.presented else { return XCTFail("no alert") }
        XCTAssertEqual(alert.titleVariants.first, "This can't be played: No sound.")
        XCTAssertNil(list?.busyItem)
        send(.button(template: alert.id, button: alert.actions[0].id))
        XCTAssertNil(display.shown?.presented)
        XCTAssertEqual(stack.count, 1)
    }

    func testADroppedPlaybackCompletionEndsTheSelection() async {
        tree.roots = [ContentTree.playable("a")]
        tree.playsAtOnce = false
        connect()
        tap(0)
        tree.plays = []
        XCTAssertNil(list?.busyItem)
        XCTAssertEqual(faults.map(\.reason), [.playbackNotCompleted([0])])
    }

    func testAnItemThatIsBothOpens_R178() async {
        let both = ContentTree.container("album", [ContentTree.playable("song")])
        both.item.isPlayable = true
        tree.roots = [both]
        connect()
        tap(0)
        XCTAssertEqual(list?.title, "album")
        back()
        scene?.capabilities.maximumContentTreeDepth = 1
        tap(0)
        XCTAssertEqual(tree.log.last, "play [0]")
    }

    func testAnItemThatIsNeitherDoesNothing_R178() async {
        let item = ContentItem(identifier: "x")
        item.title = "Sign in first"
        tree.roots = [ContentTree.Node(item)]
        connect()
        XCTAssertEqual(rows.map(\.isSelectable), [false])
    }

    func testPlayingFromTheDeepestLevelShowsNowPlaying() async {
        tree.roots = deep(5)
        connect()
        for _ in 0..<4 { tap(0) }
        XCTAssertEqual(stack.count, 5)
        tap(0)
        XCTAssertTrue(stack.last === NowPlayingTemplate.shared)
        XCTAssertEqual(faults, [])
    }

    func testAQueueIsPreparedByTheDelegate() async {
        var results: [Bool] = []
        tree.manager.initializePlaybackQueue { results.append($0 == nil) }
        tree.manager.delegate = nil
        tree.manager.initializePlaybackQueue(with: []) { results.append($0 == nil) }
        XCTAssertEqual(results, [true, true])
    }

    // MARK: Rows

    func testRowsSayWhatItemsSay_R182() async {
        let node = ContentTree.playable("a")
        node.item.subtitle = "s"
        node.item.artwork = .symbol("x")
        node.item.isExplicitContent = true
        node.item.playbackProgress = 0.5
        tree.roots = [node, ContentTree.container("b")]
        tree.showsProgress = true
        tree.manager.nowPlayingIdentifiers = ["a"]
        connect()
        XCTAssertEqual(
            rows[0],
            ListItemSnapshot(
                id: rows[0].id, text: "a", detailText: "s", image: .symbol("x"), accessoryType: .cloud,
                isExplicitContent: true, isPlaying: true, playbackProgress: 0.5, isSelectable: true))
        XCTAssertEqual(rows[1].accessoryType, .disclosureIndicator)
        XCTAssertNil(rows[1].playbackProgress)
        tree.showsProgress = false
        node.item.playbackProgress = 0.6
        XCTAssertNil(rows[0].playbackProgress)
    }

    func testWhatPlaysIsMarked_R182() async {
        tree.roots = ["a", "b"].map(ContentTree.playable)
        connect()
        tree.manager.nowPlayingIdentifiers = ["b"]
        XCTAssertEqual(rows.map(\.isPlaying), [false, true])
        display.forgetChanges()
        tree.manager.nowPlayingIdentifiers = ["a"]
        XCTAssertEqual(display.changes.count, 2)
        tree.manager.nowPlayingIdentifiers = []
        XCTAssertEqual(rows.map(\.isPlaying), [false, false])
    }

    func testAChangedItemChangesItsRowOnly() async {
        tree.roots = ["a", "b"].map(ContentTree.playable)
        connect()
        display.forgetChanges()
        tree.roots[1].item.artwork = .symbol("later")
        XCTAssertEqual(display.changes.count, 1)
        XCTAssertEqual(rows.map(\.image), [nil, .symbol("later")])
    }

    func testAGroupOfChangesShowsAtItsEnd() async {
        tree.roots = ["a", "b"].map(ContentTree.playable)
        connect()
        display.forgetChanges()
        tree.manager.beginUpdates()
        tree.manager.beginUpdates()
        tree.roots[0].item.title = "A"
        tree.manager.endUpdates()
        tree.roots[1].item.title = "B"
        XCTAssertEqual(display.changes, [])
        tree.manager.endUpdates()
        XCTAssertEqual(rows.map(\.text), ["A", "B"])
        tree.manager.endUpdates()
        tree.manager.beginUpdates()
        tree.roots.removeLast()
        tree.manager.reloadData()
        XCTAssertEqual(rows.count, 2)
        tree.manager.endUpdates()
        XCTAssertEqual(rows.map(\.text), ["A"])
    }

    func testReloadingAsksAgainAndKeepsRowsByTheirIdentifier() async {
        tree.roots = ["a", "b"].map(ContentTree.playable)
        connect()
        let ids = rows.map(\.id)
        tree.roots = [ContentTree.playable("c"), ContentTree.playable("b"), ContentTree.playable("a")]
        tree.log = []
        tree.manager.reloadData()
        XCTAssertEqual(tree.log, ["load []", "count []", "item [0]", "item [1]", "item [2]"])
        XCTAssertEqual(rows.map(\.text), ["c", "b", "a"])
        XCTAssertEqual(rows.suffix(2).map(\.id), [ids[1], ids[0]])
        XCTAssertEqual(display.mismatches, [])
    }

    func testAnOpenListFollowsItsItemOrGoesWithIt() async {
        tree.roots = [ContentTree.container("a", [ContentTree.playable("x")])]
        connect()
        tap(0)
        tree.roots.insert(ContentTree.container("new"), at: 0)
        tree.manager.reloadData()
        XCTAssertEqual(rows.map(\.text), ["x"])
        tap(0)
        XCTAssertEqual(tree.log.last, "play [1, 0]")
        back()
        tree.roots = [ContentTree.container("new")]
        tree.manager.reloadData()
        XCTAssertEqual(stack.count, 1)
        XCTAssertEqual(rows.map(\.text), ["new"])
        XCTAssertEqual(faults, [])
    }

    // MARK: Sections

    func testSectionsAreTabsWithStacksOfTheirOwn() async {
        tree.roots = ["Home", "Search"].map { ContentTree.container($0, [ContentTree.playable("in \($0)")]) }
        tree.roots[1].item.artwork = .symbol("search")
        connect(inSections: true)
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.title), ["Home", "Search"])
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.image), [nil, .symbol("search")])
        XCTAssertEqual(rows.map(\.text), ["in Home"])
        XCTAssertFalse(tree.log.contains("load [1]"))
        guard let second = display.shown?.tabBar?.tabs[1].template else { return XCTFail("no second tab") }
        send(.selectTab(template: second))
        XCTAssertEqual(rows.map(\.text), ["in Search"])
        tree.roots[1].item.title = "Find"
        XCTAssertEqual(display.shown?.tabBar?.tabs.map(\.title), ["Home", "Find"])
        XCTAssertEqual(display.mismatches, [])
        XCTAssertEqual(faults, [])
    }

    func testTabsKeepTheirStacksThroughAReload() async {
        let home = ContentTree.container("Home", [ContentTree.container("more", [ContentTree.playable("x")])])
        tree.roots = [home, ContentTree.container("Other")]
        connect(inSections: true)
        tap(0)
        XCTAssertEqual(stack.count, 2)
        tree.roots = [ContentTree.container("First"), home, ContentTree.container("Other")]
        tree.manager.reloadData()
        guard let tab = display.shown?.tabBar?.tabs[1].template else { return XCTFail("no tab") }
        send(.selectTab(template: tab))
        XCTAssertEqual(stack.count, 2)
        XCTAssertEqual(rows.map(\.text), ["x"])
        tap(0)
        XCTAssertEqual(tree.log.last, "play [1, 0, 0]")
    }

    func testAtMostFourTabsShow() async {
        tree.roots = (0..<6).map { ContentTree.container("\($0)") }
        connect(inSections: true)
        XCTAssertEqual(display.shown?.tabBar?.tabs.count, 4)
        XCTAssertEqual(faults, [])
    }

    // MARK: Limits

    func testFiveLevelsAreBrowsableAndThreeWhileDriving_R180() async {
        tree.roots = deep(6)
        connect()
        for _ in 0..<4 { tap(0) }
        XCTAssertEqual(stack.count, 5)
        XCTAssertEqual(rows.map(\.isSelectable), [false])
        XCTAssertEqual(rows.map(\.accessoryType), [.none])
        scene?.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(stack.count, 3)
        XCTAssertEqual(rows.map(\.isSelectable), [false])
        scene?.capabilities.limitedUserInterfaces = []
        XCTAssertEqual(rows.map(\.isSelectable), [true])
        XCTAssertEqual(faults, [])
        XCTAssertEqual(display.mismatches, [])
    }

    func testTheDelegateIsToldOfLimitsAndRowsAreCut_R180() async {
        tree.roots = (0..<20).map { ContentTree.playable("\($0)") }
        connect()
        XCTAssertEqual(tree.contexts.map(\.endpointAvailable), [true])
        scene?.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(rows.count, 12)
        XCTAssertEqual(tree.manager.context.contentLimitsEnforced, true)
        XCTAssertEqual(tree.manager.context.enforcedContentItemsCount, 12)
        XCTAssertEqual(tree.manager.context.enforcedContentTreeDepth, 3)
        XCTAssertEqual(tree.contexts.count, 2)
        scene?.disconnect()
        XCTAssertEqual(tree.manager.context.endpointAvailable, false)
    }

    func testADisconnectEndsEverything_R31() async {
        tree.roots = [ContentTree.playable("a"), ContentTree.container("b")]
        tree.playsAtOnce = false
        tree.slow = [[1]]
        connect()
        tap(1)
        back()
        tap(0)
        scene?.disconnect()
        display.forgetChanges()
        tree.plays[0](nil)
        tree.loads[[1]]?(nil)
        tree.manager.reloadData()
        tree.manager.nowPlayingIdentifiers = ["a"]
        XCTAssertEqual(display.changes, [])
        XCTAssertEqual(faults, [])
        scene?.connect(display: display)
        XCTAssertEqual(rows.map(\.isPlaying), [true, false])
    }
}
