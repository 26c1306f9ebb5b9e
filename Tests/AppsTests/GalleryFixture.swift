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

    /// Taps the row with this text on the visible list, as a person would.
    func tap(row text: String) {
        guard case .list(let list)? = scene.snapshot?.topTemplate else { return }
        for case .item(let item) in list.sections.flatMap(\.items) where item.text == text {
            scene.receive(.select(template: list.id, item: item.id), from: connection)
            return
        }
    }

    /// The visible list.
    var list: ListTemplateSnapshot? {
        if case .list(let list)? = scene.snapshot?.topTemplate { list } else { nil }
    }

    private final class FaultLog {
        var faults: [Fault] = []
    }
}

extension ListTemplateSnapshot {
    /// The ordinary rows, in all sections.
    var rows: [ListItemSnapshot] {
        sections.flatMap(\.items).compactMap { if case .item(let item) = $0 { item } else { nil } }
    }
    /// The image rows, in all sections.
    var imageRows: [ListImageRowItemSnapshot] {
        sections.flatMap(\.items).compactMap { if case .imageRow(let row) = $0 { row } else { nil } }
    }
}

extension TemplateSnapshot {
    /// The row whose handler is at work.
    var busyItem: ItemID? {
        switch self {
        case .list(let list): list.busyItem
        case .search(let search): search.busyItem
        default: nil
        }
    }
}
