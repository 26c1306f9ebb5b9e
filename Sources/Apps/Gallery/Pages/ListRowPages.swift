import Templates

extension GalleryPage {
    static let listRows: [GalleryPage] = [
        GalleryPage("list-accessories", "Pictures at the trailing side", .list) { _ in
            list([
                row("None", .none), row("A page below", .disclosureIndicator), row("In the cloud", .cloud),
                ListItem(
                    text: "Of the app", detailText: "A picture", image: GalleryPictures.cover(1),
                    accessoryImage: GalleryPictures.cover(5), accessoryType: .none
                ).countingTaps(),
                ListItem(
                    text: "Of the app", detailText: "A symbol", image: GalleryPictures.cover(2),
                    accessoryImage: .symbol("heart"), accessoryType: .none
                ).countingTaps(),
            ])
        },
        GalleryPage("list-explicit", "Explicit content", .list) { _ in
            let rows = ListItem.samples(3)
            let texts = GallerySample.allCases.map { ListItem(text: $0.text, detailText: $0.detail).countingTaps() }
            for row in rows.dropFirst() + texts { row.isExplicitContent = true }
            return list(rows + texts)
        },
        GalleryPage("list-playing-trailing", "The playing mark at the trailing side", .list) { _ in
            list(playable(.trailing))
        },
        GalleryPage("list-playing-leading", "The playing mark at the leading side", .list) { _ in
            list(playable(.leading))
        },
        GalleryPage("list-progress", "How much has been played", .list) { _ in
            let fractions: [Double?] = [nil, 0, 0.05, 0.5, 1]
            let bars = fractions.enumerated().map { index, fraction in
                let row = ListItem(
                    text: fraction.map { "\(Int($0 * 100)) %" } ?? "No bar", detailText: GalleryWords.detail(index),
                    image: GalleryPictures.cover(index)
                ).countingTaps()
                row.playbackProgress = fraction
                return row
            }
            return list(bars + configured(), title: "Progress")
        },
        GalleryPage("list-disabled", "Rows that are disabled", .list) { _ in
            let rows = ListItem.samples(6)
            for (index, row) in rows.enumerated() { row.isEnabled = !index.isMultiple(of: 2) }
            rows[2].isPlaying = true
            rows[4].playbackProgress = 0.4
            return list(rows)
        },
        GalleryPage(
            "list-busy", "A row at work", .list, settlesAfter: .milliseconds(300),
            events: { scene in
                guard case .list(let list)? = scene.topTemplate, let row = list.sections.first?.items.first else {
                    return []
                }
                return [.select(template: list.id, item: row.id)]
            },
            make: { _ in
                var outstanding: (@MainActor () -> Void)?
                let rows = ListItem.samples(4)
                rows[0].handler = { _, completion in outstanding = completion }
                rows[0].setDetailText("Works until Finish is pressed")
                let template = list(rows)
                template.trailingNavigationBarButtons = [
                    BarButton(title: "Finish") { _ in
                        outstanding?()
                        outstanding = nil
                    }
                ]
                return template
            }),
        GalleryPage("list-error", "What can't be loaded, with a way to try again", .list) { controller in
            let template = list([], title: "Stations")
            let notice = ListItem(
                text: "The stations can't be loaded", detailText: "The server does not answer. Try again later.",
                image: .symbol("warning"))
            let retry = ListItem(text: "Retry", detailText: nil, image: .symbol("retry"))
            retry.handler = { [weak template] _, completion in
                template?.updateSections([ListSection(items: ListItem.samples(6))])
                completion()
            }
            template.updateSections([ListSection(items: [notice, retry])])
            return template
        },
        GalleryPage("list-pushes", "Rows that push pages, to the car's depth", .list) { controller in
            deeper(1, controller)
        },
    ]

    private static func row(_ text: String, _ accessory: ListItemAccessoryType) -> ListItem {
        ListItem(
            text: text, detailText: "Accessory", image: GalleryPictures.cover(0), accessoryImage: nil,
            accessoryType: accessory
        ).countingTaps()
    }

    /// Rows of which the one that was tapped last plays, until it is tapped again.
    private static func playable(_ location: ListItemPlayingIndicatorLocation) -> [ListItem] {
        let rows = ListItem.samples(6)
        for (index, row) in rows.enumerated() {
            row.playingIndicatorLocation = location
            row.isPlaying = index == 1
            // The handlers hold the list's rows, and the rows the handlers: weak, or neither would go.
            let others = rows.map { Weak($0) }
            row.handler = { [weak row] _, completion in
                let isPlaying = row?.isPlaying ?? false
                for other in others { other.object?.isPlaying = other.object === row && !isPlaying }
                completion()
            }
        }
        return rows
    }

    /// A row for each mark of what a tap will do.
    private static func configured() -> [ListItem] {
        let actions: [PlaybackConfiguration.Action] = [.none, .play, .pause, .replay]
        return actions.map { action in
            let row = ListItem(
                text: "A tap means: \(action.rawValue)", detailText: "1:00 of 3:00", image: GalleryPictures.cover(8)
            ).countingTaps()
            row.playbackConfiguration = PlaybackConfiguration(
                preferredPresentation: .audio, playbackAction: action, elapsedTime: 60, duration: 180)
            return row
        }
    }

    private static func deeper(_ level: Int, _ controller: InterfaceController) -> ListTemplate {
        let push = ListItem(
            text: "Push a page", detailText: nil, image: nil, accessoryImage: nil, accessoryType: .disclosureIndicator)
        push.handler = { [weak controller] item, completion in
            guard let controller else { return completion() }
            controller.pushTemplate(deeper(level + 1, controller), animated: true) { isPushed, _ in
                if !isPushed { (item as? ListItem)?.setDetailText("The car takes no more pages") }
                completion()
            }
        }
        let pop = ListItem(text: "Back to the first page", detailText: nil)
        pop.handler = { [weak controller] _, completion in
            guard let controller else { return completion() }
            controller.popToRootTemplate(animated: true) { _, _ in completion() }
        }
        return list([push, pop], title: "Level \(level)")
    }
}

/// Refers to an object without keeping it.
private struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
