import XCTest

@testable import Templates

/// Nothing keeps what is no longer there.
@MainActor
final class LifetimeTests: XCTestCase {
    private final class Weak<Object: AnyObject> {
        weak var object: Object?
        init(_ object: Object?) { self.object = object }
    }

    private func makeRichList() -> ListTemplate {
        let item = ListItem(text: "A", detailText: nil)
        item.handler = { _, completion in completion() }
        let row = ListImageRowItem(text: "R", images: [.symbol("a")])
        let list = ListTemplate(title: "L", sections: [ListSection(items: [item, row])])
        list.trailingNavigationBarButtons = [BarButton(title: "B")]
        return list
    }

    func testAPoppedListGoesWithItsRows() async {
        let car = Car(root: makeList())
        var list: ListTemplate? = makeRichList()
        let kept = Weak(list)
        let section = Weak(list?.sections.first)
        let item = Weak(list?.sections.first?.items[0] as? ListItem)
        let button = Weak(list?.trailingNavigationBarButtons.first)
        if let list { XCTAssertEqual(car.push(list), .success) }
        list = nil
        XCTAssertNotNil(kept.object, "the stack keeps it")
        XCTAssertEqual(car.pop(), .success)
        XCTAssertNil(kept.object)
        XCTAssertNil(section.object)
        XCTAssertNil(item.object)
        XCTAssertNil(button.object)
    }

    func testAReplacedRootGoes() async {
        let car = Car(root: nil)
        var tabBar: TabBarTemplate? = TabBarTemplate(templates: [makeRichList(), makeRichList()])
        let kept = [Weak<Template>(tabBar)] + (tabBar?.templates ?? []).map { Weak($0) }
        if let tabBar { XCTAssertEqual(car.setRoot(tabBar), .success) }
        tabBar = nil
        XCTAssertEqual(car.setRoot(makeList()), .success)
        XCTAssertTrue(kept.allSatisfy { $0.object == nil })
    }

    func testADisconnectLetsGoOfEverything() async {
        let car = Car(root: makeRichList())
        let kept = Weak(car.controller.rootTemplate)
        let controller = Weak(car.controller)
        car.app.root = nil
        car.display.finishesAtOnce = false
        let waiting = Weak(makeRichList())
        do {
            let list = makeRichList()
            waiting.object = list
            car.controller.pushTemplate(makeRichList(), animated: true, completion: nil)
            car.controller.pushTemplate(list, animated: true, completion: nil)
        }
        XCTAssertNotNil(waiting.object)
        car.scene.disconnect()
        XCTAssertNil(kept.object)
        XCTAssertNil(waiting.object)
        car.app.controllers = []
        car.app.disconnected = []
        car.scene.connect(display: car.display)
        XCTAssertNil(controller.object)
    }

    func testATabThatGoesIsLetGoWithItsStack() async {
        let car = Car(root: nil)
        let staying = makeList()
        let tabBar = TabBarTemplate(templates: [makeRichList(), staying])
        _ = car.setRoot(tabBar)
        let root = Weak(tabBar.templates[0])
        let pushed: Weak<ListTemplate>
        do {
            let list = makeRichList()
            pushed = Weak(list)
            _ = car.push(list)
        }
        tabBar.updateTemplates([staying])
        XCTAssertNil(root.object)
        XCTAssertNil(pushed.object)
    }

    func testAnOutstandingSelectionKeepsNothing() async {
        let car = Car(root: makeList())
        var completions: [@MainActor () -> Void] = []
        let kept: Weak<ListTemplate>
        do {
            let item = ListItem(text: "A", detailText: nil)
            item.handler = { _, completion in completions.append(completion) }
            let list = ListTemplate(title: "L", sections: [ListSection(items: [item])])
            kept = Weak(list)
            _ = car.push(list)
            car.receive(.select(template: list.id, item: item.id))
        }
        _ = car.pop()
        XCTAssertNil(kept.object)
        XCTAssertEqual(completions.count, 1)
        completions[0]()
    }

    func testAHundredConnectionsLeaveNothingOnNowPlaying() async {
        let car = Car(root: makeList())
        for _ in 0..<100 {
            car.receive(.showNowPlaying)
            car.scene.connect(display: car.display)
        }
        XCTAssertEqual(NowPlayingTemplate.shared.controllers.count, 0)
    }
}
