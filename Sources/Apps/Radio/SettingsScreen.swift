import Playback
import Templates

/// The settings tab: what is about the shell and not about a station.
@MainActor
final class SettingsScreen {
    /// A handler's completion: to be called once.
    typealias Completion = @MainActor () -> Void

    let template = ListTemplate(title: RadioTexts.settings, sections: [])
    /// In percent; a hundred is no limit.
    private static let startVolumes = [100, 80, 60, 50, 40, 30, 20]

    private weak var controller: InterfaceController?
    private let sound: SoundSettings?
    private var observation: Observation?
    /// Asks the sound server for its outputs.
    private(set) var listing: Task<Void, Never>?
    private let output = ListItem(text: RadioTexts.output, detailText: nil)
    private let outputLoss = ListItem(text: RadioTexts.outputLoss, detailText: nil)
    private let startVolume = ListItem(text: RadioTexts.startVolume, detailText: nil)

    /// - Parameter sound: what can be set about the sound; nil leaves it out.
    init(_ controller: InterfaceController, sound: SoundSettings?) {
        self.controller = controller
        self.sound = sound
        template.tabImage = .symbol("settings")
        for item in [output, outputLoss, startVolume] { item.accessoryType = .disclosureIndicator }
        if sound?.outputs == nil {
            output.isEnabled = false
            output.accessoryType = .none
        }
        output.handler = { [weak self] _, completion in self?.chooseOutput(completion) ?? completion() }
        outputLoss.handler = { [weak self] _, completion in self?.chooseOutputLoss(completion) ?? completion() }
        startVolume.handler = { [weak self] _, completion in self?.chooseStartVolume(completion) ?? completion() }
        observation = sound?.store.observe { [weak self] settings in self?.show(settings) }
    }

    /// - Parameters:
    ///   - whatsNew: the title of the row that leads to the release notes; nil leaves it out.
    ///   - open: shows them, and calls its argument when they are on screen.
    func show(whatsNew: String?, open: @escaping @MainActor (@escaping Completion) -> Void) {
        var sections: [ListSection] = []
        if sound != nil {
            sections.append(
                ListSection(items: [output, outputLoss, startVolume], header: RadioTexts.sound, sectionIndexTitle: nil))
        }
        if let whatsNew {
            let item = ListItem(text: whatsNew, detailText: nil)
            item.setImage(.symbol("new"))
            item.accessoryType = .disclosureIndicator
            item.handler = { _, completion in open(completion) }
            sections.append(ListSection(items: [item]))
        }
        template.updateSections(sections)
    }

    /// Ends what waits for others.
    func end() {
        listing?.cancel()
        observation?.cancel()
    }

    private func show(_ settings: AudioSettings) {
        let isFixed = sound?.outputs == nil
        output.setDetailText(isFixed ? RadioTexts.outputFixed : RadioTexts.name(of: settings.output))
        outputLoss.setDetailText(RadioTexts.outputLoss(settings.outputLoss))
        startVolume.setDetailText(RadioTexts.startVolume(settings.startVolumeCeiling))
    }

    // MARK: Choosing

    /// The outputs are asked for each time: they come and go.
    private func chooseOutput(_ completion: @escaping Completion) {
        guard let sound, let outputs = sound.outputs else { return completion() }
        listing = Task { [weak self] in
            let found = await outputs.outputs()
            guard let self, !Task.isCancelled else { return completion() }
            let chosen = sound.store.settings.output
            choose(
                RadioTexts.output, Self.choices(found, chosen: chosen), chosen: chosen, completion
            ) { settings, output in settings.output = output }
        }
    }

    /// The system's, those that are there, and the chosen one where it is not there.
    private static func choices(_ found: [OutputDevice], chosen: OutputSetting) -> [ChoiceScreen<OutputSetting>.Choice]
    {
        var choices = [ChoiceScreen<OutputSetting>.Choice(value: .systemDefault, title: RadioTexts.followTheSystem)]
        for device in found.sorted(by: { ($0.name, $0.element) < ($1.name, $1.element) }) {
            // A device that is called otherwise today is still the same.
            if case .pinned(let pinned) = chosen, pinned.element == device.element {
                choices.append(.init(value: chosen, title: device.name))
            } else {
                choices.append(.init(value: .pinned(device), title: device.name))
            }
        }
        if case .pinned(let device) = chosen, !choices.contains(where: { $0.value == chosen }) {
            choices.append(.init(value: chosen, title: device.name, detail: RadioTexts.notConnected))
        }
        return choices
    }

    private func chooseOutputLoss(_ completion: @escaping Completion) {
        guard let sound else { return completion() }
        let choices = [OutputLossPolicy.resume, .pause].map {
            ChoiceScreen.Choice(value: $0, title: RadioTexts.outputLoss($0))
        }
        choose(RadioTexts.outputLoss, choices, chosen: sound.store.settings.outputLoss, completion) {
            $0.outputLoss = $1
        }
    }

    private func chooseStartVolume(_ completion: @escaping Completion) {
        guard let sound else { return completion() }
        let chosen = sound.store.settings.startVolumeCeiling
        // What was written into the file by hand has a row, too.
        let percents = Set(Self.startVolumes + [chosen]).sorted(by: >)
        let choices = percents.map { ChoiceScreen.Choice(value: $0, title: RadioTexts.startVolume($0)) }
        choose(RadioTexts.startVolume, choices, chosen: chosen, completion) { $0.setStartVolumeCeiling($1) }
    }

    /// Shows the choices; a tap sets one and goes back.
    private func choose<Value>(
        _ title: String, _ choices: [ChoiceScreen<Value>.Choice], chosen: Value, _ completion: @escaping Completion,
        set: @escaping (inout AudioSettings, Value) -> Void
    ) {
        guard let controller, let store = sound?.store else { return completion() }
        let screen = ChoiceScreen<Value>(title: title) { [weak controller] value, done in
            store.change { set(&$0, value) }
            guard let controller else { return done() }
            controller.popTemplate(animated: true) { _, _ in done() }
        }
        screen.show(choices, chosen: chosen)
        controller.pushTemplate(screen.template, animated: true) { _, _ in completion() }
    }
}
