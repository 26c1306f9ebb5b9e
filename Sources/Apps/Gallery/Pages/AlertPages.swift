import Templates

extension GalleryPage {
    static let alerts: [GalleryPage] =
        [
            alert("alert-one", "One action", actions: 1),
            alert("alert-two", "Two actions", actions: 2),
            alert("alert-maximum", "As many actions as the car shows", actions: 3),
            alert("alert-over-maximum", "More actions than the car shows: the last ones stay", actions: 5),
            alert(
                "alert-variants", "The longest title that fits", variants: [GallerySample.long.body, "Short enough?"],
                actions: 2),
            alert("alert-no-title", "No title", variants: [], actions: 2),
            GalleryPage("alert-colors", "Actions in their own colours", .alert, .presented) { _ in
                AlertTemplate(
                    titleVariants: ["Which colour?"],
                    actions: [
                        AlertAction(title: "Teal", color: .teal) { _ in },
                        AlertAction(title: "Red", color: .red) { _ in },
                        AlertAction(title: "White on white", color: .white) { _ in },
                    ])
            },
        ]
        + GallerySample.allCases.map { sample in
            GalleryPage("alert-\(sample.rawValue)", "Texts: \(sample.label)", .alert, .presented) { _ in
                AlertTemplate(titleVariants: sample.titleVariants, actions: texts(sample))
            }
        }

    static let actionSheets: [GalleryPage] =
        [
            sheet("action-sheet-one", "Action sheet: one action", actions: 1),
            sheet("action-sheet-three", "Action sheet: three actions", actions: 3),
            sheet("action-sheet-no-message", "Action sheet: no message", message: nil, actions: 3),
            sheet("action-sheet-no-texts", "Action sheet: actions only", sheetTitle: nil, message: nil, actions: 3),
            sheet("action-sheet-maximum", "Action sheet: as many actions as the car shows", actions: 6),
            sheet("action-sheet-over-maximum", "Action sheet: more actions than the car shows", actions: 9),
        ]
        + GallerySample.allCases.map { sample in
            GalleryPage("action-sheet-\(sample.rawValue)", "Action sheet: \(sample.label)", .alert, .presented) { _ in
                ActionSheetTemplate(title: sample.text, message: sample.body, actions: texts(sample))
            }
        }

    private static func alert(
        _ name: String, _ title: String, variants: [String] = ["Delete the download?"], actions count: Int
    ) -> GalleryPage {
        GalleryPage(name, title, .alert, .presented) { controller in
            // The last ones are shown (R141), and a way out belongs among them.
            AlertTemplate(titleVariants: variants, actions: actions(count, controller).reversed())
        }
    }

    private static func sheet(
        _ name: String, _ title: String, sheetTitle: String? = "Download", message: String? = "It takes 12 MB.",
        actions count: Int
    ) -> GalleryPage {
        GalleryPage(name, title, .alert, .presented) { controller in
            ActionSheetTemplate(title: sheetTitle, message: message, actions: actions(count, controller))
        }
    }

    /// Actions of all looks: a way out, one that can't be undone, then ordinary ones, each of which pushes what it did.
    private static func actions(_ count: Int, _ controller: InterfaceController) -> [AlertAction] {
        let titles = ["Cancel", "Delete"] + (3...10).map { "Choice \($0)" }
        let styles: [AlertActionStyle] = [.cancel, .destructive] + Array(repeating: .default, count: 8)
        return zip(titles, styles).prefix(count).map { title, style in
            AlertAction(title: title, style: style) { [weak controller] action in
                guard style != .cancel else { return }
                controller?.pushTemplate(
                    list([ListItem(text: action.title, detailText: "This was chosen")], title: "Chosen"), animated: true
                )
            }
        }
    }

    private static func texts(_ sample: GallerySample) -> [AlertAction] {
        let styles: [AlertActionStyle] = [.default, .destructive, .cancel]
        return styles.map { AlertAction(title: sample.text, style: $0) { _ in } }
    }
}
