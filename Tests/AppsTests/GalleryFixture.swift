import Apps
import Templates

/// The gallery in a scene of its own, with a display that shows everything at once.
@MainActor
final class GalleryFixture {
    let app = GalleryApp()
    let scene: TemplateApplicationScene
    private(set) var display: RecordingDisplay
    private let log = FaultLog()

    init(_ car: CarCapabilities = CarCapabilities(category: .audio)) {
        let capabilities = GalleryApp.capabilities(car)
        CarCapabilities.current = capabilities
        scene = TemplateApplicationScene(capabilities: capabilities, delegate: app) { [log] in log.faults.append($0) }
        display = RecordingDisplay(scene)
        scene.connect(display: display)
    }

    var faults: [Fault] { log.faults }

    /// The present connection; one that names nothing while there is none.
    var connection: ConnectionID { scene.connection ?? ConnectionID(rawValue: 0) }

    /// Connects a new display.
    func connect() {
        display = RecordingDisplay(scene)
        scene.connect(display: display)
    }

    /// Shows a page; answers whether it came, nil when nothing was told.
    @discardableResult
    func show(_ page: GalleryPage) -> Bool? {
        var result: Bool?
        page.show(in: scene) { success, _ in result = success }
        return result
    }

    /// Shows the page of this name; answers what is on screen.
    @discardableResult
    func show(_ name: String) -> TemplateSnapshot? {
        guard let page = GalleryPage.named(name), show(page) == true else { return nil }
        return scene.snapshot?.topTemplate
    }

    func receive(_ event: SceneEvent) { scene.receive(event, from: connection) }

    /// Taps the row with this text on the visible list.
    func tap(row text: String) {
        guard let list, let row = list.rows.first(where: { $0.text == text }) else { return }
        receive(.select(template: list.id, item: row.id))
    }

    /// What is on screen, without the templates below.
    var visible: SceneSnapshot? {
        guard var snapshot = scene.snapshot else { return nil }
        snapshot.stacks = snapshot.stacks.map { Array($0.suffix(1)) }
        return snapshot
    }

    /// The visible list.
    var list: ListTemplateSnapshot? { scene.snapshot?.topTemplate?.list }

    private final class FaultLog {
        var faults: [Fault] = []
    }
}

extension TemplateSnapshot {
    var grid: GridTemplateSnapshot? { if case .grid(let grid) = self { grid } else { nil } }
    var search: SearchTemplateSnapshot? { if case .search(let search) = self { search } else { nil } }
    var contact: ContactTemplateSnapshot? { if case .contact(let contact) = self { contact } else { nil } }
    var information: InformationTemplateSnapshot? {
        if case .information(let information) = self { information } else { nil }
    }
    var pointOfInterest: PointOfInterestTemplateSnapshot? {
        if case .pointOfInterest(let points) = self { points } else { nil }
    }
    var nowPlaying: NowPlayingTemplateSnapshot? {
        if case .nowPlaying(let nowPlaying) = self { nowPlaying } else { nil }
    }
}

extension ListTemplateSnapshot {
    /// The image rows, in all sections.
    var imageRows: [ListImageRowItemSnapshot] {
        sections.flatMap(\.items).compactMap { if case .imageRow(let row) = $0 { row } else { nil } }
    }
}
