import Templates
import Testing

@testable import Apps

@Suite(.serialized)
@MainActor
struct WhatsNewTemplateTests {
    private func shown(
        _ releases: [Release] = WhatsNewFixture.releases, currentVersion: String = "2.0",
        limits: (inout CarCapabilities) -> Void = { _ in }, languages: [String] = ["en"]
    ) async -> WhatsNewFixture {
        let notes = WhatsNewFixture(
            .success(releases), currentVersion: currentVersion, limits: limits, languages: languages)
        notes.connect()
        await notes.load()
        return notes
    }

    /// Makes a template without showing it.
    private func template(
        _ releases: [Release] = WhatsNewFixture.releases, title: String? = nil, history: Bool = true,
        version: String = "2.0", continueTitle: String? = nil,
        onContinue: ReleaseNotesTemplateFactory.ContinueAction? = nil
    ) -> ListTemplate {
        ReleaseNotesTemplateFactory().makeTemplate(
            releases: releases,
            interfaceController: TemplateApplicationScene(
                capabilities: CarCapabilities(category: .audio)
            ).interfaceController,
            title: title, includesHistory: history, currentVersion: version, continueButtonTitle: continueTitle,
            onContinue: onContinue)
    }

    private func titles(_ template: ListTemplate) -> [String?] { template.trailingNavigationBarButtons.map(\.title) }

    // MARK: Root list

    @Test("The title is the one given, or “Current Version” in the person's language")
    func title() async {
        #expect(template(title: "Product Updates").title == "Product Updates")
        #expect(template().title == "Current Version")
        let german = await shown(languages: ["de_DE.UTF-8"])
        #expect(german.top?.title == "Aktuelle Version")
        #expect(german.buttons == ["Weiter", "Verlauf"])
    }

    @Test("A section is “Version X”, with the version as it is told to people")
    func header() async {
        #expect(await shown().headers == ["Version 2.0"])
        let releases = [Release(version: " 6.5 ", subVersion: "6.5.0", changes: [WhatsNewFixture.change("A")])]
        #expect(await shown(releases, currentVersion: "6.5.0").headers == ["Version 6.5"])
        let blank = [Release(version: " ", subVersion: "6.5.0", changes: [WhatsNewFixture.change("A")])]
        #expect(await shown(blank, currentVersion: "6.5.0").headers == ["Version 6.5.0"])
    }

    @Test("A row has the title, the trimmed subtitle, the first icon and a disclosure indicator")
    func row() async throws {
        let rows = try #require(await shown().top?.rows)
        #expect(rows.map(\.text) == ["Radio", "Lists"])
        #expect(rows[0].detailText == "Louder")
        #expect(rows[0].image == .symbol("bolt"))
        #expect(rows.allSatisfy { $0.accessoryType == .disclosureIndicator && $0.isSelectable })
        // A blank subtitle is none, and a symbol that is not known has no icon.
        #expect(rows[1].detailText == nil)
        #expect(rows[1].image == nil)
    }

    @Test("A tap opens a second list with the subtitle, else the title, and the body")
    func detail() async throws {
        let notes = await shown()
        notes.tap("Radio")
        #expect(notes.depth == 2)
        #expect(notes.top?.title == "Radio")
        #expect(notes.top?.rows.map(\.text) == ["Louder"])
        #expect(notes.top?.rows.first?.detailText == "Much louder.")
        #expect(notes.top?.rows.first?.isSelectable == false)
        #expect(notes.buttons.isEmpty)
        notes.back()
        #expect(notes.depth == 1)
        notes.tap("Lists")
        #expect(notes.top?.rows.map(\.text) == ["Lists"])
        #expect(notes.top?.rows.first?.detailText == "Longer.")
        #expect(notes.faults.isEmpty)
    }

