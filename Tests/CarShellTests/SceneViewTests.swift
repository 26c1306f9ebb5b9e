import CGtk
import GLibBridge
import HTTPClient
import Templates
import XCTest

@testable import CarShell

/// The display side with real widgets in a real window.
final class SceneViewTests: GtkTestCase {
    /// An app whose root is a list, in a window of its own.
    @MainActor
    private final class Stage: TemplateApplicationSceneDelegate {
        let scene: TemplateApplicationScene
        let view: SceneView
        let window: Widget
        let root = ListTemplate(title: "Root", sections: [])
        private(set) var controller: InterfaceController?
        var commands: [RemoteCommand] = []

        init() {
            scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio))
            let store = ArtworkStore(reader: ArtworkReader(loader: HTTPClient(userAgent: "CarShell/0")))
            window = Widget(gtk_window_new())
            view = SceneView(store: store, mapFiles: nil, trace: .off(), frames: FrameWaiter(window)) { _ in }
            gtk_window_set_default_size(window.cast(), 800, 480)
            gtk_window_set_child(window.cast(), view.widget.pointer)
            scene.delegate = self
            view.onEvent = { [weak self] event in
                guard let self, let connection = scene.connection else { return }
                scene.receive(event, from: connection)
            }
            gtk_window_present(window.cast())
            scene.connect(display: view)
        }

        func templateApplicationScene(
            _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
        ) {
            controller = interfaceController
            interfaceController.setRootTemplate(root, animated: false) { _, _ in }
        }

        func push(_ template: Template) {
            var isDone = false
            controller?.pushTemplate(template, animated: true) { succeeded, error in
                XCTAssertTrue(succeeded, "\(String(describing: error))")
                isDone = true
            }
            runLoop(until: "the push") { isDone }
        }

        func pop() {
            var isDone = false
            controller?.popTemplate(animated: true) { succeeded, error in
                XCTAssertTrue(succeeded, "\(String(describing: error))")
                isDone = true
            }
            runLoop(until: "the pop") { isDone }
        }

        func setRoot(_ template: Template) {
            var isDone = false
            controller?.setRootTemplate(template, animated: false) { _, _ in isDone = true }
            runLoop(until: "the root") { isDone }
        }

        func close() {
            scene.disconnect()
            gtk_window_destroy(window.cast())
        }
    }

    func testAThousandPushesAndPopsOfAListLeaveNothingBehind() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let finalised = FinalisedCount()
            var models: [WeakReference] = []
            var views: [WeakReference] = []
            for _ in 0..<1000 {
                inScope {
                    let template = fullList()
                    models.append(WeakReference(template))
                    stage.push(template)
                    if let view = stage.view.topView {
                        views.append(WeakReference(view))
                        finalised.watch(view.page.object)
                    }
                    stage.pop()
                }
            }
            runLoop(until: "the last page to go") { finalised.count == 1000 }
            XCTAssertEqual(finalised.count, 1000)
            XCTAssertEqual(models.count { $0.object != nil }, 0, "templates left")
            XCTAssertEqual(views.count { $0.object != nil }, 0, "views left")
            stage.close()
        }
    }

    func testAThousandPushesAndPopsOfNowPlayingLeaveNoWidgetsBehind() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let finalised = FinalisedCount()
            var views: [WeakReference] = []
            for _ in 0..<1000 {
                stage.push(NowPlayingTemplate.shared)
                if let view = stage.view.topView {
                    views.append(WeakReference(view))
                    finalised.watch(view.page.object)
                }
                stage.pop()
            }
            runLoop(until: "the last page to go") { finalised.count == 1000 }
            XCTAssertEqual(finalised.count, 1000)
            XCTAssertEqual(views.count { $0.object != nil }, 0, "views left")
            stage.close()
        }
    }

    func testAThousandTabBarsAsRootLeaveNothingBehind() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let finalised = FinalisedCount()
            var models: [WeakReference] = []
            for _ in 0..<1000 {
                let tabBar = TabBarTemplate(templates: [fullList(), fullList()])
                models.append(WeakReference(tabBar))
                stage.setRoot(tabBar)
                if let view = stage.view.topView { finalised.watch(view.page.object) }
            }
            stage.setRoot(stage.root)
            runLoop(until: "the last page to go") { finalised.count == 1000 }
            XCTAssertEqual(finalised.count, 1000)
            XCTAssertEqual(models.count { $0.object != nil }, 0, "templates left")
            stage.close()
        }
    }

    func testDisconnectingLetsGoOfEveryTemplate() {
        MainActor.assumeIsolated {
            let stage = Stage()
            var model: WeakReference?
            do {
                let template = fullList()
                model = WeakReference(template)
                stage.push(template)
            }
            stage.close()
            XCTAssertNil(model?.object)
        }
    }

    func testAListOf50000RowsMakesWidgetsForThoseOnScreenOnly() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let items = (0..<50_000).map { ListItem(text: "Row \($0)", detailText: nil) }
            stage.push(ListTemplate(title: "Long", sections: [ListSection(items: items)]))
            guard let list = stage.view.topView as? ListTemplateView else { return XCTFail("no list") }
            runLoop(until: "all rows") { list.hasAllRows }
            XCTAssertGreaterThan(list.rowViewCount, 3)
            XCTAssertLessThan(list.rowViewCount, 500)
            stage.close()
        }
    }

    func testTheFirstPictureOfALongListWaitsForAFewRowsOnly() {
        MainActor.assumeIsolated {
            let rows = (0..<50_000).map {
                ListTemplateItemSnapshot.item(ListItemSnapshot(id: ItemID(rawValue: UInt64($0)), text: "Row \($0)"))
            }
            let list = ListTemplateView(
                ListTemplateSnapshot(
                    id: TemplateID(rawValue: 1), title: "Long", sections: [ListSectionSnapshot(items: rows)]),
                store: makeArtworkStore(), report: { _ in })
            XCTAssertFalse(list.hasAllRows)
            XCTAssertEqual(list.rowCount, 50_000)
            XCTAssertLessThan(list.rowViewCount, 50)
            list.scroll(to: 40_000)
            XCTAssertTrue(list.hasAllRows, "a place that is asked for is there")
        }
    }

    func testARowThatChangesIsDrawnWithoutTheOthersBeingTouched() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let items = (0..<5).map { ListItem(text: "Row \($0)", detailText: nil) }
            stage.push(ListTemplate(title: "List", sections: [ListSection(items: items)]))
            guard let list = stage.view.topView as? ListTemplateView else { return XCTFail("no list") }
            list.bindCount = 0
            items[2].isPlaying = true
            XCTAssertEqual(list.bindCount, 1)
            XCTAssertEqual(list.accessibleName(ofRow: 2), "Row 2, \(Texts.playing)")
            XCTAssertEqual(list.accessibleName(ofRow: 1), "Row 1")
            stage.close()
        }
    }

    func testAListGrowsAndShrinksToNothingAndBack() {
        MainActor.assumeIsolated {
            let stage = Stage()
            let items = (0..<6).map { ListItem(text: "Row \($0)", detailText: nil) }
            let template = ListTemplate(title: "List", sections: [ListSection(items: items)])
            stage.push(template)
            guard let list = stage.view.topView as? ListTemplateView else { return XCTFail("no list") }
            for count in [2, 0, 5, 1, 6, 3] {
                template.updateSections([ListSection(items: Array(items.prefix(count)))])
                XCTAssertEqual(list.rowCount, count)
            }
            stage.close()
        }
    }

    func testAPageThatIsCoveredIsAtRest() {
        MainActor.assumeIsolated {
            let stage = Stage()
            runLoop(until: "the root") { stage.view.topView?.templateID == stage.root.id }
            guard let covered = stage.view.topView?.page else { return XCTFail("no root") }
            stage.push(fullList())
            XCTAssertFalse(covered.isVisible, "its animations would go on")
            stage.pop()
            XCTAssertTrue(covered.isVisible)
            stage.close()
        }
    }

    func testTheFirstFrameWithTheRootFinishesItsTransition() {
        MainActor.assumeIsolated {
            let stage = Stage()
            runLoop(until: "the root") { stage.view.topView?.templateID == stage.root.id }
            XCTAssertEqual(stage.controller?.templates.count, 1)
            stage.close()
        }
    }
}

/// Runs the body in a scope of its own, so that what it made goes at its end.
@MainActor
private func inScope(_ body: () -> Void) { body() }

/// A list with each kind of row.
@MainActor
private func fullList() -> ListTemplate {
    let item = ListItem(text: "Row", detailText: "Detail")
    item.setImage(Image(source: nil, placeholder: "Row"))
    item.handler = { _, completion in completion() }
    let images = ListImageRowItem(
        text: "Pictures", images: [Image(source: nil, placeholder: "A"), Image(source: .symbol("music"))])
    images.listImageRowHandler = { _, _, completion in completion() }
    return ListTemplate(
        title: "List", sections: [ListSection(items: [images, item], header: "Header", sectionIndexTitle: nil)])
}
