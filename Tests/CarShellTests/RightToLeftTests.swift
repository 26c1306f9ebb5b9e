import CGtk
import Templates
import XCTest

@testable import CarShell

/// The shell as a language that is read from right to left has it.
final class RightToLeftTests: GtkTestCase {
    override func setUpWithError() throws {
        try super.setUpWithError()
        MainActor.assumeIsolated { TextDirection.rightToLeft.apply() }
    }

    override func tearDown() { MainActor.assumeIsolated { TextDirection.leftToRight.apply() } }

    func testBarsRowsAndTheIndexStandTheOtherWayRound() throws {
        try MainActor.assumeIsolated {
            let stage = try listPage()
            let screen = stage.view.widget
            @MainActor func centre(_ name: StyleClass) throws -> Double {
                let bounds = try XCTUnwrap(screen.having(name).first { $0.isMapped }, "\(name)").bounds(in: screen)
                return bounds.x + bounds.width / 2
            }
            XCTAssertGreaterThan(try centre(.backButton), 700)
            XCTAssertLessThan(try centre(.sectionIndex), 100)
            XCTAssertGreaterThan(try centre(.artworkRow), 600)
            XCTAssertLessThan(try centre(.accessory), try centre(.artworkRow))
            // The mark behind the text: to the left of its picture and texts.
            let mark = try XCTUnwrap(screen.having(.playing).first { $0.isMapped && $0.isA(gtk_image_get_type()) })
            XCTAssertLessThan(mark.bounds(in: screen).x, 400)
            stage.close()
        }
    }

    func testChevronsAreMirroredAndSymbolsOfPlaybackAreNot() throws {
        try MainActor.assumeIsolated {
            let stage = try listPage()
            let mirrored = stage.view.widget.having(.directional).filter(\.isMapped).flatMap(\.shownSymbols)
            XCTAssertEqual(Set(mirrored), ["carshell-back-symbolic", "carshell-disclosure-symbolic"])
            stage.close()
        }
    }

    func testProgressBarsFillFromTheRight() throws {
        try MainActor.assumeIsolated {
            let stage = try listPage()
            let bar = try XCTUnwrap(stage.view.widget.having(.progress).first { $0.isMapped })
            let filled = try XCTUnwrap(
                bar.all.first { String(cString: gtk_widget_get_css_name($0.pointer)) == "progress" })
            let bounds = filled.bounds(in: bar)
            let width = Double(gtk_widget_get_width(bar.pointer))
            XCTAssertEqual(bounds.width, width / 4, accuracy: 2)
            XCTAssertEqual(bounds.x + bounds.width, width, accuracy: 2)
            stage.close()
        }
    }

    func testANumberIsReadFromTheLeftAsAnywhere() {
        MainActor.assumeIsolated {
            @MainActor func place(of character: Character, in label: Label) -> Int32 {
                let shown = String(cString: gtk_label_get_text(label.object))
                let index = shown.firstIndex(of: character).map { shown.utf8.distance(from: shown.startIndex, to: $0) }
                var place = PangoRectangle()
                pango_layout_index_to_pos(gtk_label_get_layout(label.object), Int32(index ?? 0), &place)
                return place.x
            }
            for text in ["+41 44 000", "1.25×", "50 %", "−2:19"] {
                let label = Label(text)
                XCTAssertEqual(label.text, text)
                let sign = text.first { !$0.isNumber && !$0.isWhitespace && !".:".contains($0) } ?? "?"
                let digit = text.first { $0.isNumber } ?? "?"
                XCTAssertEqual(
                    place(of: sign, in: label) < place(of: digit, in: label), text.first == sign,
                    "\(text) is shown the other way round")
            }
            let label = Label("FM 98.5")
            let shown = String(cString: gtk_label_get_text(label.object))
            XCTAssertEqual(shown, "FM 98.5", "its letters say how it is read")
        }
    }

    func testTabGoesFromTheRightToTheLeft() throws {
        try MainActor.assumeIsolated {
            let stage = try listPage()
            let bar = try XCTUnwrap(stage.view.widget.having(.topBar).first)
            var places: [Double] = []
            gtk_root_set_focus(gtk_widget_get_root(bar.pointer), nil)
            while gtk_widget_child_focus(bar.pointer, GTK_DIR_TAB_FORWARD) != 0 {
                let focus = try XCTUnwrap(gtk_root_get_focus(gtk_widget_get_root(bar.pointer)))
                places.append(Widget(focus).bounds(in: bar).x)
            }
            XCTAssertEqual(places.count, 2)
            XCTAssertEqual(places, places.sorted(by: >))
            stage.close()
        }
    }

    func testTheKeyboardAndTheControlsOfPlaybackStayAsTheHandKnowsThem() throws {
        try MainActor.assumeIsolated {
            let stage = try TemplateStage()
            stage.push(SearchTemplate())
            let keyboard = try XCTUnwrap(stage.view.widget.having(.keyboard).first { $0.isMapped })
            let keys = keyboard.having(.key)
            @MainActor func x(_ text: String) -> Double? {
                keys.first { $0.shownTexts == [text] }?.bounds(in: keyboard).x
            }
            XCTAssertLessThan(try XCTUnwrap(x("Q")), try XCTUnwrap(x("P")))
            stage.push(NowPlayingTemplate.shared)
            let controls = stage.view.widget.having(.transportButton).filter(\.isMapped)
            let places = controls.map { $0.bounds(in: stage.view.widget).x }
            XCTAssertEqual(controls.count, 3)
            XCTAssertEqual(places, places.sorted())
            stage.close()
        }
    }
}

@MainActor
private func listPage() throws -> TemplateStage {
    let item = ListItem(
        text: "Row", detailText: "Detail", image: .symbol("music"), accessoryImage: nil,
        accessoryType: .disclosureIndicator)
    item.isPlaying = true
    item.playingIndicatorLocation = .trailing
    item.playbackProgress = 0.25
    item.handler = { _, completion in completion() }
    let other = ListItem(text: "Other", detailText: nil)
    let list = ListTemplate(
        title: "List",
        sections: [
            ListSection(items: [item], header: nil, sectionIndexTitle: "A"),
            ListSection(items: [other], header: nil, sectionIndexTitle: "B"),
        ])
    list.trailingNavigationBarButtons = [BarButton(title: "Done") { _ in }]
    let stage = try TemplateStage()
    stage.push(list)
    return stage
}
