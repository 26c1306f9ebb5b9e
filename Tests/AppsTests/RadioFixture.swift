import Playback
import Stations
import Templates
import Testing

@testable import Apps

/// The radio app with everything around it that is real but sound, network and screen.
@MainActor
final class RadioFixture {
    let engine = FakeEngine()
    let loader = FakeLoader()
    let player: Player
    let store: StateStore
    let app: RadioApp
    let scene: TemplateApplicationScene
    private(set) var display: RecordingDisplay
    private let log = FaultLog()

    /// - Parameter answer: what the list's server gives; nil lets it wait.
    init(
        _ answer: Result<String, FakeLoader.Fault>? = nil, state: SavedState = SavedState(),
        sound: SoundSettings? = nil
    ) {
        loader.set(answer)
        player = Player(engine: engine)
        store = StateStore(path: nil) { _ in }
        store.change { $0 = state }
        let source = StationSource(
            argument: "http://lists.example/s.json", folders: UserFolders(environment: [:]), builtIn: "/none")
        app = RadioApp(
            library: StationLibrary(source: source, loader: loader), session: NowPlayingSession(player: player),
            store: store, sound: sound)
        scene = TemplateApplicationScene(
            capabilities: CarCapabilities(category: .audio), delegate: app
        ) { [log] in log.faults.append($0) }
        display = RecordingDisplay(scene)
    }

    private final class FaultLog { var faults: [Fault] = [] }

    /// The mistakes of the app that the scene has noticed.
    var faults: [Fault] { log.faults }

    /// A list of stations with these names and an address each.
    static func list(_ names: String...) -> String {
        let entries = names.map { "{name: '\($0)', streamURL: 'http://radio.example/\($0)', desc: 'Desc \($0)'}" }
        return "[" + entries.joined(separator: ",") + "]"
    }

    // MARK: What the shell does

    func connect() {
        display = RecordingDisplay(scene)
        scene.connect(display: display)
    }

    /// Connects and waits until the list is there.
    func connectAndLoad() async {
        connect()
        await load()
        display.clear()
    }

    /// Waits until what was remembered has been taken over.
    func settleMemory() async { await app.remembering?.value }

    /// Waits until the load of this connection is done.
    func load() async { await app.connection?.loading?.value }

    func send(_ event: SceneEvent) {
        if let connection = scene.connection { scene.receive(event, from: connection) }
    }

    /// Taps the row with this text in the visible list.
    func tap(_ text: String, at location: SourceLocation = #_sourceLocation) {
        guard case .list(let list)? = scene.snapshot?.topTemplate,
            let row = list.rows.first(where: { $0.text == text })
        else {
            Issue.record("there is no row “\(text)” to tap", sourceLocation: location)
            return
        }
        send(.select(template: list.id, item: row.id))
    }

    func selectTab(_ index: Int) {
        if let tab = scene.snapshot?.tabBar?.tabs[index] { send(.selectTab(template: tab.template)) }
    }

    /// Taps the first button of the alert on the screen.
    func pressAlert() {
        if case .alert(let alert)? = scene.snapshot?.presented, let button = alert.actions.first {
            send(.button(template: alert.id, button: button.id))
        }
    }

    func back() {
        if let top = scene.snapshot?.topTemplate { send(.back(template: top.id)) }
    }

    // MARK: What is on the screen

    /// The root list of a tab.
    func list(tab: Int) -> ListTemplateSnapshot? {
        guard case .list(let list)? = scene.snapshot?.stacks[tab].first else { return nil }
        return list
    }

    var stations: ListTemplateSnapshot? { list(tab: 0) }

    /// Whether the now-playing screen is on top.
    var isNowPlayingVisible: Bool {
        if case .nowPlaying? = scene.snapshot?.topTemplate { true } else { false }
    }

    /// The texts of the rows that are marked as playing.
    var marked: [String] { stations?.rows.filter(\.isPlaying).map(\.text) ?? [] }
}

extension ListTemplateSnapshot {
    /// The rows with texts, section after section.
    var rows: [ListItemSnapshot] {
        sections.flatMap(\.items).compactMap { if case .item(let item) = $0 { item } else { nil } }
    }

    /// The titles of the pictures of the first image row; nil when there is none.
    var imageTitles: [String]? {
        for case .imageRow(let row) in sections.flatMap(\.items) { return row.elements.map { $0.title ?? "" } }
        return nil
    }
}
