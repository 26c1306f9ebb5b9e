import Templates

extension GalleryPage {
    static let navigationBars: [GalleryPage] =
        [
            bar("bar-buttons-titles", "Buttons with titles") { bar in
                bar.leadingNavigationBarButtons = [title("Edit")]
                bar.trailingNavigationBarButtons = [title("Sort"), title("Done")]
            },
            bar("bar-buttons-pictures", "Buttons with pictures") { bar in
                bar.leadingNavigationBarButtons = [picture("search")]
                bar.trailingNavigationBarButtons = [picture("add"), picture("settings")]
            },
            bar("bar-buttons-rounded", "Buttons on a round ground") { bar in
                bar.leadingNavigationBarButtons = [rounded(title("Edit"))]
                bar.trailingNavigationBarButtons = [rounded(picture("add")), rounded(title("Done"))]
            },
            bar("bar-buttons-disabled", "Buttons that are disabled") { bar in
                bar.trailingNavigationBarButtons = [picture("add"), title("Done")]
                for button in bar.trailingNavigationBarButtons { button.isEnabled = false }
            },
            bar("bar-buttons-maximum", "As many buttons as fit") { bar in
                bar.leadingNavigationBarButtons = [title("Edit"), picture("search")]
                bar.trailingNavigationBarButtons = [picture("add"), title("Done")]
            },
            bar("bar-buttons-over-maximum", "More buttons than fit") { bar in
                bar.leadingNavigationBarButtons = ["search", "heart", "star", "clock"].map { picture($0) }
                bar.trailingNavigationBarButtons = ["add", "settings", "folder", "download"].map { picture($0) }
            },
            bar("bar-back-button", "A back button of the app") { bar in bar.backButton = title("Leave") },
            bar("bar-compose", "The button that has the assistant write") { bar in
                bar.trailingNavigationBarButtons = [MessageComposeBarButton()]
            },
            bar("bar-untitled", "No title", listTitle: nil) { _ in },
        ]
        + GallerySample.allCases.map { sample in
            bar("bar-\(sample.rawValue)", "Texts: \(sample.label)", listTitle: sample.text) { bar in
                bar.leadingNavigationBarButtons = [title(sample.text)]
                bar.trailingNavigationBarButtons = [title(sample.text), picture("add")]
            }
        }

    private static func bar(
        _ name: String, _ title: String, listTitle: String? = "Title", setUp: @escaping (ListTemplate) -> Void
    ) -> GalleryPage {
        GalleryPage(name, title, .navigationBar) { controller in
            let template = ListTemplate(title: listTitle, sections: [ListSection(items: ListItem.samples(4))])
            setUp(template)
            // A back button of the app pops only with the app's help (R167).
            if let title = template.backButton?.title {
                template.backButton = BarButton(title: title) { [weak controller] _ in
                    controller?.popTemplate(animated: true)
                }
            }
            return template
        }
    }

    /// A button that says in its title how often it was pressed.
    private static func title(_ title: String) -> BarButton {
        var presses = 0
        return BarButton(title: title) {
            presses += 1
            $0.title = "\(title) \(presses)"
        }
    }

    /// A button that changes between its picture and a star.
    private static func picture(_ symbol: String) -> BarButton {
        BarButton(image: .symbol(symbol)) {
            $0.image = $0.image == .symbol("star") ? .symbol(symbol) : .symbol("star")
        }
    }

    private static func rounded(_ button: BarButton) -> BarButton {
        button.buttonStyle = .rounded
        return button
    }
}
