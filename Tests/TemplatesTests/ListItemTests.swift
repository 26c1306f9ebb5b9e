import XCTest

@testable import Templates

/// Rows: their properties and what a change of one sends.
@MainActor
final class ListItemTests: XCTestCase {
    private func show(_ items: [any ListTemplateItem]) -> Car {
        let car = Car(root: ListTemplate(title: "L", sections: [ListSection(items: items)]))
        car.forget()
        return car
    }
    private func row(_ car: Car, _ row: Int = 0) -> ListItemSnapshot? {
        guard case .list(let list)? = car.display.shown?.topTemplate,
            case .item(let item) = list.sections[0].items[row]
        else { return nil }
        return item
    }
    private func imageRow(_ car: Car) -> ListImageRowItemSnapshot? {
        guard case .list(let list)? = car.display.shown?.topTemplate,
            case .imageRow(let item) = list.sections[0].items[0]
        else { return nil }
        return item
    }
    private func pictures(_ count: Int) -> [Image] { (0..<count).map { .symbol("picture-\($0)") } }

    func testAnItemStartsPlain() async {
        let item = ListItem(text: "A", detailText: nil)
        XCTAssertEqual(item.text, "A")
        XCTAssertNil(item.detailText)
        XCTAssertNil(item.image)
        XCTAssertNil(item.accessoryImage)
        XCTAssertEqual(item.accessoryType, .none)
        XCTAssertFalse(item.isExplicitContent)
        XCTAssertFalse(item.isPlaying)
        XCTAssertEqual(item.playingIndicatorLocation, .leading)
        XCTAssertNil(item.playbackProgress)
        XCTAssertTrue(item.isEnabled)
        XCTAssertNil(item.userInfo)
        XCTAssertNil(item.handler)
    }

