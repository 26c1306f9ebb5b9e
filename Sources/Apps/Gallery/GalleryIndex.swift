import Templates

/// The list of pages, which is the root of the gallery.
@MainActor
enum GalleryIndex {
    private static let title = "Gallery"

    /// A list with a row for each page.
    ///
    /// - Parameter onOpen: is told of the page that a person opens, before it comes.
    static func template(
        for controller: InterfaceController, onOpen: @escaping (GalleryPage) -> Void = { _ in }
    ) -> ListTemplate {
        let pages = Dictionary(grouping: GalleryPage.all, by: \.family)
        let sections = GalleryFamily.allCases.map { family in
            ListSection(
                items: (pages[family] ?? []).map { row($0, controller, onOpen) }, header: family.rawValue,
                sectionIndexTitle: nil)
        }
        return ListTemplate(title: title, sections: sections)
    }

    /// The list of pages, if that is the root.
    static func existing(on controller: InterfaceController) -> ListTemplate? {
        guard let root = controller.rootTemplate as? ListTemplate, root.title == title else { return nil }
        return root
    }

    /// A row that leads from a page which is a root back to the list of pages that it takes the place of.
    static func wayBack(to controller: InterfaceController) -> ListItem {
        let index = existing(on: controller)
        let item = ListItem(
            text: "All pages", detailText: "Back to the list of pages", image: .symbol("list"))
        item.handler = { [weak controller] _, completion in
            guard let controller else { return completion() }
            controller.setRootTemplate(index ?? template(for: controller), animated: true) { _, _ in completion() }
        }
        return item
    }

    private static func row(
        _ page: GalleryPage, _ controller: InterfaceController, _ onOpen: @escaping (GalleryPage) -> Void
    ) -> ListItem {
        let item = ListItem(
            text: page.title, detailText: page.name, image: nil, accessoryImage: nil,
            accessoryType: page.placement == .pushed ? .disclosureIndicator : .none)
        item.handler = { [weak controller] _, completion in
            guard let controller else { return completion() }
            onOpen(page)
            page.open(on: controller, animated: true) { _, _ in completion() }
        }
        return item
    }
}
