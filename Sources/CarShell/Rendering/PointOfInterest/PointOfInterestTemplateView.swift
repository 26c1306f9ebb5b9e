import CGtk
import Templates

/// Draws a `PointOfInterestTemplate`.
@MainActor
final class PointOfInterestTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "point-of-interest"

    init(
        _ points: PointOfInterestTemplateSnapshot, store: ArtworkStore,
        report: @escaping @MainActor (SceneEvent) -> Void
    ) {
        templateID = points.id
        title = points.title
        navigationBar = points.navigationBar
        page = Box(GTK_ORIENTATION_VERTICAL).styled(.page)
    }

    func apply(_ change: TemplateChange) {}

    func focus() {}
}
