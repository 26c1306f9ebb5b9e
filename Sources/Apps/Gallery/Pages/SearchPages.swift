import Templates

extension GalleryPage {
    static let searches: [GalleryPage] = [
        search("search-empty", "Nothing typed"),
        search("search-results", "Results", typing: "o"),
        search("search-one-result", "One result", typing: "harbour"),
        search("search-no-result", "Nothing found", typing: "xyzzy"),
        search("search-searching", "An answer that never comes", typing: SearchAnswers.unanswered),
        search("search-texts", "Results in long texts and other scripts", typing: SearchAnswers.samples),
        search("search-limited", "Without the keyboard, while the car moves", limiting: .keyboard),
        search("search-results-limited", "Results without the keyboard", typing: "o", limiting: [.keyboard, .lists]),
    ]

    private static func search(
        _ name: String, _ title: String, typing text: String = "", limiting: LimitableUserInterface = []
    ) -> GalleryPage {
        GalleryPage(
            name, title, .search, limiting: limiting,
            events: { scene in
                guard !text.isEmpty, let id = scene.topTemplate?.id else { return [] }
                return [.searchText(template: id, text: text)]
            },
            make: { controller in
                let template = SearchTemplate()
                let answers = SearchAnswers(controller)
                template.delegate = answers
                // A template doesn't keep its delegate.
                template.userInfo = answers
                return template
            })
    }
}

/// Finds titles that contain what is typed.
private final class SearchAnswers: SearchTemplateDelegate {
    /// What is never answered, to see a search at work.
    static let unanswered = "wait"
    /// What finds the texts that put a renderer to the test.
    static let samples = "texts"

    private weak var controller: InterfaceController?
    private var text = ""
    private var outstanding: (@MainActor ([ListItem]) -> Void)?

    init(_ controller: InterfaceController) { self.controller = controller }

    private var results: [ListItem] {
        if text == Self.samples { return GallerySample.allCases.map { ListItem(text: $0.text, detailText: $0.detail) } }
        guard !text.isEmpty else { return [] }
        return GalleryWords.titles.enumerated().filter { $1.lowercased().contains(text.lowercased()) }.map {
            ListItem(text: $1, detailText: GalleryWords.detail($0), image: GalleryPictures.cover($0))
        }
    }

    func searchTemplate(
        _ searchTemplate: SearchTemplate, updatedSearchText searchText: String,
        completionHandler: @escaping @MainActor ([ListItem]) -> Void
    ) {
        text = searchText
        guard searchText != Self.unanswered else {
            outstanding = completionHandler
            return
        }
        completionHandler(results)
    }

    func searchTemplate(
        _ searchTemplate: SearchTemplate, selectedResult item: ListItem,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        item.setDetailText("Chosen")
        completionHandler()
    }

    func searchTemplateSearchButtonPressed(_ searchTemplate: SearchTemplate) {
        let rows = results.map { $0.countingTaps() }
        controller?.pushTemplate(GalleryPage.list(rows, title: "Results for \(text)"), animated: true)
    }
}
