import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct WhatsNewAppTests {
    @Test("The loading template is the root before connect returns, with a spinner and Continue")
    func loadingRoot() {
        let notes = WhatsNewFixture()
        notes.connect()
        #expect(notes.display.changes.first?.newRoot?.emptyView.showsSpinner == true)
        #expect(notes.top?.emptyView.titleVariants == ["Loading release notes…"])
        #expect(notes.buttons == ["Continue"])
        #expect(notes.faults.isEmpty)
    }

    @Test("The notes replace the loading template when they are loaded, without an animation")
    func loaded() async {
        let notes = WhatsNewFixture(.success(WhatsNewFixture.releases))
        notes.connect()
        await notes.load()
        #expect(notes.texts == ["Radio", "Lists"])
        #expect(notes.display.changes.compactMap(\.newRoot).count == 2)
        #expect(
            notes.display.changes.allSatisfy { if case .navigation(_, _, animated: true) = $0 { false } else { true } })
        #expect(notes.loader.sources == ["notes"])
    }

    @Test("The whole way: loading, notes, history, older detail, back, Return, Continue, home, What's New, and again")
    func wholeWay() async {
        let notes = WhatsNewFixture(.success(WhatsNewFixture.releases))
        notes.connect()
        for round in 1...3 {
            #expect(notes.top?.emptyView.showsSpinner == true)
            await notes.load()
            #expect(notes.headers == ["Version 2.0"])
            notes.press("History")
            notes.tap("Second")
            #expect(notes.depth == 2)
            notes.back()
            notes.press("Return")
            #expect(notes.headers == ["Version 2.0"])
            notes.press("Continue")
            #expect(notes.depth == 1)
            #expect(notes.top?.title == "Home")
            #expect(notes.texts == ["What's New"])
            #expect(notes.buttons.isEmpty)
            #expect(notes.loader.sources.count == round)
            notes.tap("What's New")
        }
        #expect(notes.faults.isEmpty)
    }

    @Test("Continue in the middle of the history, and in a detail's place, leads home too")
    func continueFromHistory() async {
        let notes = WhatsNewFixture(.success(WhatsNewFixture.releases))
        notes.connect()
        await notes.load()
        notes.press("History")
        notes.press("Continue")
        #expect(notes.texts == ["What's New"])
    }

    @Test("A failure goes to the host's content, which says why and offers to try again; never to a dead page")
    func failure() async {
        let notes = WhatsNewFixture(.failure(.status(500, phrase: "Oops")))
        notes.connect()
        await notes.load()
        #expect(notes.top?.title == "Home")
        #expect(notes.texts == ["What's New", "Unable to load release notes."])
        #expect(notes.top?.rows.last?.detailText == "The server answered 500 (Oops).")
        notes.loader.answer = .success(WhatsNewFixture.releases)
        notes.tap("What's New")
        await notes.load()
        #expect(notes.texts == ["Radio", "Lists"])
        notes.press("Continue")
        #expect(notes.texts == ["What's New"])
    }

    @Test("With room for one row, the one that tries again is left")
    func failureWithOneRow() async {
        let notes = WhatsNewFixture(.failure(.timedOut(after: .seconds(15)))) { $0.maximumItemCount = 1 }
        notes.connect()
        await notes.load()
        #expect(notes.texts == ["What's New"])
    }

    @Test("A display that takes no list is told of as a mistake, and nothing hangs or is retried without end")
    func refused() async {
        let notes = WhatsNewFixture(.success(WhatsNewFixture.releases)) { $0.allowedTemplates = [.grid] }
        notes.connect()
        await notes.load()
        #expect(notes.display.changes.isEmpty)
        #expect(notes.loader.sources.isEmpty)
        #expect(!notes.faults.isEmpty)
    }

    @Test("Notes that the display refuses lead home")
    func refusedNotes() async {
        let notes = WhatsNewFixture()
        notes.connect()
        for _ in 0..<5 { await Task.yield() }
        let allowed = notes.scene.capabilities
        notes.scene.capabilities.allowedTemplates = [.grid]
        let loading = notes.app.connection?.loading
        notes.loader.answer(load: 0, .success(WhatsNewFixture.releases))
        // The content is refused as well as long as no list is allowed.
        await loading?.value
        #expect(notes.display.changes.compactMap(\.newRoot).count == 1)
        notes.scene.capabilities = allowed
        notes.press("Continue")
        #expect(notes.texts == ["What's New"])
    }

    @Test("Disconnecting lets go of the connection and its controller, also while a load goes on")
    func letsGo() async {
        let notes = WhatsNewFixture()
        notes.connect()
        for _ in 0..<5 { await Task.yield() }
        #expect(notes.loader.waitingLoads == [0])
        weak let connection = notes.app.connection
        weak let controller = notes.scene.interfaceController
        notes.scene.disconnect()
        notes.connect()
        #expect(connection == nil)
        notes.loader.answer(load: 0, .success(WhatsNewFixture.releases))
        for _ in 0..<5 { await Task.yield() }
        #expect(controller == nil)
    }

    @Test("A connect without the disconnect before it leaves nothing of the old connection behind")
    func missedDisconnect() {
        let notes = WhatsNewFixture()
        notes.connect()
        weak let old = notes.app.connection
        notes.app.templateApplicationScene(notes.scene, didConnect: notes.scene.interfaceController)
        #expect(old == nil)
    }

    @Test("The late word that an old display went does not end the new connection")
    func lateDisconnect() async {
        let notes = WhatsNewFixture(.success(WhatsNewFixture.releases))
        notes.connect()
        let old = notes.scene.interfaceController
        notes.connect()
        notes.app.templateApplicationScene(notes.scene, didDisconnectInterfaceController: old)
        await notes.load()
        #expect(notes.texts == ["Radio", "Lists"])
    }
}