    func testEverySetterReachesTheDisplayOnceAndOnlyWhenItChangesSomething_R83_R97() async {
        let item = ListItem(text: "A", detailText: nil)
        let car = show([item])
        let steps: [(String, () -> Void, (ListItemSnapshot?) -> Bool)] = [
            ("text", { item.setText("B") }, { $0?.text == "B" }),
            ("detail", { item.setDetailText("D") }, { $0?.detailText == "D" }),
            ("image", { item.setImage(.symbol("radio")) }, { $0?.image == .symbol("radio") }),
            ("type", { item.accessoryType = .cloud }, { $0?.accessoryType == .cloud }),
            ("accessory", { item.setAccessoryImage(.symbol("star")) }, { $0?.accessoryImage == .symbol("star") }),
            ("explicit", { item.isExplicitContent = true }, { $0?.isExplicitContent == true }),
            ("playing", { item.isPlaying = true }, { $0?.isPlaying == true }),
            ("side", { item.playingIndicatorLocation = .trailing }, { $0?.playingIndicatorLocation == .trailing }),
            ("progress", { item.playbackProgress = 0.5 }, { $0?.playbackProgress == 0.5 }),
            ("enabled", { item.isEnabled = false }, { $0?.isEnabled == false }),
            ("no detail", { item.setDetailText(nil) }, { $0?.detailText == nil }),
        ]
        for (name, change, isShown) in steps {
            car.forget()
            change()
            change()
            XCTAssertEqual(car.display.changes.count, 1, name)
            XCTAssertTrue(isShown(row(car)), name)
        }
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAHandlerMakesTheRowSelectable_R92_R98() async {
        let item = ListItem(text: "A", detailText: nil)
        let car = show([item])
        XCTAssertEqual(row(car)?.isSelectable, false)
        item.handler = { _, completion in completion() }
        XCTAssertEqual(row(car)?.isSelectable, true)
        item.isEnabled = false
        XCTAssertEqual(row(car)?.isSelectable, false)
        item.isEnabled = true
        car.forget()
        item.handler = { _, completion in completion() }
        XCTAssertEqual(car.display.changes, [], "another handler looks the same")
        item.handler = nil
        XCTAssertEqual(row(car)?.isSelectable, false)
    }

    func testAnAccessoryImageTurnsTheTypeIntoNone_R93_R94() async {
        let both = ListItem(
            text: "A", detailText: nil, image: nil, accessoryImage: .symbol("star"), accessoryType: .cloud)
        XCTAssertEqual(both.accessoryType, .none)
        let typed = ListItem(text: "A", detailText: nil, image: nil, accessoryImage: nil, accessoryType: .cloud)
        XCTAssertEqual(typed.accessoryType, .cloud)
        typed.setAccessoryImage(nil)
        XCTAssertEqual(typed.accessoryType, .cloud)
        typed.setAccessoryImage(.symbol("star"))
        XCTAssertEqual(typed.accessoryType, .none)
    }

    func testProgressIsClamped_R99() async {
        let item = ListItem(text: "A", detailText: nil)
        for (given, kept) in [(-1.0, 0.0), (0.25, 0.25), (7, 1), (.infinity, 1)] {
            item.playbackProgress = given
            XCTAssertEqual(item.playbackProgress, kept)
        }
        item.playbackProgress = .nan
        XCTAssertNil(item.playbackProgress)
    }

    func testATextOfNilReadsBackEmpty() async {
        XCTAssertEqual(ListItem(text: nil, detailText: nil).text, "")
    }

    func testItemsHaveIdsOfTheirOwn_R91() async {
        let items = (0..<100).map { _ in ListItem(text: "A", detailText: nil) }
        XCTAssertEqual(Set(items.map(\.id)).count, 100)
        XCTAssertEqual(items[0].identity.id, items[0].id)
    }

    func testPicturesBeyondTheMaximumAreTrimmed_R103() async {
        let item = ListImageRowItem(text: "Recents", images: pictures(12))
        let car = show([item])
        XCTAssertEqual(imageRow(car)?.elements.count, 9)
        XCTAssertEqual(item.gridImages.count, 9)
        var limits = car.scene.capabilities
        limits.maximumImageRowElementCount = 4
        car.scene.capabilities = limits
        XCTAssertEqual(imageRow(car)?.elements.map(\.image), pictures(4))
        XCTAssertEqual(item.gridImages, pictures(4))
        limits.maximumImageRowElementCount = 20
        car.scene.capabilities = limits
        XCTAssertEqual(imageRow(car)?.elements.count, 12)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheTitleLineGoesWithItsText() async {
        let item = ListImageRowItem(text: "Recents", images: pictures(2))
        item.handler = { _, completion in completion() }
        let car = show([item])
        XCTAssertEqual(imageRow(car)?.text, "Recents")
        XCTAssertEqual(imageRow(car)?.isSelectable, true)
        item.text = nil
        XCTAssertNil(imageRow(car)?.text)
        XCTAssertEqual(imageRow(car)?.isSelectable, false, "R107: without the line there is nothing to tap")
    }

    func testPicturesAndTitlesMayDifferInNumber_R109() async {
        let item = ListImageRowItem(text: "Recents", images: pictures(3), imageTitles: ["a", "b"])
        let car = show([item])
        XCTAssertEqual(imageRow(car)?.elements.map(\.title), ["a", "b", nil])
        XCTAssertEqual(item.imageTitles, ["a", "b", ""])
        item.imageTitles = ["1", "2", "3", "4"]
        XCTAssertEqual(imageRow(car)?.elements.map(\.title), ["1", "2", "3"])
        item.update(pictures(1))
        XCTAssertEqual(imageRow(car)?.elements.map(\.title), ["1"])
        item.update([])
        XCTAssertEqual(imageRow(car)?.elements, [], "R108")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testElementSettersAreLive_R110() async {
        let element = ListImageRowItemRowElement(image: .symbol("a"), title: "A", subtitle: "B")
        let item = ListImageRowItem(text: nil, elements: [element], allowsMultipleLines: true)
        let car = show([item])
        XCTAssertEqual(imageRow(car)?.allowsMultipleLines, true)
        element.title = "C"
        element.subtitle = nil
        element.image = .symbol("b")
        element.isEnabled = false
        XCTAssertEqual(
            imageRow(car)?.elements,
            [ListImageRowElementSnapshot(image: .symbol("b"), title: "C", subtitle: nil, isEnabled: false)])
        XCTAssertEqual(car.display.changes.count, 4)
        element.title = "C"
        XCTAssertEqual(car.display.changes.count, 4)
        item.elements = []
        car.forget()
        element.title = "D"
        XCTAssertEqual(car.display.changes, [], "it is in no row any more")
    }
}
