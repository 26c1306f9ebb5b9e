@testable import Templates

extension Car {
    func present(_ template: Template) -> Outcome? {
        outcome { $0.presentTemplate(template, animated: true, completion: $1) }
    }

    func dismiss() -> Outcome? { outcome { $0.dismissTemplate(animated: true, completion: $1) } }

    func showOverlay(_ template: Template) -> Outcome? {
        outcome { $0.showOverlayTemplate(template, animated: true, completion: $1) }
    }

    func hideOverlay() -> Outcome? { outcome { $0.hideOverlayTemplate(animated: true, completion: $1) } }

    /// The names of all but the list's first template on the display: what is presented.
    var presented: String? { controller.presentedTemplate.map(app.name) }

    /// The template on top as the display has been told of it.
    var shownTop: TemplateSnapshot? { display.shown?.topTemplate }

    /// Taps a button inside a template.
    func tap(_ button: ButtonID, in template: Template) { receive(.button(template: template.id, button: button)) }
}

/// An alert with actions that do nothing.
@MainActor
func makeAlert(_ titles: String..., cancel: Bool = false) -> AlertTemplate {
    AlertTemplate(
        titleVariants: ["Alert"],
        actions: (titles.isEmpty ? ["OK"] : titles).map {
            AlertAction(title: $0, style: cancel ? .cancel : .default) { _ in }
        })
}

/// A place of nowhere.
@MainActor
func makePoint(_ title: String) -> PointOfInterest {
    PointOfInterest(location: Coordinate(latitude: 48, longitude: 11), title: title)
}
