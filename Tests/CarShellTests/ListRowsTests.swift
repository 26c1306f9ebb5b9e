import Templates
import XCTest

@testable import CarShell

final class ListRowsTests: XCTestCase {
    private func item(_ id: UInt64, _ text: String = "") -> ListTemplateItemSnapshot {
        .item(ListItemSnapshot(id: ItemID(rawValue: id), text: text))
    }

    private func section(_ header: String?, _ ids: UInt64...) -> ListSectionSnapshot {
        ListSectionSnapshot(header: header, items: ids.map { item($0) })
    }

    func testHeadersCountAsRowsAndEmptySectionsWithoutOneDoNot() {
        let sections = [section(nil), section("A", 1, 2), section("B"), section(nil, 3)]
        let rows = ListRows(sections)
        XCTAssertEqual(rows.count, 5)
        XCTAssertEqual(rows[0], .header(sections[1], section: 1))
        XCTAssertEqual(rows[1], .item(item(1)))
        XCTAssertEqual(rows[2], .item(item(2)))
        XCTAssertEqual(rows[3], .header(sections[2], section: 2))
        XCTAssertEqual(rows[4], .item(item(3)))
        XCTAssertNil(rows[5])
        XCTAssertNil(rows[-1])
    }

    func testAnItemIsFoundByItsSectionAndRow() {
        let rows = ListRows([section("A", 1, 2), section(nil, 3)])
        XCTAssertEqual(rows.position(section: 0, row: 1), 2)
        XCTAssertEqual(rows.position(section: 1, row: 0), 3)
        XCTAssertNil(rows.position(section: 1, row: 1))
        XCTAssertNil(rows.position(section: 2, row: 0))
    }

    func testOnlyTheRowsBetweenWhatStaysMakeWay() {
        let old = ListRows([section("A", 1, 2, 3, 4)])
        let new = ListRows([section("A", 1, 9, 4)])
        let change = old.difference(to: new)
        XCTAssertEqual(change.position, 2)
        XCTAssertEqual(change.removed, 2)
        XCTAssertEqual(change.added, 1)
    }

    func testRowsOfTheSameIdentityStayWhateverTheySay() {
        let old = ListRows([ListSectionSnapshot(items: [item(1, "old")])])
        let new = ListRows([ListSectionSnapshot(items: [item(1, "new")])])
        let change = old.difference(to: new)
        XCTAssertEqual(change.removed, 0)
        XCTAssertEqual(change.added, 0)
    }

    func testARowAddedInFrontOfEqualOnesIsOneRow() {
        let old = ListRows([section(nil, 1, 2)])
        let new = ListRows([section(nil, 7, 1, 2)])
        let change = old.difference(to: new)
        XCTAssertEqual(change.position, 0)
        XCTAssertEqual(change.removed, 0)
        XCTAssertEqual(change.added, 1)
    }

    func testRowsThatAreKeptStayThoughEverythingAroundThemChanges() {
        let old = ListRows([section(nil, 1, 2, 3, 4, 5, 6)])
        let new = ListRows([section(nil, 7, 3, 8, 9, 5, 10)])
        XCTAssertEqual(old.edits(to: new, keeping: []), [RowEdit(position: 0, removed: 6, added: 6)])
        XCTAssertEqual(
            old.edits(to: new, keeping: [2, 4]),
            [
                RowEdit(position: 5, removed: 1, added: 1), RowEdit(position: 3, removed: 1, added: 2),
                RowEdit(position: 0, removed: 2, added: 1),
            ])
    }

    func testOfRowsThatChangePlacesTheMoreImportantOneIsKept() {
        let old = ListRows([section(nil, 1, 2, 3)])
        let new = ListRows([section(nil, 3, 2, 1)])
        XCTAssertEqual(
            old.edits(to: new, keeping: [2, 0]),
            [RowEdit(position: 3, removed: 0, added: 2), RowEdit(position: 0, removed: 2, added: 0)])
        XCTAssertEqual(
            old.edits(to: new, keeping: [0, 2]),
            [RowEdit(position: 1, removed: 2, added: 0), RowEdit(position: 0, removed: 0, added: 2)])
        // One that has gone keeps nothing.
        XCTAssertEqual(
            old.edits(to: ListRows([section(nil, 4)]), keeping: [1]), [RowEdit(position: 0, removed: 3, added: 1)])
    }

    func testWhatStandsAboveAndBelowAllSectionsCountsToo() {
        let cell = AssistantCellSnapshot(position: .top, action: .playMedia)
        let rows = ListRows([section("A", 1), section(nil, 2)], above: [.assistant(cell)], below: [.gridButtons([])])
        XCTAssertEqual(rows.count, 5)
        XCTAssertEqual(rows[0], .assistant(cell))
        XCTAssertEqual(rows[2], .item(item(1)))
        XCTAssertEqual(rows[3], .item(item(2)))
        XCTAssertEqual(rows[4], .gridButtons([]))
        XCTAssertEqual(rows.position(section: 1, row: 0), 3)
        XCTAssertEqual(rows.start(ofSection: 0), 1)
        XCTAssertNil(rows[5])
    }
}
