import Templates
import Testing

@testable import Apps

/// What can happen to the demo host at any of its suspension points.
private enum Step: Hashable {
    /// The display reports that a transition is on screen.
    case shown
    case loaded(Int)
    case failed(Int)
    case pressContinue
    case tapWhatsNew
    case disconnect
    /// A display comes; one that is there goes first.
    case reconnect

    /// Whether it comes by itself, sooner or later.
    var isWaitedFor: Bool {
        switch self {
        case .shown, .loaded: true
        case .failed, .pressContinue, .tapWhatsNew, .disconnect, .reconnect: false
        }
    }
}

private enum Root: Hashable {
    case loading
    case notes
    case home
    case homeAfterFailure

    @MainActor init?(_ list: ListTemplateSnapshot) {
        if list.emptyView.showsSpinner {
            self = .loading
        } else if list.title == "Home" {
            self = list.rows.count == 1 ? .home : .homeAfterFailure
        } else if list.title == "Current Version" {
            self = .notes
        } else {
            return nil
        }
    }
}

/// What should happen, told without tasks and templates: the issue's sentences as one value.
private struct Expectation {
    private(set) var isConnected = false
    /// The roots that each display was told of, the first display's first.
    private(set) var roots: [[Root]] = []
    /// The loads that have not been answered, and whether anybody still waits for them.
    private(set) var loads: [(number: Int, isAwaited: Bool)] = []
    private var loadCount = 0
    private var isMoving = false
    private var waiting: [Root] = []
    private var isPresentingNotes = false

    /// The last root asked for, when it is on screen or on its way there: taps go there.
    private var tappable: Root? { isConnected && waiting.isEmpty ? roots.last?.last : nil }
    /// The root on the display; nil without a display.
    var finalRoot: Root? { isConnected ? roots.last?.last : nil }

    /// Everything that can happen now.
    var steps: [Step] {
        var steps = loads.flatMap { [Step.loaded($0.number), .failed($0.number)] }
        if isConnected && isMoving { steps.append(.shown) }
        switch tappable {
        case .loading?, .notes?: steps.append(.pressContinue)
        case .home?, .homeAfterFailure?: steps.append(.tapWhatsNew)
        case nil: break
        }
        if isConnected { steps.append(.disconnect) }
        return steps + [.reconnect]
    }

    mutating func take(_ step: Step) {
        switch step {
        case .shown: finishTransition()
        case .loaded(let number): if answer(number) { set(.notes) }
        case .failed(let number): if answer(number) { goHome(.homeAfterFailure) }
        case .pressContinue: goHome(.home)
        case .tapWhatsNew:
            isPresentingNotes = true
            set(.loading)
        case .disconnect: disconnect()
        case .reconnect:
            disconnect()
            isConnected = true
            roots.append([])
            isPresentingNotes = true
            set(.loading)
        }
    }

    private mutating func set(_ root: Root) {
        guard !isMoving else { return waiting.append(root) }
        isMoving = true
        roots[roots.count - 1].append(root)
    }

    private mutating func finishTransition() {
        isMoving = false
        if roots.last?.last == .loading, isPresentingNotes {
            loads.append((loadCount, true))
            loadCount += 1
        }
        if !waiting.isEmpty { set(waiting.removeFirst()) }
    }

    /// - Returns: whether anybody waits for the answer.
    private mutating func answer(_ number: Int) -> Bool {
        loads.firstIndex { $0.number == number }.map { loads.remove(at: $0).isAwaited } ?? false
    }

    private mutating func goHome(_ home: Root) {
        isPresentingNotes = false
        abandonLoads()
        set(home)
    }

    private mutating func disconnect() {
        isConnected = false
        isMoving = false
        waiting = []
        abandonLoads()
    }

    private mutating func abandonLoads() {
        for index in loads.indices { loads[index].isAwaited = false }
    }
}

/// The demo host between a loader and a display that both do as the test says.
@MainActor
private final class Host {
    let loader = WhatsNewNotesFake()
    let app: WhatsNewApp
    let scene: TemplateApplicationScene
    private(set) var displays: [WhatsNewHeldDisplay] = []
    private let log = FaultLog()

    private final class FaultLog { var count = 0 }

    init() {
        app = WhatsNewApp(source: "notes", currentVersion: "2.0", loader: loader, languages: ["en"])
        scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio), delegate: app) { [log] _ in
            log.count += 1
        }
    }

    var faultCount: Int { log.count }
    var roots: [[Root?]] { displays.map { $0.changes.compactMap(\.newRoot).map(Root.init) } }

    private func take(_ step: Step) {
        switch step {
        case .shown: displays.last?.finish()
        case .loaded(let number): loader.answer(load: number, .success(WhatsNewFixture.releases))
        case .failed(let number): loader.answer(load: number, .failure(.status(500, phrase: "")))
        case .pressContinue: press { $0.navigationBar.trailingButtons.first.map { .button($0.id) } }
        case .tapWhatsNew: press { $0.rows.first.map { .row($0.id) } }
        case .disconnect: scene.disconnect()
        case .reconnect:
            let display = WhatsNewHeldDisplay(scene)
            displays.append(display)
            scene.connect(display: display)
        }
    }

    private enum Target {
        case button(ButtonID)
        case row(ItemID)
    }

    private func press(_ target: (ListTemplateSnapshot) -> Target?) {
        guard let top = scene.snapshot?.topTemplate?.list, let connection = scene.connection else { return }
        switch target(top) {
        case .button(let button)?: scene.receive(.barButton(template: top.id, button: button), from: connection)
        case .row(let row)?: scene.receive(.select(template: top.id, item: row), from: connection)
        case nil: break
        }
    }

    /// Whether everything is as it should be by now.
    func isAs(_ expectation: Expectation) -> Bool {
        roots == expectation.roots.map { $0.map(Optional.some) }
            && loader.waitingLoads == expectation.loads.map(\.number) && faultCount == 0
    }

    /// Takes a step and lets tasks go on until everything is as expected; gives up when that does not come about.
    ///
    /// What should not happen has time to happen until the end of the sequence, where `settle` waits for it.
    func take(_ step: Step, until expectation: Expectation) async -> Bool {
        take(step)
        for _ in 0..<1000 {
            if isAs(expectation) { return true }
            await Task.yield()
        }
        return false
    }

    /// Takes steps one after the other, each when all that follows from the one before is done.
    func take(_ steps: [Step]) async {
        for step in steps {
            take(step)
            await settle()
        }
    }

    /// Lets every task that can go on do so, with some times the turns that they need.
    func settle() async { for _ in 0..<12 { await Task.yield() } }
}

