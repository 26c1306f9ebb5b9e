import CGtk
import Templates
import XCTest

@testable import CarShell

/// What a person looks at stays what it is while a list changes around it.
final class ListIdentityTests: GtkTestCase {
    @MainActor
    private final class Shelf {
        let items = (0..<60).map { index in
            let item = ListItem(text: "Row \(index)", detailText: nil)
            item.handler = { _, completion in completion() }
            return item
        }
        let template: ListTemplate
        let stage: TemplateStage
        let list: ListTemplateView

        init() throws {
            template = ListTemplate(title: "List", sections: [ListSection(items: items)])
            stage = try TemplateStage(template)
            stage.settle()
            list = try XCTUnwrap(stage.view.topView as? ListTemplateView)
        }

        static func added(_ count: Int) -> [ListItem] {
            (0..<count).map { index in
                let item = ListItem(text: "Added \(index)", detailText: nil)
                item.handler = { _, completion in completion() }
                return item
            }
        }

        func text(at position: Int?) -> String? {
            guard let position, case .item(.item(let item))? = list.row(at: position) else { return nil }
            return item.text
        }

        var focused: String? { text(at: list.focusedRow) }
        var firstVisible: String? { text(at: list.visibleRows.first) }

        /// Moves the focus by the arrow key's own action.
        func focusRow(_ text: String) throws {
            let line = try XCTUnwrap(
                list.page.all.first { $0.labelTextIfAny == text }, "no row \(text)")
            let row = try XCTUnwrap(gtk_widget_get_ancestor(line.pointer, Self.rowType))
            XCTAssertNotEqual(gtk_widget_grab_focus(row), 0)
            gtk_window_set_focus_visible(stage.window.cast(), 1)
            stage.settle()
        }

        private static let rowType = g_type_from_name("GtkListItemWidget")

        func scroll(to row: Int) {
            gtk_widget_activate_action_variant(
                list.page.all.first { gtk_widget_has_css_class($0.pointer, "list") != 0 }?.pointer,
                "list.scroll-to-item", g_variant_new_uint32(UInt32(row)))
            stage.settle()
        }

        func update(_ items: [ListItem]) {
            template.updateSections([ListSection(items: items)])
            stage.settle()
        }
    }

    func testRowsThatComeInAboveLeaveFocusAndPlaceAlone() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            shelf.scroll(to: 30)
            try shelf.focusRow("Row 29")
            let first = try XCTUnwrap(shelf.firstVisible)
            shelf.update(Shelf.added(25) + shelf.items)
            XCTAssertEqual(shelf.focused, "Row 29")
            XCTAssertEqual(shelf.firstVisible, first)
            shelf.update(shelf.items)
            XCTAssertEqual(shelf.focused, "Row 29")
            XCTAssertEqual(shelf.firstVisible, first)
            shelf.stage.close()
        }
    }

    func testRowsThatComeAboveAndBelowAtOnceLeaveFocusAndPlaceAlone() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            shelf.scroll(to: 30)
            try shelf.focusRow("Row 29")
            let first = try XCTUnwrap(shelf.firstVisible)
            // The first and the last row go too, so that nothing at either end stays.
            shelf.update(Shelf.added(7) + shelf.items[3..<50] + Shelf.added(5))
            XCTAssertEqual(shelf.focused, "Row 29")
            XCTAssertEqual(shelf.firstVisible, first)
            shelf.stage.close()
        }
    }

    func testRowsThatAreSortedAnewLeaveTheFocusOnItsItem() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            try shelf.focusRow("Row 2")
            shelf.update(shelf.items.reversed())
            XCTAssertEqual(shelf.focused, "Row 2")
            shelf.stage.close()
        }
    }

    func testSectionsThatAreMadeAnewLeaveFocusAndPlaceAlone() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            shelf.scroll(to: 30)
            try shelf.focusRow("Row 29")
            let first = try XCTUnwrap(shelf.firstVisible)
            shelf.template.updateSections([
                ListSection(items: Shelf.added(3), header: "New", sectionIndexTitle: nil),
                ListSection(items: Array(shelf.items[..<20]), header: "First", sectionIndexTitle: nil),
                ListSection(items: Array(shelf.items[20...]), header: "Second", sectionIndexTitle: nil),
            ])
            shelf.stage.settle()
            XCTAssertEqual(shelf.focused, "Row 29")
            XCTAssertEqual(shelf.firstVisible, first)
            shelf.stage.close()
        }
    }

    func testAFocusWhoseRowGoesStaysInTheList() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            try shelf.focusRow("Row 2")
            shelf.update(Array(shelf.items[..<2]) + shelf.items[3...])
            XCTAssertNotNil(shelf.focused)
            shelf.update(Shelf.added(4))
            XCTAssertNotNil(shelf.focused)
            shelf.stage.close()
        }
    }

    func testRowsThatCanBeFocusedAreFocusedWhenTheyCome() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            shelf.update([])
            shelf.update(shelf.items)
            XCTAssertEqual(shelf.focused, "Row 0")
            shelf.stage.close()
        }
    }

    func testANewRowAtTheTopIsSeenAtOnceByAPersonWhoHasNotScrolled() throws {
        try MainActor.assumeIsolated {
            let shelf = try Shelf()
            gtk_window_set_focus_visible(shelf.stage.window.cast(), 0)
            shelf.update(Shelf.added(1) + shelf.items)
            XCTAssertEqual(shelf.firstVisible, "Added 0")
            shelf.stage.close()
        }
    }
}
