import Templates
import TestSupport

/// What the template model itself costs, without a screen: one item's update in a long list against one in a short list,
/// and a push with its pop.
@MainActor
func measureModel(_ stage: Stage) throws -> [Measurement] {
    var long: [Double] = []
    var short: [Double] = []
    var navigation: [Double] = []
    for _ in 0..<stage.runs {
        long.append(try nanosecondsPerUpdate(items: 10_000))
        short.append(try nanosecondsPerUpdate(items: 10))
        navigation.append(try nanosecondsPerPushAndPop())
    }
    return [
        Measurement(
            name: "updating 1 item of 10,000", unit: "ns", shell: median(long), reference: "1 item of 10",
            referenceValue: median(short), target: 2),
        // A million of both a second.
        Measurement(name: "push and pop on the stack", unit: "ns", shell: median(navigation), target: 1_000),
    ]
}

/// A display that keeps a picture of the whole scene, as the real one does.
@MainActor
private final class PictureDisplay: SceneDisplay {
    var picture: SceneSnapshot?
    private(set) var changes = 0

    func apply(_ change: SceneChange) {
        changes += 1
        picture?.apply(change)
    }
}

/// Changes the text of the list's items, one after the other, on a connected display.
@MainActor
private func nanosecondsPerUpdate(items count: Int) throws -> Double {
    let items = (0..<count).map { ListItem(text: "Item \($0)", detailText: "Detail \($0)") }
    let list = ListTemplate(title: "Items", sections: [ListSection(items: items)])
    let app = OneListApp(list)
    var limits = CarCapabilities(category: .audio)
    limits.maximumItemCount = count
    let scene = TemplateApplicationScene(capabilities: limits, delegate: app)
    let display = PictureDisplay()
    scene.connect(display: display)
    defer { scene.disconnect() }
    display.picture = scene.snapshot
    let before = display.changes
    let updates = 10_000
    let start = Deadline.monotonicNanoseconds()
    for update in 0..<updates { items[update % count].setText("Changed \(update)") }
    let time = Double(Deadline.monotonicNanoseconds() - start) / Double(updates)
    guard display.changes - before == updates else {
        throw HarnessError("\(updates) updates came as \(display.changes - before) changes.")
    }
    return time
}

/// Shows one list.
@MainActor
private final class OneListApp: TemplateApplicationSceneDelegate {
    private let list: ListTemplate

    init(_ list: ListTemplate) { self.list = list }

    func templateApplicationScene(
        _ scene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) { interfaceController.setRootTemplate(list, animated: false) }

    func templateApplicationScene(
        _ scene: TemplateApplicationScene, didDisconnect interfaceController: InterfaceController
    ) {}
}

private func nanosecondsPerPushAndPop() throws -> Double {
    let limits = CarCapabilities(category: .audio)
    var state = NavigationState()
    _ = try state.setRoot(StackEntry(id: TemplateID(rawValue: 1), kind: .list), limits: limits)
    let entry = StackEntry(id: TemplateID(rawValue: 2), kind: .list)
    let pairs = 1_000_000
    let start = Deadline.monotonicNanoseconds()
    for _ in 0..<pairs {
        _ = try state.push(entry, limits: limits)
        _ = try state.pop()
    }
    let time = Double(Deadline.monotonicNanoseconds() - start) / Double(pairs)
    guard state.visibleStack.count == 1 else { throw HarnessError("The stack is \(state.visibleStack.count) deep.") }
    return time
}
