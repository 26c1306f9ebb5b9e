import XCTest

@testable import Templates

/// Every template's value survives JSON, and its changes take the old value to the new one.
@MainActor
final class FamilySnapshotTests: XCTestCase {
    private func roundTrip<Value: Codable & Equatable>(_ value: Value, line: UInt = #line) throws {
        let data = try JSONEncoder().encode(value)
        XCTAssertEqual(try JSONDecoder().decode(Value.self, from: data), value, line: line)
    }

    /// Runs `change` on a connected template and checks that the changes sent say what it did.
    private func check(
        _ template: Template, category: AppCategory, presents: Bool = false, line: UInt = #line,
        _ change: (Car) -> Void
    ) throws {
        let car = Car(root: makeList(), category: category)
        XCTAssertEqual(presents ? car.present(template) : car.push(template), .success, line: line)
        let old = try XCTUnwrap(car.scene.snapshot)
        try roundTrip(old, line: line)
        car.forget()
        change(car)
        var applied = old
        for change in car.display.changes {
            try roundTrip(change, line: line)
            applied.apply(change)
        }
        XCTAssertNotEqual(applied, old, line: line)
        XCTAssertEqual(applied, car.scene.snapshot, line: line)
        XCTAssertEqual(car.display.mismatches, [], line: line)
    }

    func testGrid() async throws {
        let button = GridButton(
            titleVariants: ["a"], image: .symbol("x"),
            messageConfiguration: MessageGridItemConfiguration(conversationIdentifier: "c"))
        let grid = GridTemplate(title: "G", gridButtons: [button])
        try check(grid, category: .audio) { car in
            button.isEnabled = false
            grid.updateTitle("H")
            grid.leadingNavigationBarButtons = [BarButton(image: .symbol("x"))]
            car.scene.capabilities.maximumGridButtonCount = 0
        }
    }

    func testInformation() async throws {
        let template = InformationTemplate(
            title: "I", layout: .twoColumn,
            items: [InformationRatingItem(rating: 2.5, maximumRating: 5, title: "t", detail: nil)],
            actions: [TextButton(title: "a")])
        try check(template, category: .parking) { car in
            template.items.append(InformationItem(title: nil, detail: "d"))
            template.trailingNavigationBarButtons = [BarButton(title: "x")]
            car.scene.capabilities.maximumInformationItemCount = 1
        }
    }

    func testContact() async throws {
        let contact = Contact(name: "N", image: .symbol("x"))
        contact.actions = [ContactCallButton(), ContactMessageButton(phoneOrEmail: "1")]
        let template = ContactTemplate(contact: contact)
        try check(template, category: .navigation) { car in
            contact.subtitle = "s"
            template.backButton = BarButton(title: "x")
            car.scene.capabilities.maximumContactActionCount = 1
        }
    }

    func testSearch() async throws {
        try check(SearchTemplate(), category: .audio) { car in
            guard let search = car.controller.topTemplate else { return }
            car.receive(.searchText(template: search.id, text: "abc"))
            car.scene.capabilities.limitedUserInterfaces = .keyboard
        }
    }

    func testPointOfInterest() async throws {
        let point = makePoint("a")
        point.primaryButton = TextButton(title: "Go", textStyle: .confirm)
        let template = PointOfInterestTemplate(title: "P", pointsOfInterest: [point, makePoint("b")])
        try check(template, category: .evCharging) { car in
            point.pinImage = .symbol("x")
            template.selectedIndex = 1
            template.leadingNavigationBarButtons = [BarButton(title: "x")]
            car.scene.capabilities.maximumPointOfInterestCount = 1
        }
    }

    func testAlertAndActionSheet() async throws {
        let actions = ["a", "b"].map { AlertAction(title: $0, color: Color(red: 1, green: 0, blue: 0)) { _ in } }
        try check(AlertTemplate(titleVariants: ["A"], actions: actions), category: .audio, presents: true) { car in
            car.scene.capabilities.maximumAlertActionCount = 1
        }
        let sheet = ActionSheetTemplate(title: "S", message: "M", actions: actions)
        try check(sheet, category: .audio, presents: true) { car in
            car.scene.capabilities.maximumActionSheetActionCount = 1
        }
        try check(sheet, category: .audio, presents: true) { car in _ = car.dismiss() }
    }

