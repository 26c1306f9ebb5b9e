import XCTest

@testable import Templates

/// Search: results, selection and the keyboard.
@MainActor
final class SearchTemplateTests: XCTestCase {
    private final class Searcher: SearchTemplateDelegate {
        var texts: [String] = []
        var answers: [@MainActor ([ListItem]) -> Void] = []
        var selected: [ListItem] = []
        var completions: [@MainActor () -> Void] = []
        var searches = 0

        func searchTemplate(
            _ searchTemplate: SearchTemplate, updatedSearchText searchText: String,
            completionHandler: @escaping @MainActor ([ListItem]) -> Void
        ) {
            texts.append(searchText)
            answers.append(completionHandler)
        }

        func searchTemplate(
            _ searchTemplate: SearchTemplate, selectedResult item: ListItem,
            completionHandler: @escaping @MainActor () -> Void
        ) {
            selected.append(item)
            completions.append(completionHandler)
        }

        func searchTemplateSearchButtonPressed(_ searchTemplate: SearchTemplate) { searches += 1 }
    }

    private let search = SearchTemplate()
    private let searcher = Searcher()
    private let item = ListItem(text: "found", detailText: nil)

    private func makeCar() -> Car {
        let car = Car(root: makeList("L"), names: ["S": search])
        search.delegate = searcher
        XCTAssertEqual(car.push(search), .success)
        car.forget()
        return car
    }

    private func shown(_ car: Car) -> SearchTemplateSnapshot? {
        if case .search(let search)? = car.shownTop { search } else { nil }
    }

    private func texts(_ car: Car) -> [String] {
        (shown(car)?.results ?? []).map { if case .item(let item) = $0 { item.text } else { "?" } }
    }

    func testItIsPushedAndNotPresented_R112() async {
        let car = Car(root: makeList("L"))
        XCTAssertEqual(car.present(search), .failure(.unsupportedTemplate(.search, .present)))
        XCTAssertEqual(car.push(search), .success)
        car.receive(.back(template: search.id))
        XCTAssertEqual(car.controller.templates.count, 1)
    }

    func testEveryTextAsksForResults_R113() async {
        let car = makeCar()
        for text in ["a", "ab", "ab", ""] { car.receive(.searchText(template: search.id, text: text)) }
        XCTAssertEqual(searcher.texts, ["a", "ab", ""])
        XCTAssertEqual(shown(car)?.isSearching, true)
        searcher.answers[2]([item])
        XCTAssertEqual(shown(car)?.isSearching, false)
        XCTAssertEqual(texts(car), ["found"])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheLatestTextWins_R113() async {
        let car = makeCar()
        car.receive(.searchText(template: search.id, text: "a"))
        car.receive(.searchText(template: search.id, text: "ab"))
        searcher.answers[0]([ListItem(text: "early", detailText: nil)])
        XCTAssertEqual(texts(car), [])
        XCTAssertEqual(shown(car)?.isSearching, true)
        searcher.answers[1]([item])
        searcher.answers[0]([ListItem(text: "late", detailText: nil)])
        searcher.answers[1]([])
        XCTAssertEqual(texts(car), ["found"])
        XCTAssertEqual(car.faults, [])
    }

    func testAnAnswerThatIsDroppedEndsTheSearch_R113() async {
        let car = makeCar()
        car.receive(.searchText(template: search.id, text: "a"))
        searcher.answers = []
        XCTAssertEqual(shown(car)?.isSearching, false)
        XCTAssertEqual(car.faults, [Fault(.searchNotAnswered, template: search.id)])
        car.receive(.searchText(template: search.id, text: "b"))
        car.receive(.searchText(template: search.id, text: "c"))
        searcher.answers.removeFirst()
        XCTAssertEqual(shown(car)?.isSearching, true)
        XCTAssertEqual(car.faults.count, 1)
    }

    func testWithoutADelegateNothingIsFound() async {
        let car = makeCar()
        search.delegate = nil
        car.receive(.searchText(template: search.id, text: "a"))
        XCTAssertEqual(shown(car)?.isSearching, false)
        XCTAssertEqual(car.faults, [])
    }

    func testAResultIsBusyUntilItIsHandled_R96() async {
        let car = makeCar()
        car.receive(.searchText(template: search.id, text: "a"))
        searcher.answers[0]([item])
        car.receive(.select(template: search.id, item: item.id))
        car.receive(.select(template: search.id, item: item.id))
        XCTAssertEqual(searcher.selected.count, 1)
        XCTAssertTrue(searcher.selected[0] === item)
        XCTAssertEqual(shown(car)?.busyItem, item.id)
        searcher.completions[0]()
        searcher.completions[0]()
        XCTAssertNil(shown(car)?.busyItem)
        car.receive(.select(template: search.id, item: item.id))
        searcher.completions = []
        XCTAssertNil(shown(car)?.busyItem)
        XCTAssertEqual(car.faults, [Fault(.completionNotCalled(item.id), template: search.id)])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAResultChangesInPlace_R83() async {
        let car = makeCar()
        car.receive(.searchText(template: search.id, text: "a"))
        searcher.answers[0]([ListItem(text: "x", detailText: nil), item])
        car.display.forgetChanges()
        item.setDetailText("new")
        guard case .item(.item(let row), 0, 1)? = car.display.changes(of: search).first else {
            return XCTFail("no change of the row")
        }
        XCTAssertEqual(row.detailText, "new")
        XCTAssertTrue(row.isSelectable)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testResultsAreTrimmedAndTheKeyboardHidden_R114() async {
        let car = makeCar()
        car.receive(.searchText(template: search.id, text: "a"))
        let items = (0..<20).map { ListItem(text: "\($0)", detailText: nil) }
        searcher.answers[0](items)
        XCTAssertEqual(shown(car)?.allowsKeyboard, true)
        car.scene.capabilities.limitedUserInterfaces = [.keyboard, .lists]
        XCTAssertEqual(shown(car)?.allowsKeyboard, false)
        XCTAssertEqual(texts(car).count, 12)
        car.receive(.select(template: search.id, item: items[12].id))
        XCTAssertEqual(searcher.selected.count, 0)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheSearchButtonIsTold() async {
        let car = makeCar()
        car.receive(.searchButton(template: search.id))
        XCTAssertEqual(searcher.searches, 1)
    }

    func testCategoriesOfSearch_R115() {
        XCTAssertTrue(CarCapabilities(category: .navigation).allowedTemplates.contains(.search))
        XCTAssertTrue(CarCapabilities(category: .audio).allowedTemplates.contains(.search))
        XCTAssertFalse(CarCapabilities(category: .parking).allowedTabRoots.contains(.search))
    }
}
