/// One thing asked of the navigation hierarchy, by the app or by a person, waiting for its turn or running.
struct NavigationOperation {
    /// What is asked for.
    enum Request {
        case setRoot(Template)
        case push(Template)
        case pop
        case popToRoot
        case popTo(Template)
        case present(Template)
        case dismiss
        case showOverlay(Template)
        case hideOverlay
        /// A person asked to go back from this template (CS15).
        case back(from: TemplateID)
        /// A person asked for the now-playing screen (R124).
        case showNowPlaying
        /// The template is the root of the tab.
        case selectTab(TemplateID, isByPerson: Bool)
        /// The tab bar has new tabs, or its tabs new titles.
        case updateTabs(TabBarTemplate)

        /// The template that the request is about, for the fault log.
        @MainActor var template: TemplateID? {
            switch self {
            case .setRoot(let template), .push(let template), .popTo(let template), .present(let template),
                .showOverlay(let template):
                template.id
            case .back(let id), .selectTab(let id, _): id
            case .updateTabs(let tabBar): tabBar.id
            case .pop, .popToRoot, .dismiss, .hideOverlay, .showNowPlaying: nil
            }
        }
    }

    let request: Request
    /// Whether it is this operation's business that a modal template goes or comes (CS11).
    var concernsModal: Bool {
        switch request {
        case .present, .dismiss, .setRoot: true
        default: false
        }
    }

    var animated = false
    var completion: InterfaceController.Completion?
}
