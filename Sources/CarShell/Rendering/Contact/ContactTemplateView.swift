import CGtk
import Templates

/// Draws a `ContactTemplate`: picture, texts and up to four buttons (R152).
@MainActor
final class ContactTemplateView: TemplateView {
    let templateID: TemplateID
    let page: Widget
    private(set) var title: String?
    private(set) var navigationBar: NavigationBarSnapshot
    let kind = "contact"

    private let artwork: ArtworkView
    private let name = Label(lines: 2).styled(.trackTitle)
    private let subtitle = Label(lines: 2).styled(.trackArtist)
    private let information = Label(lines: 3).styled(.secondary)
    private let actions: ButtonRow
    private let layout: Box

    init(_ template: ContactTemplateSnapshot, store: ArtworkStore, report: @escaping @MainActor (SceneEvent) -> Void) {
        let id = template.id
        templateID = id
        navigationBar = template.navigationBar
        artwork = ArtworkView(.card, store: store)
        actions = ButtonRow(store: store) { report(.button(template: id, button: $0)) }
        let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 8, [name, subtitle, information, actions.widget])
            .expanding(horizontally: true).aligned(vertically: GTK_ALIGN_CENTER)
        layout = Box(GTK_ORIENTATION_HORIZONTAL, [artwork.widget, column]).styled(.nowPlaying)
            .aligned(vertically: GTK_ALIGN_CENTER)
        layout.expanding(horizontally: true, vertically: true)
        page = Scroller(layout, vertically: true).styled(.page)
        show(template)
    }

    func apply(_ change: TemplateChange) {
        switch change {
        case .contact(let contact): show(contact)
        case .navigationBar(let bar): navigationBar = bar
        default: break
        }
    }

    private func show(_ template: ContactTemplateSnapshot) {
        navigationBar = template.navigationBar
        let contact = template.contact
        title = contact.name
        page.setAccessibleName(contact.name)
        var image = contact.image ?? Image(source: nil)
        if image.placeholder == nil { image.placeholder = contact.name }
        artwork.image = image
        name.text = contact.name
        subtitle.text = contact.subtitle ?? ""
        subtitle.isVisible = contact.subtitle?.isEmpty == false
        information.text = contact.informativeText ?? ""
        information.isVisible = contact.informativeText?.isEmpty == false
        actions.show(contact.actions)
    }

    func setPortrait(_ isPortrait: Bool) {
        layout.orientation = isPortrait ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        for label in [name, subtitle, information] { label.textAligned(isPortrait ? 0.5 : 0) }
        actions.widget.aligned(horizontally: isPortrait ? GTK_ALIGN_CENTER : GTK_ALIGN_START)
    }

    func focus() { page.focusFirst() }
}
