import CGtk
import Templates

/// Draws an `InformationTemplate`: up to ten items and three buttons (R149).
@MainActor
final class InformationTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "information"

    private let items = Box(GTK_ORIENTATION_VERTICAL, spacing: 4).styled(.information)
    private let actions: TextButtonRow
    private let scroller: Scroller
    private var shown: [InformationItemSnapshot] = []
    private let layout: InformationTemplateLayout

    init(_ information: InformationTemplateSnapshot, report: @escaping @MainActor (SceneEvent) -> Void) {
        let id = information.id
        templateID = id
        navigationBar = information.navigationBar
        layout = information.layout
        actions = TextButtonRow { report(.button(template: id, button: $0)) }
        scroller = Scroller(items, vertically: true).expanding(horizontally: true, vertically: true)
        page = Box(GTK_ORIENTATION_VERTICAL, [scroller, actions.widget]).styled(.page)
        show(information)
    }

    func apply(_ change: TemplateChange) {
        switch change {
        case .information(let information): show(information)
        case .navigationBar(let bar): navigationBar = bar
        default: break
        }
    }

    private func show(_ information: InformationTemplateSnapshot) {
        title = information.title
        navigationBar = information.navigationBar
        page.setAccessibleName(information.title)
        actions.show(information.actions)
        guard information.items != shown else { return }
        shown = information.items
        items.removeAll()
        for item in information.items where item.title != nil || item.detail != nil || item.rating != nil {
            items.append(makeLine(item))
        }
    }

    private func makeLine(_ item: InformationItemSnapshot) -> Widget {
        let isTwoColumn = layout == .twoColumn
        let line = Box(
            isTwoColumn ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, spacing: isTwoColumn ? 24 : 0
        )
        .styled(.informationItem)
        if let title = item.title {
            line.append(Label(title, lines: 2).styled(.informationTitle).expanding(horizontally: isTwoColumn))
        }
        if let rating = item.rating { line.append(RatingView.makeWidget(rating)) }
        if let detail = item.detail {
            let label = Label(detail, lines: 4).styled(.informationDetail)
            line.append(isTwoColumn ? label.textAligned(1) : label)
        }
        return line
    }

    func setPortrait(_ isPortrait: Bool) { actions.isStacked = isPortrait }

    func focus() { if !page.focusFirst() { scroller.grabFocus() } }
}
