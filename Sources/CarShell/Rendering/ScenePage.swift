import Templates

/// A template in a stack: a value until it is first seen, widgets from then on.
@MainActor
final class ScenePage {
    private var pending: TemplateSnapshot
    private(set) var existingView: (any TemplateView)?
    let id: TemplateID

    init(_ template: TemplateSnapshot) {
        pending = template
        id = template.id
    }

    /// The page's widgets, made now if they don't exist yet.
    func view(make: (TemplateSnapshot) -> any TemplateView) -> any TemplateView {
        if let existingView { return existingView }
        let view = make(pending)
        existingView = view
        return view
    }

    func apply(_ change: TemplateChange) {
        if let existingView { existingView.apply(change) } else { pending.apply(change) }
    }
}
