@testable import Templates

/// One random drive: operations, taps, changes, limits, late completions and disconnects, checked after each step.
@MainActor
final class RandomDrive {
    private(set) var problems: [String] = []

    private let car: Car
    private let lists: [ListTemplate]
    private let items: [ListItem]
    private let tabBar: TabBarTemplate
    private let alerts = [makeAlert(cancel: true), makeAlert(cancel: true)]
    private let voice = VoiceControlTemplate(
        voiceControlStates: [VoiceControlState(identifier: "1", titleVariants: nil, image: nil, repeats: false)])
    private var generator: SeededGenerator
    private var reference = ReferenceStacks()
    private var calls: [Int] = []
    private var handlerCompletions: [@MainActor () -> Void] = []
    private var oldControllers: [InterfaceController] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        items = (0..<8).map { ListItem(text: "\($0)", detailText: nil) }
        let items = items
        lists = (0..<8).map {
            ListTemplate(title: "L\($0)", sections: [makeSection(2), ListSection(items: [items[$0], items[0]])])
        }
        tabBar = TabBarTemplate(templates: [lists[0], lists[1]])
        var names: [String: Template] = ["N": NowPlayingTemplate.shared, "T": tabBar]
        for (index, list) in lists.enumerated() { names["L\(index)"] = list }
        for (index, alert) in alerts.enumerated() { names["A\(index)"] = alert }
        names["V"] = voice
        car = Car(root: lists[0], names: names)
        car.display.checksEachChange = false
        reference.setRoot(lists[0].id)
        for item in items {
            item.handler = { [weak self] _, completion in self?.handlerCompletions.append(completion) }
        }
        tabBar.delegate = car.app
    }

    func run(steps: Int) {
        for step in 0..<steps where problems.isEmpty {
            car.display.finishesAtOnce = Bool.random(using: &generator)
            let name = take(step)
            // With transitions outstanding the queue is behind the reference: compared is only what has settled.
            if Int.random(in: 0..<3, using: &generator) == 0 { settle() }
            check(after: "\(step) \(name)")
        }
        settle()
        car.scene.disconnect()
        for completion in handlerCompletions { completion() }
        check(after: "the end")
        let unbalanced = Dictionary(grouping: car.app.log.filter { $0.contains("appear") }) { line in
            line.prefix { $0 != " " }
        }.filter { _, lines in
            lines.filter { $0.hasSuffix("will appear") }.count
                != lines.filter { $0.hasSuffix("did disappear") }.count
        }
        if !unbalanced.isEmpty { problems.append("appearances don't balance: \(unbalanced.keys.sorted())") }
        if calls.contains(where: { $0 != 1 }) { problems.append("completions were called \(calls)") }
        if car.faults.contains(where: { $0.reason == .noRootAtConnect }) { problems.append("no root") }
    }

    private func settle() {
        while !car.display.unfinished.isEmpty { car.display.finish() }
    }

    /// Does something and returns its name.
    private func take(_ step: Int) -> String {
        switch Int.random(in: 0..<24, using: &generator) {
        case 0...3:
            let template = anyTemplate()
            operation(
                expecting: { $0.push(template.id, depth: self.car.scene.capabilities.maximumDepth) },
                running: { $0.pushTemplate(template, animated: $1, completion: $2) })
            return "push \(car.app.name(template))"
        case 4, 5:
            operation(
                expecting: { $0.pop() },
                running: { $0.popTemplate(animated: $1, completion: $2) })
            return "pop"
        case 6:
            operation(
                expecting: { $0.popToRoot() },
                running: { $0.popToRootTemplate(animated: $1, completion: $2) })
            return "pop to root"
        case 7:
            let template = anyTemplate()
            operation(
                expecting: { $0.pop(to: template.id) },
                running: { $0.pop(to: template, animated: $1, completion: $2) })
            return "pop to \(car.app.name(template))"
        case 8:
            let list = anyList()
            operation(
                expecting: { $0.setRoot(list.id) },
                running: { $0.setRootTemplate(list, animated: $1, completion: $2) })
            return "set root"
        case 9:
            let tabBar = tabBar
            // The tabs are read when the operation starts, which after settling is now.
            settle()
            let roots = tabBar.templates.map(\.id)
            let selected = tabBar.templates.firstIndex { $0 === tabBar.selectedTemplate } ?? 0
            operation(
                expecting: { $0.setTabs(roots, selected: selected) },
                running: { $0.setRootTemplate(tabBar, animated: $1, completion: $2) })
            return "set tab bar"
        case 10:
            settle()
            let list = anyList()
            car.receive(.selectTab(template: list.id))
            if reference.presented == nil { reference.selectTab(list.id) }
            return "select tab"
        case 11:
            settle()
            let roots = Array(lists.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
            tabBar.updateTemplates(roots)
            if car.controller.rootTemplate === tabBar { reference.updateTabs(roots.map(\.id)) }
            return "update tabs"
        case 12:
            settle()
            let template = anyTemplate()
            car.receive(.back(template: template.id))
            if reference.presented == nil, reference.visible.last == template.id, reference.visible.count > 1 {
                _ = reference.pop()
            }
            return "back"
        case 13:
            settle()
            car.receive(.showNowPlaying)
            let id = NowPlayingTemplate.shared.id
            if reference.presented == nil, !reference.pop(to: id) {
                _ = reference.push(id, depth: car.scene.capabilities.maximumDepth + 1)
            }
            return "now playing"
        case 14:
            reconnect()
            return "reconnect"
        case 15...18: return takeModal()
        default:
            change()
            return "change"
        }
    }

    /// Presents, dismisses, presses and goes back over the stack, and returns the name.
    private func takeModal() -> String {
        let modal: Template = alerts.randomElement(using: &generator) ?? voice
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1, 2:
            let template = Int.random(in: 0..<4, using: &generator) == 0 ? voice : modal
            operation(
                expecting: { $0.present(template.id) },
                running: { $0.presentTemplate(template, animated: $1, completion: $2) })
            return "present \(car.app.name(template))"
        case 3:
            operation(expecting: { $0.dismiss() }, running: { $0.dismissTemplate(animated: $1, completion: $2) })
            return "dismiss"
        case 4:
            let voice = voice
            operation(
                expecting: { $0.showOverlay(voice.id) },
                running: { $0.showOverlayTemplate(voice, animated: $1, completion: $2) })
            return "show overlay"
        case 5:
            operation(
                expecting: { $0.hideOverlay() }, running: { $0.hideOverlayTemplate(animated: $1, completion: $2) })
            return "hide overlay"
        case 6:
            settle()
            guard let alert = modal as? AlertTemplate else { return "nothing" }
            car.receive(.button(template: alert.id, button: alert.actions[0].id))
            if reference.presented == alert.id { _ = reference.dismiss() }
            return "press \(car.app.name(alert))"
        default:
            settle()
            let template = Bool.random(using: &generator) ? modal : voice
            car.receive(.back(template: template.id))
            if reference.presented == template.id { _ = reference.dismiss() }
            return "back from \(car.app.name(template))"
        }
    }

    private func operation(
        expecting: (inout ReferenceStacks) -> Bool,
        running body: (InterfaceController, Bool, @escaping InterfaceController.Completion) -> Void
    ) {
        let expected = expecting(&reference)
        let index = calls.count
        calls.append(0)
        let generation = car.scene.connection
        body(car.controller, Bool.random(using: &generator)) { [weak self] success, error in
            guard let self else { return }
            calls[index] += 1
            if success != (error == nil) { problems.append("an error and success do not fit") }
            let isCut = error as? InterfaceControllerError == .disconnected
            if isCut { return }
            if generation != car.scene.connection { problems.append("a result of an old connection") }
            if success != expected { problems.append("operation \(index): \(success), expected \(expected)") }
        }
    }

    private func reconnect() {
        let dead = car.display
        oldControllers.append(car.controller)
        if let connection = car.scene.connection, Bool.random(using: &generator) {
            car.scene.disconnect()
            car.scene.receive(.showNowPlaying, from: connection)
        }
        let display = TestDisplay()
        display.checksEachChange = false
        display.scene = car.scene
        car.display = display
        dead.forgetChanges()
        car.app.root = lists[0]
        car.scene.connect(display: display)
        for completion in handlerCompletions where Bool.random(using: &generator) { completion() }
        handlerCompletions = []
        oldControllers.last?.popTemplate(animated: true, completion: nil)
        if !dead.changes.isEmpty { problems.append("a change reached a dead display: \(dead.changes)") }
        if !(oldControllers.last?.templates.isEmpty ?? true) { problems.append("an old controller has templates") }
        reference = ReferenceStacks()
        reference.setRoot(lists[0].id)
    }

    /// Changes a row, a list or a limit, or taps.
    private func change() {
        let list = anyList()
        let item = items.randomElement(using: &generator) ?? items[0]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: item.isPlaying.toggle()
        case 1: item.setDetailText(item.detailText == nil ? "x" : nil)
        case 2:
            let row = ListItem(text: "new", detailText: nil)
            list.updateSections([ListSection(items: [row, item]), makeSection(1), ListSection(items: [items[0]])])
        case 3: car.scene.capabilities.maximumItemCount = Int.random(in: 0...6, using: &generator)
        case 4: car.receive(.select(template: list.id, item: item.id))
        case 5: if !handlerCompletions.isEmpty { handlerCompletions.removeFirst()() }
        case 6: handlerCompletions = []
        default: list.showsSpinnerWhileEmpty.toggle()
        }
    }

    private func check(after step: String) {
        if car.scene.snapshot != nil, car.display.shown != car.scene.snapshot {
            problems.append("\(step): the display shows something else than the scene says")
        }
        guard car.display.unfinished.isEmpty, car.scene.connection != nil else { return }
        checkModal(after: step)
        let visible = car.controller.templates.map(\.id)
        if visible != reference.visible {
            problems.append("\(step): the stack is \(car.stack), expected \(reference.visible.map(\.rawValue))")
        }
    }

    private func checkModal(after step: String) {
        if car.controller.presentedTemplate?.id != reference.presented {
            problems.append("\(step): presented is \(car.presented ?? "nothing")")
        }
        if car.display.shown?.presented?.id != reference.presented
            || car.display.shown?.overlay?.id != reference.overlay
        {
            problems.append("\(step): the display shows another modal template or overlay")
        }
    }

    private func anyList() -> ListTemplate { lists.randomElement(using: &generator) ?? lists[0] }
    private func anyTemplate() -> Template {
        Int.random(in: 0..<6, using: &generator) == 0 ? NowPlayingTemplate.shared : anyList()
    }
}