@Suite(.serialized)
@MainActor
struct WhatsNewInterleavingTests {
    /// Every sequence of steps of this length, after the first connect.
    private static let length = 6

    @Test(
        "In every interleaving of loaded, failed, Continue, disconnect and reconnect, exactly the right roots are set")
    func everyInterleaving() async {
        var count = 0
        var reached: Set<Root?> = []
        var prefixes: [[Step]] = [[.reconnect]]
        for length in 1...Self.length {
            var next: [[Step]] = []
            for prefix in prefixes {
                var expectation = Expectation()
                for step in prefix { expectation.take(step) }
                next += expectation.steps.map { prefix + [$0] }
            }
            prefixes = next
            guard length == Self.length else { continue }
            for steps in prefixes {
                guard await check(steps, &reached) else { return }
                count += 1
            }
        }
        // Sequences that end earlier are the beginnings of these.
        #expect(count > 2000)
        #expect(reached == [nil, .notes, .home, .homeAfterFailure])
    }

    /// Goes through the steps, comparing after each.
    private func check(_ steps: [Step], _ reached: inout Set<Root?>) async -> Bool {
        let host = Host()
        var expectation = Expectation()
        for (index, step) in steps.enumerated() {
            expectation.take(step)
            guard await host.take(step, until: expectation) else {
                Issue.record("\(steps[...index]): \(host.roots) instead of \(expectation.roots)")
                return false
            }
        }
        // To the end of all that is on the way, with late answers to everybody.
        var end: [Step] = []
        while let step = expectation.steps.first(where: \.isWaitedFor) {
            expectation.take(step)
            end.append(step)
            guard await host.take(step, until: expectation) else {
                Issue.record("\(steps), \(end): \(host.roots) instead of \(expectation.roots)")
                return false
            }
        }
        let changes = host.displays.map(\.changes)
        await host.settle()
        guard host.isAs(expectation), host.displays.map(\.changes) == changes else {
            Issue.record("\(steps), \(end): \(host.roots) after all was done")
            return false
        }
        let root = host.scene.snapshot?.topTemplate?.list.flatMap(Root.init)
        reached.insert(root)
        guard root == expectation.finalRoot, Self.isOrderly(host.roots) else {
            Issue.record("\(steps): ends with \(String(describing: root))")
            return false
        }
        return true
    }

    /// Whatever the expectation above says: every display begins with loading, notes come directly after loading, and
    /// nothing comes after notes or loading but home.
    private static func isOrderly(_ displays: [[Root?]]) -> Bool {
        displays.allSatisfy { roots in
            roots.first == .loading
                && zip(roots, roots.dropFirst()).allSatisfy { before, after in
                    switch (before, after) {
                    case (.loading, .notes), (.loading, .home), (.loading, .homeAfterFailure), (.notes, .home),
                        (.home, .loading), (.homeAfterFailure, .loading):
                        true
                    default: false
                    }
                }
        }
    }

    @Test("Continue during the load cancels it, and wins even if notes arrive later")
    func continueWins() async {
        let host = Host()
        await host.take([.reconnect, .shown, .pressContinue, .loaded(0), .shown])
        #expect(host.roots == [[.loading, .home]])
    }

    @Test("Continue while the notes come onto the screen wins too")
    func continueDuringPresentation() async {
        let host = Host()
        await host.take([.reconnect, .shown, .loaded(0), .pressContinue, .shown, .shown])
        #expect(host.roots == [[.loading, .notes, .home]])
    }

    @Test("After a disconnect nothing happens, at whichever await it came")
    func disconnect() async {
        let ways: [[Step]] = [
            [.reconnect], [.reconnect, .shown], [.reconnect, .shown, .loaded(0)],
            [.reconnect, .shown, .loaded(0), .shown],
            [.reconnect, .pressContinue], [.reconnect, .shown, .failed(0)],
        ]
        for way in ways {
            let host = Host()
            await host.take(way)
            await host.take([.disconnect])
            let changes = host.displays[0].changes
            await host.take([.shown, .loaded(0), .shown])
            #expect(host.displays[0].changes == changes)
            #expect(host.app.connection == nil)
            #expect(host.faultCount == 0)
        }
    }

    @Test("A quick reconnect starts afresh: the old load fills nothing, the new one does")
    func reconnect() async {
        let host = Host()
        await host.take([.reconnect, .shown, .disconnect, .reconnect, .loaded(0), .shown])
        #expect(host.roots == [[.loading], [.loading]])
        #expect(host.loader.waitingLoads == [1])
        await host.take([.loaded(1), .shown])
        #expect(host.roots == [[.loading], [.loading, .notes]])
    }
}