    func testVoiceControl() async throws {
        let states = ["1", "2"].map {
            VoiceControlState(identifier: $0, titleVariants: [$0], image: .symbol("x"), repeats: true)
        }
        states[1].actionButtons = [Button(image: .symbol("x"))]
        let template = VoiceControlTemplate(voiceControlStates: states)
        try check(template, category: .navigation, presents: true) { car in
            template.activateVoiceControlState(withIdentifier: "2")
            template.trailingNavigationBarButtons = [BarButton(title: "x")]
            car.scene.capabilities.maximumVoiceControlActionCount = 0
        }
        let car = Car(root: makeList(), category: .navigation)
        _ = car.showOverlay(template)
        template.activateVoiceControlState(withIdentifier: "2")
        template.leadingNavigationBarButtons = [BarButton(title: "x")]
        try roundTrip(try XCTUnwrap(car.scene.snapshot))
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testNowPlaying() async throws {
        let template = NowPlayingTemplate()
        let image = NowPlayingImageButton(image: .symbol("x"))
        template.updateNowPlayingButtons([NowPlayingRepeatButton(), image])
        try check(template, category: .audio) { car in
            image.isSelected = true
            template.nowPlayingMode = NowPlayingModeSports(
                leftTeam: NowPlayingSportsTeam(name: "A", logo: .image(.symbol("x")), eventScore: "1"),
                rightTeam: NowPlayingSportsTeam(name: "B", logo: .initials("B"), eventScore: "2"),
                eventStatus: NowPlayingSportsEventStatus(
                    eventStatusText: ["1st"], eventClock: NowPlayingSportsClock(elapsedTime: 1, paused: false)))
            car.scene.capabilities.maximumNowPlayingButtonCount = 1
        }
    }

    func testListWithEverything() async throws {
        let team = NowPlayingSportsTeam(name: "A", logo: .initials("A"), eventScore: "1")
        let header = ListTemplateDetailsHeader(
            thumbnail: ThumbnailImage(
                image: .symbol("x"),
                imageOverlay: ImageOverlay(
                    text: "LIVE", textColor: Color(red: 1, green: 1, blue: 1),
                    backgroundColor: Color(red: 1, green: 0, blue: 0), alignment: .leading),
                sportsOverlay: SportsOverlay(leftTeam: team, rightTeam: team)), title: "T", subtitle: nil,
            actionButtons: [Button(image: .symbol("x"))])
        let card = ListImageRowItemCardElement(
            thumbnail: ThumbnailImage(
                image: .symbol("x"), imageOverlay: ImageOverlay(image: .symbol("y"), alignment: .trailing)),
            showsImageFullHeight: true, title: "t", subtitle: nil, tintColor: nil)
        let section = ListSection(
            items: [
                ListItem(text: "a", detailText: nil),
                ListImageRowItem(text: "c", cardElements: [card], allowsMultipleLines: true),
                MessageListItem(
                    conversationIdentifier: "c", text: "m",
                    leadingConfiguration: MessageListItemLeadingConfiguration(
                        leadingItem: .star, leadingImage: nil, unread: true), trailingConfiguration: nil,
                    detailText: nil, trailingText: nil),
            ], header: "H", headerSubtitle: "S", headerImage: .symbol("x"),
            headerButton: Button(image: .symbol("x")), sectionIndexTitle: "H")
        let list = ListTemplate(title: "L", listHeader: header, sections: [section], assistantCellConfiguration: nil)
        list.headerGridButtons = [GridButton(titleVariants: ["g"], image: .symbol("x"))]
        try check(list, category: .communication) { car in
            header.title = "U"
            card.title = "new"
            section.headerImage = nil
            list.assistantCellConfiguration = AssistantCellConfiguration(
                position: .top, visibility: .always, assistantAction: .startCall)
            list.headerGridButtons = nil
            car.scene.capabilities.limitedUserInterfaces = .lists
            car.scene.capabilities.maximumDetailsHeaderActionCount = 0
            car.scene.capabilities.maximumItemCount = 2
        }
    }

    func testEventsSurviveJSON() async throws {
        let (template, button) = (TemplateID(rawValue: 1), ButtonID(rawValue: 2))
        let events: [SceneEvent] = [
            .button(template: template, button: button), .assistantCell(template: template),
            .searchText(template: template, text: "ä"), .searchButton(template: template),
            .selectPointOfInterest(template: template, pointOfInterest: PointOfInterestID(rawValue: 3)),
            .selectPointOfInterest(template: template, pointOfInterest: nil),
            .mapRegion(
                template: template,
                MapRegion(center: Coordinate(latitude: 1, longitude: 2), latitudeDelta: 3, longitudeDelta: 4)),
        ]
        for event in events { try roundTrip(event) }
        try roundTrip(PlayableIndexPath(indexes: [1, 2]))
        try roundTrip(AssistantRequest.composeMessage(phoneOrEmailAddress: nil))
        try roundTrip(LimitableUserInterface([.keyboard, .lists]))
    }

    func testAChangeOfAnotherKindChangesNothing() async throws {
        let car = Car(root: GridTemplate(title: "G", gridButtons: []), category: .parking)
        let alert = makeAlert()
        _ = car.present(alert)
        let snapshot = try XCTUnwrap(car.scene.snapshot)
        let grid = try XCTUnwrap(snapshot.topTemplate?.id)
        let information = InformationTemplateSnapshot(id: grid, title: "", layout: .leading, items: [])
        let voice = VoiceControlTemplateSnapshot(id: alert.id, activeState: nil)
        for change: SceneChange in [
            .template(grid, .information(information)), .template(grid, .sections([])),
            .template(alert.id, .voiceControl(voice)), .template(alert.id, .busyItem(nil)),
            .template(TemplateID(rawValue: .max), .voiceControl(voice)),
        ] {
            var changed = snapshot
            changed.apply(change)
            XCTAssertEqual(changed, snapshot)
        }
    }

    func testUntouchedTemplatesSendNothing() async {
        let grid = GridTemplate(title: "G", gridButtons: [])
        let car = Car(root: grid)
        car.forget()
        grid.updateTitle("G")
        car.scene.capabilities.maximumItemCount = 3
        XCTAssertEqual(car.display.changes, [])
    }
}