    @Test("Without anything to show the list says that no release notes are available")
    func empty() async {
        let version2 = [Release(version: "2.0", changes: [])]
        for releases in [[], version2, [WhatsNewFixture.releases[1]]] {
            let notes = await shown(releases)
            #expect(notes.top?.isEmpty == true)
            #expect(notes.top?.emptyView.titleVariants == ["No release notes available."])
            #expect(notes.top?.emptyView.showsSpinner == false)
            #expect(notes.buttons == ["Continue"])
        }
    }

    // MARK: Limits

    /// 2.0 with two changes, then 1.9 without any, 1.8 with one, 1.7 with three.
    private static let many = [
        Release(version: "2.0", changes: [WhatsNewFixture.change("a"), WhatsNewFixture.change("b")]),
        Release(version: "1.9", changes: []),
        Release(version: "1.8", changes: [WhatsNewFixture.change("c")]),
        Release(version: "1.7", changes: ["d", "e", "f"].map { WhatsNewFixture.change($0) }),
    ]

    @Test(
        "One budget of rows goes over all sections; the release that crosses it is cut, one without changes costs nothing",
        arguments: [
            (0, []), (1, [["c"]]), (2, [["c"], ["d"]]), (3, [["c"], ["d", "e"]]), (4, [["c"], ["d", "e", "f"]]),
            (5, [["c"], ["d", "e", "f"]]),
        ])
    func itemBudget(_ limit: Int, _ expected: [[String]]) async {
        let notes = await shown(Self.many) { $0.maximumItemCount = limit }
        notes.press("History")
        #expect(notes.top?.sections.map { $0.items.compactMap(\.text) } == expected)
        notes.press("Return")
        #expect(notes.texts == Array(["a", "b"].prefix(limit)))
    }

    @Test(
        "The section cap counts only releases that have changes",
        arguments: [
            (0, []), (1, ["Version 1.8"]), (2, ["Version 1.8", "Version 1.7"]), (3, ["Version 1.8", "Version 1.7"]),
        ])
    func sectionCap(_ limit: Int, _ expected: [String]) async {
        let notes = await shown(Self.many) { $0.maximumSectionCount = limit }
        notes.press("History")
        #expect(notes.headers == expected)
        #expect(notes.texts == (limit == 0 ? [] : limit == 1 ? ["c"] : ["c", "d", "e", "f"]))
    }

    @Test("Limits are read at run time: they bite as the car drives off, and the rest comes back as it stops")
    func limitsChange() async {
        let notes = await shown(Self.many)
        notes.press("History")
        let parked = notes.scene.capabilities
        #expect(notes.texts == ["c", "d", "e", "f"])
        notes.scene.capabilities.maximumItemCount = 2
        #expect(notes.texts == ["c", "d"])
        notes.scene.capabilities.maximumSectionCount = 1
        #expect(notes.texts == ["c"])
        notes.scene.capabilities = parked
        #expect(notes.texts == ["c", "d", "e", "f"])
    }

    // MARK: History

    @Test("History swaps the sections on the same root and becomes Return, which swaps them back")
    func history() async throws {
        let notes = await shown()
        let root = try #require(notes.top?.id)
        #expect(notes.buttons == ["Continue", "History"])
        notes.display.clear()
        notes.press("History")
        #expect(notes.buttons == ["Continue", "Return"])
        #expect(notes.headers == ["Version 1.0"])
        #expect(notes.texts == ["First", "Second"])
        notes.press("Return")
        #expect(notes.buttons == ["Continue", "History"])
        #expect(notes.headers == ["Version 2.0"])
        #expect(notes.top?.id == root)
        #expect(notes.depth == 1)
        #expect(notes.display.changes.allSatisfy { if case .template(root, _) = $0 { true } else { false } })
    }

    @Test("The detail of an older note is the second level, and back leads to the history")
    func historyDetail() async {
        let notes = await shown()
        notes.press("History")
        notes.tap("First")
        #expect(notes.depth == 2)
        #expect(notes.top?.rows.first?.detailText == "The beginning.")
        notes.back()
        #expect(notes.buttons == ["Continue", "Return"])
        #expect(notes.texts == ["First", "Second"])
        #expect(notes.faults.isEmpty)
    }

