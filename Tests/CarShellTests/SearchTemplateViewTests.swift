import CGtk
import Templates
import XCTest

@testable import CarShell

/// Typing and finding on the car's screen.
final class SearchTemplateViewTests: GtkTestCase {
    private final class Finder: SearchTemplateDelegate {
        let items = (0..<12).map { ListItem(text: "Result \($0)", detailText: "Detail") }

        func searchTemplate(
            _ searchTemplate: SearchTemplate, updatedSearchText searchText: String,
            completionHandler: @escaping @MainActor ([ListItem]) -> Void
        ) { completionHandler(searchText.isEmpty || searchText == "NOTHING" ? [] : items) }

        func searchTemplate(
            _ searchTemplate: SearchTemplate, selectedResult item: ListItem,
            completionHandler: @escaping @MainActor () -> Void
        ) { completionHandler() }

        func searchTemplateSearchButtonPressed(_ searchTemplate: SearchTemplate) {}
    }

    @MainActor
    private final class Desk {
        let stage: TemplateStage
        let template = SearchTemplate()
        let finder = Finder()
        var view: Widget { stage.view.widget }

        init(size: (Int, Int)) throws {
            stage = try TemplateStage(size: size)
            template.delegate = finder
            stage.push(template)
        }

        var keyboard: Widget? { view.having(.keyboard).first { $0.isMapped } }

        func press(_ key: String) throws {
            let keys = try XCTUnwrap(keyboard, "no keyboard").having(.key)
            click(
                try XCTUnwrap(keys.first { $0.shownTexts == [key] || $0.shownSymbols == ["carshell-\(key)-symbolic"] }))
            stage.settle()
        }

        /// How many results can be seen as a whole.
        var wholeResults: Int {
            view.having(.list).flatMap { list in
                list.having(.row).filter(\.isMapped).filter { row in
                    let page = Widget(gtk_widget_get_ancestor(list.pointer, gtk_scrolled_window_get_type()))
                    let bounds = row.bounds(in: page)
                    return bounds.y >= 0
                        && bounds.y + bounds.height <= Double(gtk_widget_get_height(page.pointer)) + 0.5
                }
            }.count
        }
    }

    func testThreeResultsAreWholeBesideTheKeyboardOfASmallScreen() throws {
        try MainActor.assumeIsolated {
            for size in [(800, 480), (480, 800), (1024, 600)] {
                let desk = try Desk(size: size)
                try desk.press("R")
                XCTAssertGreaterThanOrEqual(desk.wholeResults, 3, "\(size)")
                XCTAssertLessThanOrEqual(desk.stage.leastSize.width, size.0)
                XCTAssertLessThanOrEqual(desk.stage.leastSize.height, size.1)
                desk.stage.close()
            }
        }
    }

    func testKeysAreAsLargeAsTheirTokenOnEveryScreen() throws {
        try MainActor.assumeIsolated {
            for size in [(800, 480), (480, 800), (1280, 720)] {
                let desk = try Desk(size: size)
                for key in try XCTUnwrap(desk.keyboard).having(.key) {
                    XCTAssertGreaterThanOrEqual(key.bounds(in: desk.view).height, 48)
                    XCTAssertGreaterThanOrEqual(key.bounds(in: desk.view).width, 44)
                }
                desk.stage.close()
            }
        }
    }

    func testASearchThatIsAskedForHasTheResultsAloneAndTheFieldBringsTheKeyboardBack() throws {
        try MainActor.assumeIsolated {
            let desk = try Desk(size: (800, 480))
            try desk.press("R")
            try desk.press("search")
            XCTAssertNil(desk.keyboard)
            let list = try XCTUnwrap(desk.view.having(.list).first { $0.isMapped })
            XCTAssertTrue(list.containsFocus, "a person with keys goes on at the results")
            XCTAssertEqual(gtk_widget_get_width(list.pointer), 800)
            desk.view.having(.searchField).first?.grabFocus()
            desk.stage.settle()
            XCTAssertNotNil(desk.keyboard)
            desk.stage.close()
        }
    }

    func testASearchWithoutResultsKeepsTheKeyboard() throws {
        try MainActor.assumeIsolated {
            let desk = try Desk(size: (800, 480))
            let field = try XCTUnwrap(desk.view.having(.searchField).first)
            gtk_editable_set_text(field.object, "NOTHING")
            try desk.press("search")
            XCTAssertNotNil(desk.keyboard)
            XCTAssertTrue(desk.view.shownTexts.contains(Texts.noResults))
            desk.stage.close()
        }
    }

    func testTheKeyboardGoesAndComesWithTheLimitsWhileThePageIsOpen_R114() throws {
        try MainActor.assumeIsolated {
            let desk = try Desk(size: (800, 480))
            try desk.press("R")
            desk.stage.scene.capabilities.limitedUserInterfaces = [.keyboard]
            desk.stage.settle()
            XCTAssertNil(desk.keyboard)
            XCTAssertTrue(desk.view.shownTexts.contains(Texts.keyboardLimited))
            desk.stage.scene.capabilities.limitedUserInterfaces = []
            desk.stage.settle()
            XCTAssertNotNil(desk.keyboard)
            XCTAssertFalse(desk.view.shownTexts.contains(Texts.keyboardLimited))
            desk.stage.close()
        }
    }
}
