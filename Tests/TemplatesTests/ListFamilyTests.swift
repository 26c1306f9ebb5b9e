import XCTest

@testable import Templates

/// What a list has above and beside its rows, and its further kinds of rows.
@MainActor
final class ListFamilyTests: XCTestCase {
    private func shown(_ car: Car) -> ListTemplateSnapshot? {
        if case .list(let list)? = car.shownTop { list } else { nil }
    }

    // MARK: Assistant

    private let cell = AssistantCellConfiguration(
        position: .bottom, visibility: .always, assistantAction: .playMedia)

    func testATapOnTheAssistantsRowGoesToTheShell_R78() async {
        let list = ListTemplate(title: "L", sections: [], assistantCellConfiguration: cell)
        let car = Car(root: list)
        var requests: [AssistantRequest] = []
        car.scene.assistant = { requests.append($0) }
        XCTAssertEqual(shown(car)?.assistantCell, AssistantCellSnapshot(position: .bottom, action: .playMedia))
        car.receive(.assistantCell(template: list.id))
        XCTAssertEqual(requests, [.playMedia])
        list.assistantCellConfiguration = nil
        car.receive(.assistantCell(template: list.id))
        XCTAssertEqual(requests, [.playMedia])
    }

    func testTheAssistantsRowFollowsTheLimits_R79() async {
        let list = ListTemplate(
            title: "L", sections: [],
            assistantCellConfiguration: AssistantCellConfiguration(
                position: .top, visibility: .whileLimitedUIActive, assistantAction: .startCall))
        let car = Car(root: list)
        XCTAssertNil(shown(car)?.assistantCell)
        car.scene.capabilities.limitedUserInterfaces = .keyboard
        XCTAssertNil(shown(car)?.assistantCell)
        car.scene.capabilities.limitedUserInterfaces = .lists
        XCTAssertEqual(shown(car)?.assistantCell, AssistantCellSnapshot(position: .top, action: .startCall))
        car.scene.capabilities.limitedUserInterfaces = []
        XCTAssertNil(shown(car)?.assistantCell)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheAssistantsRowMayBeOff_R79() async {
        let off = AssistantCellConfiguration(position: .top, visibility: .off, assistantAction: .playMedia)
        let car = Car(root: ListTemplate(title: "L", sections: [], assistantCellConfiguration: off))
        XCTAssertNil(shown(car)?.assistantCell)
    }

    func testWhatStandsAboveTheSectionsIsLive_R80() async {
        let list = makeList()
        let car = Car(root: list)
        list.assistantCellConfiguration = cell
        list.headerGridButtons = [GridButton(titleVariants: ["a"], image: .symbol("x"))]
        list.listHeader = ListTemplateDetailsHeader(
            thumbnail: ThumbnailImage(image: .symbol("x")), title: "T", subtitle: nil)
        XCTAssertNotNil(shown(car)?.assistantCell)
        XCTAssertEqual(shown(car)?.headerGridButtons.count, 1)
        XCTAssertEqual(shown(car)?.detailsHeader?.title, "T")
        list.headerGridButtons = nil
        list.listHeader = nil
        XCTAssertEqual(shown(car)?.headerGridButtons, [])
        XCTAssertNil(shown(car)?.detailsHeader)
        XCTAssertEqual(car.display.mismatches, [])
    }

    // MARK: Header

    func testHeaderGridButtonsAreTrimmed_R81() async {
        var taps: [String] = []
        let buttons = (1...5).map { number in
            GridButton(titleVariants: ["\(number)"], image: .symbol("x")) { taps.append($0.titleVariants[0]) }
        }
        let list = ListTemplate(
            title: "L", sections: [], assistantCellConfiguration: nil, headerGridButtons: buttons)
        let car = Car(root: list)
        XCTAssertEqual(ListTemplate.maximumHeaderGridButtonCount, 4)
        XCTAssertEqual(shown(car)?.headerGridButtons.count, 4)
        car.tap(buttons[4].id, in: list)
        car.tap(buttons[3].id, in: list)
        XCTAssertEqual(taps, ["4"])
        buttons[0].updateTitleVariants(["one"])
        XCTAssertEqual(shown(car)?.headerGridButtons.first?.titleVariants, ["one"])
        car.scene.capabilities.maximumHeaderGridButtonCount = 5
        XCTAssertEqual(shown(car)?.headerGridButtons.count, 5)
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testTheDetailsHeaderIsTrimmedAndLive() async {
        var taps = 0
        let buttons = (0..<4).map { _ in Button(image: .symbol("x")) { _ in taps += 1 } }
        let header = ListTemplateDetailsHeader(
            thumbnail: ThumbnailImage(image: .symbol("x")), title: "T", subtitle: "S", bodyVariants: ["b"],
            actionButtons: buttons)
        let list = ListTemplate(
            title: "L", listHeader: header, sections: [], assistantCellConfiguration: nil)
        let car = Car(root: list)
        XCTAssertEqual(shown(car)?.detailsHeader?.actionButtons.count, 3)
        for button in buttons { car.tap(button.id, in: list) }
        XCTAssertEqual(taps, 3)
        header.title = "U"
        header.subtitle = nil
        header.bodyVariants = []
        header.wantsAdaptiveBackgroundStyle = true
        header.thumbnail = ThumbnailImage(image: .symbol("y"))
        header.playbackConfiguration = PlaybackConfiguration(
            preferredPresentation: .audio, playbackAction: .play, elapsedTime: 30, duration: 60)
        buttons[0].title = "Play"
        XCTAssertEqual(shown(car)?.detailsHeader, header.snapshot(car.scene.capabilities))
        XCTAssertEqual(shown(car)?.detailsHeader?.playbackConfiguration?.progress, 0.5)
        XCTAssertEqual(shown(car)?.detailsHeader?.actionButtons.first?.title, "Play")
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testASectionHeaderHasAPictureAndAButton_R86_R89() async {
        var taps = 0
        let button = Button(image: .symbol("more")) { _ in taps += 1 }
        let section = ListSection(
            items: [ListItem(text: "a", detailText: nil)], header: "H", headerSubtitle: "S",
            headerImage: .symbol("x"), headerButton: button, sectionIndexTitle: "HH")
        let list = ListTemplate(title: "L", sections: [makeSection(1), section])
        let car = Car(root: list)
        let shownSection = shown(car)?.sections[1]
        XCTAssertEqual(shownSection?.headerSubtitle, "S")
        XCTAssertEqual(shownSection?.headerImage, .symbol("x"))
        XCTAssertEqual(shownSection?.headerButton?.image, .symbol("more"))
        XCTAssertEqual(shownSection?.sectionIndexTitle, "H")
        car.tap(button.id, in: list)
        XCTAssertEqual(taps, 1)
        car.display.forgetChanges()
        section.headerImage = .symbol("y")
        button.isEnabled = false
        XCTAssertEqual(
            car.display.changes(of: list).map {
                if case .sectionHeader(_, _, let section) = $0 { section } else { -1 }
            },
            [1, 1])
        XCTAssertEqual(shown(car)?.sections[1].headerImage, .symbol("y"))
        XCTAssertEqual(shown(car)?.sections[1].headerButton?.isEnabled, false)
        car.tap(button.id, in: list)
        XCTAssertEqual(taps, 1)
        car.scene.capabilities.maximumSectionCount = 1
        car.display.forgetChanges()
        section.headerImage = nil
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.display.mismatches, [])
    }

    // MARK: Image rows

    func testEachStyleOfElementIsDrawnAsSuch() async {
        let red = Color(red: 1, green: 0, blue: 0)
        let rows = [
            ListImageRowItem(
                text: "1", elements: [ListImageRowItemRowElement(image: .symbol("x"), title: "t", subtitle: "s")],
                allowsMultipleLines: true),
            ListImageRowItem(
                text: "2",
                cardElements: [
                    ListImageRowItemCardElement(
                        image: .symbol("x"), showsImageFullHeight: true, title: "t", subtitle: "s", tintColor: red)
                ], allowsMultipleLines: false),
            ListImageRowItem(
                text: "3",
                condensedElements: [
                    ListImageRowItemCondensedElement(
                        image: .symbol("x"), imageShape: .circular, title: "t", subtitle: "s",
                        accessorySymbolName: "a")
                ], allowsMultipleLines: false),
            ListImageRowItem(
                text: "4", gridElements: [ListImageRowItemGridElement(image: .symbol("x"))],
                allowsMultipleLines: false),
            ListImageRowItem(
                text: "5",
                imageGridElements: [
                    ListImageRowItemImageGridElement(
                        image: .symbol("x"), imageShape: .roundedRectangle, title: "t", accessorySymbolName: nil)
                ], allowsMultipleLines: false),
        ]
        let car = Car(root: ListTemplate(title: "L", sections: [ListSection(items: rows)]))
        let styles: [ListImageRowElementStyle] = (shown(car)?.sections[0].items ?? []).compactMap {
            if case .imageRow(let row) = $0 { row.elements.first?.style } else { nil }
        }
        XCTAssertEqual(
            styles,
            [
                .row, .card(showsImageFullHeight: true, tintColor: red),
                .condensed(shape: .circular, accessorySymbolName: "a"), .grid,
                .imageGrid(shape: .roundedRectangle, accessorySymbolName: nil),
            ])
    }

    func testSettersOfElementsAreLive_R110() async {
        let card = ListImageRowItemCardElement(
            thumbnail: ThumbnailImage(image: .symbol("x")), showsImageFullHeight: false, title: nil, subtitle: nil,
            tintColor: nil)
        let condensed = ListImageRowItemCondensedElement(
            image: .symbol("x"), imageShape: .circular, title: "t", subtitle: nil, accessorySymbolName: nil)
        let imageGrid = ListImageRowItemImageGridElement(
            image: .symbol("x"), imageShape: .circular, title: "t", accessorySymbolName: nil)
        let rows = [
            ListImageRowItem(text: "1", cardElements: [card], allowsMultipleLines: false),
            ListImageRowItem(text: "2", condensedElements: [condensed], allowsMultipleLines: false),
            ListImageRowItem(text: "3", imageGridElements: [imageGrid], allowsMultipleLines: false),
        ]
        let car = Car(root: ListTemplate(title: "L", sections: [ListSection(items: rows)]))
        func element(_ row: Int) -> ListImageRowElementSnapshot? {
            if case .imageRow(let item)? = shown(car)?.sections[0].items[row] { item.elements.first } else { nil }
        }
        XCTAssertEqual(element(0)?.thumbnail, ThumbnailImage(image: .symbol("x")))
        card.title = "T"
        card.subtitle = "S"
        card.tintColor = Color(red: 0, green: 1, blue: 0)
        card.accessibilityLabel = "L"
        card.playbackConfiguration = PlaybackConfiguration(preferredPresentation: .video, playbackAction: .replay)
        card.image = .symbol("y")
        XCTAssertEqual(
            element(0),
            ListImageRowElementSnapshot(
                style: .card(showsImageFullHeight: false, tintColor: Color(red: 0, green: 1, blue: 0)),
                image: .symbol("y"), title: "T", subtitle: "S", accessibilityLabel: "L",
                playbackConfiguration: PlaybackConfiguration(
                    preferredPresentation: .video, playbackAction: .replay)))
        card.thumbnail = ThumbnailImage(image: .symbol("z"))
        XCTAssertEqual(element(0)?.image, .symbol("z"))
        condensed.title = "C"
        condensed.subtitle = "D"
        condensed.accessorySymbolName = "a"
        XCTAssertEqual(element(1)?.title, "C")
        XCTAssertEqual(element(1)?.subtitle, "D")
        XCTAssertEqual(element(1)?.style, .condensed(shape: .circular, accessorySymbolName: "a"))
        imageGrid.title = "I"
        imageGrid.accessorySymbolName = "b"
        XCTAssertEqual(element(2)?.title, "I")
        XCTAssertEqual(element(2)?.style, .imageGrid(shape: .circular, accessorySymbolName: "b"))
        XCTAssertEqual(car.display.mismatches, [])
    }

    // MARK: Messages

    private func leading(unread: Bool) -> MessageListItemLeadingConfiguration {
        MessageListItemLeadingConfiguration(leadingItem: .pin, leadingImage: .symbol("x"), unread: unread)
    }

    func testAMessageGoesToTheAssistant_R111() async {
        let unread = MessageListItem(
            conversationIdentifier: "c1", text: "A", leadingConfiguration: leading(unread: true),
            trailingConfiguration: nil, detailText: nil, trailingText: nil)
        let read = MessageListItem(
            conversationIdentifier: "c2", text: "B", leadingConfiguration: leading(unread: false),
            trailingConfiguration: nil, detailText: nil, trailingText: nil)
        let contact = MessageListItem(
            fullName: "C", phoneOrEmailAddress: "1", leadingConfiguration: leading(unread: true),
            trailingConfiguration: nil, detailText: nil, trailingText: nil)
        let list = ListTemplate(title: "L", sections: [ListSection(items: [unread, read, contact])])
        let car = Car(root: list, category: .communication)
        var requests: [AssistantRequest] = []
        car.scene.assistant = { requests.append($0) }
        for item in [unread, read, contact] { car.receive(.select(template: list.id, item: item.id)) }
        XCTAssertEqual(
            requests,
            [
                .readMessages(conversationIdentifier: "c1"), .composeReply(conversationIdentifier: "c2"),
                .composeMessage(phoneOrEmailAddress: "1"),
            ])
        XCTAssertNil(shown(car)?.busyItem)
        read.isEnabled = false
        car.receive(.select(template: list.id, item: read.id))
        XCTAssertEqual(requests.count, 3)
    }

    func testAMessageChangesInPlace() async {
        let item = MessageListItem(
            conversationIdentifier: "c", text: "A", leadingConfiguration: leading(unread: true),
            trailingConfiguration: nil, detailText: nil, trailingText: nil)
        let list = ListTemplate(title: "L", sections: [ListSection(items: [item])])
        let car = Car(root: list, category: .communication)
        item.text = "B"
        item.detailText = "d"
        item.trailingText = "9:41"
        item.leadingDetailTextImage = .symbol("y")
        item.leadingConfiguration = leading(unread: false)
        item.trailingConfiguration = MessageListItemTrailingConfiguration(trailingItem: .mute, trailingImage: nil)
        guard case .message(let row)? = shown(car)?.sections[0].items[0] else { return XCTFail("no message") }
        XCTAssertEqual(
            row,
            MessageListItemSnapshot(
                id: item.id, text: "B", detailText: "d", trailingText: "9:41",
                leadingConfiguration: leading(unread: false),
                trailingConfiguration: MessageListItemTrailingConfiguration(trailingItem: .mute, trailingImage: nil),
                leadingDetailTextImage: .symbol("y")))
        XCTAssertEqual(list.indexPath(for: item), IndexPath(item: 0, section: 0))
        XCTAssertEqual(car.display.mismatches, [])
    }

    // MARK: Cost

    func testOneRowOfTenThousandCostsOneChangeOfOneRow() async {
        for count in [10, 10_000] {
            let items = (0..<count).map { ListItem(text: "\($0)", detailText: nil) }
            let list = ListTemplate(title: "L", sections: [ListSection(items: items)])
            let car = Car(root: list)
            car.display.checksEachChange = false
            car.display.forgetChanges()
            items[count - 1].isPlaying = true
            XCTAssertEqual(
                car.display.changes,
                [
                    .template(
                        list.id,
                        .item(items[count - 1].snapshot(limits: car.scene.capabilities), section: 0, row: count - 1))
                ])
        }
    }
}
