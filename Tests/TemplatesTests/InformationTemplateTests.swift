import XCTest

@testable import Templates

/// Information templates, contacts and their buttons.
@MainActor
final class InformationTemplateTests: XCTestCase {
    private func shown(_ car: Car) -> InformationTemplateSnapshot? {
        if case .information(let information)? = car.shownTop { information } else { nil }
    }

    private func makeCar(_ template: Template, category: AppCategory = .parking) -> Car {
        Car(root: template, category: category)
    }

    func testTenItemsAndThreeActionsAreShown_R149() async {
        var taps: [String] = []
        let items = (1...11).map { InformationItem(title: "\($0)", detail: nil) }
        let actions = (1...4).map { number in TextButton(title: "\(number)") { taps.append($0.title) } }
        let template = InformationTemplate(title: "I", layout: .twoColumn, items: items, actions: actions)
        let car = makeCar(template)
        XCTAssertEqual(shown(car)?.items.compactMap(\.title), (1...10).map { "\($0)" })
        XCTAssertEqual(shown(car)?.actions.map(\.title), ["1", "2", "3"])
        XCTAssertEqual(shown(car)?.layout, .twoColumn)
        for action in actions { car.tap(action.id, in: template) }
        XCTAssertEqual(taps, ["1", "2", "3"])
        XCTAssertEqual(template.items.count, 11)
    }

    func testSettersShowAtOnce() async {
        let button = TextButton(title: "a", textStyle: .confirm)
        let template = InformationTemplate(title: "I", layout: .leading, items: [], actions: [button])
        let car = makeCar(template)
        template.title = "J"
        template.items = [InformationItem(title: "t", detail: "d")]
        button.title = "b"
        button.textStyle = .cancel
        XCTAssertEqual(shown(car)?.title, "J")
        XCTAssertEqual(shown(car)?.items, [InformationItemSnapshot(title: "t", detail: "d")])
        XCTAssertEqual(shown(car)?.actions, [TextButtonSnapshot(id: button.id, title: "b", textStyle: .cancel)])
        template.actions = []
        XCTAssertEqual(shown(car)?.actions, [])
        template.leadingNavigationBarButtons = [BarButton(title: "x")]
        XCTAssertEqual(shown(car)?.navigationBar.leadingButtons.map(\.title), ["x"])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testAudioAppsHaveNone_R150() async {
        let car = Car(root: makeList(), category: .audio)
        let template = InformationTemplate(title: "I", layout: .leading, items: [], actions: [])
        XCTAssertEqual(car.push(template), .failure(.unsupportedTemplate(.information, .push)))
        XCTAssertEqual(Car(root: makeList(), category: .parking).push(template), .success)
    }

    func testARatingIsRoundedToHalvesAndClamped_R151() {
        let cases: [(Double, Int, Double, Int)] = [
            (3.3, 5, 3.5, 5), (3.2, 5, 3, 5), (9, 5, 5, 5), (-1, 5, 0, 5), (.nan, 5, 0, 5), (2, 0, 1, 1),
            (4.5, 9, 4.5, 5),
        ]
        for (rating, maximum, value, limit) in cases {
            let item = InformationRatingItem(rating: rating, maximumRating: maximum, title: "t", detail: nil)
            XCTAssertEqual(item.rating, value)
            XCTAssertEqual(item.maximumRating, limit)
            XCTAssertEqual(item.snapshot.rating, InformationRating(value: value, maximum: limit))
        }
    }

    // MARK: Contacts

    private func shownContact(_ car: Car) -> ContactSnapshot? {
        if case .contact(let contact)? = car.shownTop { contact.contact } else { nil }
    }

    func testFourActionsOfAContactAreShown_R152() async {
        let contact = Contact(name: "N", image: .symbol("person"))
        let template = ContactTemplate(contact: contact)
        let car = makeCar(makeList(), category: .communication)
        XCTAssertEqual(car.push(template), .success)
        XCTAssertEqual(shownContact(car)?.actions, [])
        var taps = 0
        let buttons = (0..<5).map { _ in Button(image: .symbol("x")) { _ in taps += 1 } }
        contact.actions = buttons
        XCTAssertEqual(shownContact(car)?.actions.map(\.id), buttons.prefix(4).map(\.id))
        car.tap(buttons[4].id, in: template)
        XCTAssertEqual(taps, 0)
        car.tap(buttons[3].id, in: template)
        XCTAssertEqual(taps, 1)
    }

    func testAContactIsForCommunicationAndNavigation_R153() {
        let allowed = AppCategory.allCases.filter { CarCapabilities(category: $0).allowedTemplates.contains(.contact) }
        XCTAssertEqual(allowed, [.communication, .navigation, .publicSafety])
    }

    func testAContactIsPushedAndNotPresented_R153() async {
        let car = makeCar(makeList(), category: .communication)
        let template = ContactTemplate(contact: Contact(name: "N", image: .symbol("person")))
        XCTAssertEqual(car.present(template), .failure(.unsupportedTemplate(.contact, .present)))
        XCTAssertEqual(car.push(template), .success)
    }

    func testContactSettersShowAtOnce() async {
        let contact = Contact(name: "N", image: .symbol("person"))
        let template = ContactTemplate(contact: contact)
        let car = makeCar(makeList(), category: .communication)
        _ = car.push(template)
        contact.name = "M"
        contact.subtitle = "s"
        contact.informativeText = "i"
        contact.image = .symbol("other")
        XCTAssertEqual(
            shownContact(car),
            ContactSnapshot(name: "M", image: .symbol("other"), subtitle: "s", informativeText: "i"))
        template.contact = Contact(name: "K", image: .symbol("person"))
        XCTAssertEqual(shownContact(car)?.name, "K")
        car.display.forgetChanges()
        contact.name = "gone"
        XCTAssertEqual(car.display.changes, [])
        XCTAssertEqual(car.display.mismatches, [])
    }

    func testADisabledButtonIsNotPressed_R164() async {
        var taps = 0
        let call = ContactCallButton { _ in taps += 1 }
        let directions = ContactDirectionsButton { _ in taps += 10 }
        let contact = Contact(name: "N", image: .symbol("person"))
        contact.actions = [call, directions]
        let template = ContactTemplate(contact: contact)
        let car = makeCar(makeList(), category: .communication)
        _ = car.push(template)
        call.isEnabled = false
        XCTAssertEqual(shownContact(car)?.actions.map(\.isEnabled), [false, true])
        car.tap(call.id, in: template)
        car.tap(directions.id, in: template)
        XCTAssertEqual(taps, 10)
    }

    func testWritingIsForTheAssistant_R111() async {
        let message = ContactMessageButton(phoneOrEmail: "a@example.org")
        let contact = Contact(name: "N", image: .symbol("person"))
        contact.actions = [message]
        let template = ContactTemplate(contact: contact)
        let compose = MessageComposeBarButton()
        template.trailingNavigationBarButtons = [compose]
        let car = makeCar(makeList(), category: .communication)
        var requests: [AssistantRequest] = []
        car.scene.assistant = { requests.append($0) }
        _ = car.push(template)
        car.tap(message.id, in: template)
        car.receive(.barButton(template: template.id, button: compose.id))
        XCTAssertEqual(
            requests,
            [.composeMessage(phoneOrEmailAddress: "a@example.org"), .composeMessage(phoneOrEmailAddress: nil)])
        compose.isEnabled = false
        car.receive(.barButton(template: template.id, button: compose.id))
        XCTAssertEqual(requests.count, 2)
    }
}