    @Test("There is no History button without older notes: none older, only newer, or older ones without changes")
    func noHistory() async {
        let current = WhatsNewFixture.releases[0]
        for older in [[], [WhatsNewFixture.releases[1]], [Release(version: "1.0", changes: [])]] {
            #expect(await shown([current] + older).buttons == ["Continue"])
        }
        #expect(titles(template(history: false)).isEmpty)
    }

    @Test("The History button is there also when the current release is missing")
    func historyWithoutCurrent() async {
        let notes = await shown(currentVersion: "2.5")
        #expect(notes.top?.emptyView.titleVariants == ["No release notes available."])
        #expect(notes.texts.isEmpty)
        notes.press("History")
        #expect(notes.headers == ["Version 2.0", "Version 1.0"])
        notes.press("Return")
        #expect(notes.texts.isEmpty)
    }

    // MARK: Continue

    @Test("Continue is on the loading template and on the loaded one, there before History")
    func continueButton() async {
        let notes = WhatsNewFixture()
        notes.connect()
        #expect(notes.buttons == ["Continue"])
        #expect(await shown().buttons == ["Continue", "History"])
    }

    @Test("Continue's title is the one given; a blank one is the default", arguments: [nil, "", " \n"] as [String?])
    func continueTitle(_ blank: String?) {
        #expect(titles(template(continueTitle: blank) { _ in }) == ["Continue", "History"])
        #expect(titles(template(continueTitle: " Go on ") { _ in }) == ["Go on", "History"])
        let controller = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio)).interfaceController
        let loading = ReleaseNotesTemplateFactory().makeLoadingTemplate(
            interfaceController: controller, continueButtonTitle: blank, onContinue: { _ in })
        #expect(titles(loading) == ["Continue"])
    }

    @Test("Without an action of the host there is no Continue button")
    func noContinue() {
        #expect(titles(template()) == ["History"])
        let controller = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio)).interfaceController
        #expect(titles(ReleaseNotesTemplateFactory().makeLoadingTemplate(interfaceController: controller)).isEmpty)
    }

    @Test("There are at most two buttons, on every page")
    func twoButtons() async {
        let notes = await shown()
        #expect(notes.buttons.count == 2)
        notes.press("History")
        #expect(notes.buttons.count == 2)
    }

    // MARK: Presentation

    @Test("A presentation that returns false, or throws, is a failure with a text; a connection that ended is none")
    func presentationFailure() async {
        func outcome(_ setRoot: (ListTemplate) async throws -> Bool) async -> ReleaseNotesError? {
            do throws(ReleaseNotesError) {
                try await ReleaseNotesTemplateFactory.present(template(), setRoot: setRoot)
                return nil
            } catch {
                return error
            }
        }
        #expect(await outcome { _ in true } == nil)
        #expect(await outcome { _ in false } == .presentationFailed)
        #expect(await outcome { _ in throw InterfaceControllerError.alreadyPresenting } == .presentationFailed)
        #expect(await outcome { _ in throw InterfaceControllerError.disconnected } == .cancelled)
        #expect(ReleaseNotesError.presentationFailed.description == "Unable to load release notes.")
    }

    @Test("Nothing moves by itself and nothing is marked as seen: once shown, the list sends no change")
    func still() async {
        let notes = await shown()
        notes.display.clear()
        for _ in 0..<50 { await Task.yield() }
        #expect(notes.display.changes.isEmpty)
        #expect(notes.loader.sources == ["notes"])
    }

    @Test("A template that nobody keeps goes, with all that hangs on it")
    func letsGo() {
        weak var weakTemplate: ListTemplate?
        do {
            let template = template { _ in }
            weakTemplate = template
            #expect(weakTemplate != nil)
        }
        #expect(weakTemplate == nil)
    }
}

extension ListTemplateItemSnapshot {
    /// The main text of a row with texts.
    var text: String? { if case .item(let item) = self { item.text } else { nil } }
}
