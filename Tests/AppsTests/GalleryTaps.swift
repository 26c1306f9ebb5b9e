import Templates

/// What a person can do with what is on a screen.
struct GalleryTaps {
    /// Taps on rows and pictures that do something.
    private(set) var selections: [SceneEvent] = []
    /// Taps on buttons, tabs and pins.
    private(set) var others: [SceneEvent] = []

    init(_ scene: SceneSnapshot) {
        for tab in scene.tabBar?.tabs ?? [] { others.append(.selectTab(template: tab.template)) }
        if let presented = scene.presented {
            let buttons: [ButtonID] =
                switch presented {
                case .alert(let alert): alert.actions.map(\.id)
                case .actionSheet(let sheet): sheet.actions.map(\.id)
                case .voiceControl(let voice): voice.activeState?.actionButtons.map(\.id) ?? []
                }
            add(buttons, in: presented.id)
            others.append(.back(template: presented.id))
        } else if let top = scene.topTemplate {
            add(top)
        }
        if let overlay = scene.overlay { add(overlay.activeState?.actionButtons.map(\.id) ?? [], in: overlay.id) }
    }

    private mutating func add(_ buttons: [ButtonID], in template: TemplateID) {
        others += buttons.map { .button(template: template, button: $0) }
    }

    private mutating func add(_ bar: NavigationBarSnapshot, in template: TemplateID) {
        let buttons = bar.leadingButtons + bar.trailingButtons + [bar.backButton].compactMap(\.self)
        others += buttons.map { .barButton(template: template, button: $0.id) }
    }

    private mutating func add(_ items: [ListTemplateItemSnapshot], in template: TemplateID) {
        for item in items {
            switch item {
            case .item(let row) where row.isSelectable: selections.append(.select(template: template, item: row.id))
            case .imageRow(let row):
                if row.isSelectable { selections.append(.select(template: template, item: row.id)) }
                guard row.areElementsSelectable else { break }
                for (index, element) in row.elements.enumerated() where element.isEnabled {
                    selections.append(.selectImage(template: template, item: row.id, index: index))
                }
            case .message(let row): others.append(.select(template: template, item: row.id))
            default: break
            }
        }
    }

    private mutating func add(_ template: TemplateSnapshot) {
        let id = template.id
        switch template {
        case .list(let list):
            add(list.navigationBar, in: id)
            add(list.sections.flatMap(\.items), in: id)
            add(list.headerGridButtons.map(\.id) + list.sections.compactMap(\.headerButton?.id), in: id)
            add(list.detailsHeader?.actionButtons.map(\.id) ?? [], in: id)
            others.append(.assistantCell(template: id))
        case .grid(let grid): add(grid.buttons.map(\.id), in: id)
        case .information(let information): add(information.actions.map(\.id), in: id)
        case .contact(let contact): add(contact.contact.actions.map(\.id), in: id)
        case .search(let search):
            add(search.results, in: id)
            others.append(.searchButton(template: id))
        case .pointOfInterest(let points):
            for point in points.pointsOfInterest {
                others.append(.selectPointOfInterest(template: id, pointOfInterest: point.id))
                add([point.primaryButton, point.secondaryButton].compactMap { $0?.id }, in: id)
            }
        case .nowPlaying(let nowPlaying):
            add(nowPlaying.buttons.map(\.id), in: id)
            others += [.upNextButton, .albumArtistButton]
        }
    }
}
