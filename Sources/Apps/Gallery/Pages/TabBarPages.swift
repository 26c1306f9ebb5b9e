import Templates

extension GalleryPage {
    static let tabBars: [GalleryPage] =
        [
            GalleryPage("tab-bar-one", "One tab", .tabBar, .root) { tabBar($0, [("Stations", "radio")]) },
            GalleryPage("tab-bar-four", "Four tabs", .tabBar, .root) {
                tabBar($0, [("Home", "home"), ("Stations", "radio"), ("Recents", "clock"), ("Search", "search")])
            },
            GalleryPage("tab-bar-maximum", "As many tabs as the car takes", .tabBar, .root) { controller in
                tabBar(controller, (0..<TabBarTemplate.maximumTabCount).map { ("Tab \($0 + 1)", "music") })
            },
            GalleryPage("tab-bar-no-pictures", "Titles without pictures", .tabBar, .root) {
                tabBar($0, [("Home", nil), ("Stations", nil), ("Recents", nil)])
            },
            GalleryPage("tab-bar-no-titles", "Pictures without titles", .tabBar, .root) {
                tabBar($0, [(nil, "home"), (nil, "radio"), (nil, "clock")])
            },
            GalleryPage("tab-bar-bare", "Tabs without title and picture", .tabBar, .root) {
                tabBar($0, [(nil, nil), ("Beside it", "radio")])
            },
            GalleryPage("tab-bar-badges", "Badges: a tap on a row turns them on and off", .tabBar, .root) {
                controller in
                let bar = tabBar(controller, [("New", "new"), ("Stations", "radio"), (nil, "clock")])
                bar.templates.first?.showsTabBadge = true
                bar.templates.last?.showsTabBadge = true
                for (number, tab) in bar.templates.enumerated() {
                    let toggle = ListItem(text: "Badge of tab \(number + 1)", detailText: nil)
                    toggle.handler = { [weak bar, weak tab] _, completion in
                        tab?.showsTabBadge.toggle()
                        // Changes of a tab show with the next update (R56).
                        if let bar { bar.updateTemplates(bar.templates) }
                        completion()
                    }
                    (tab as? ListTemplate)?.updateSections([
                        ListSection(items: [toggle, GalleryIndex.wayBack(to: controller)])
                    ])
                }
                return bar
            },
            GalleryPage("tab-bar-second-selected", "The second tab selected", .tabBar, .root) { controller in
                let bar = tabBar(controller, [("Home", "home"), ("Stations", "radio"), ("Recents", "clock")])
                bar.selectTemplate(at: 1)
                return bar
            },
            GalleryPage("tab-bar-grid", "A grid as the root of a tab", .tabBar, .root) { controller in
                let grid = GridTemplate(title: "Grid", gridButtons: GridButton.samples(4))
                grid.tabImage = .symbol("grid")
                return TabBarTemplate(templates: [grid, tab("List", "list", controller)])
            },
            GalleryPage("tab-bar-texts", "Long titles, and titles in other scripts", .tabBar, .root) { controller in
                let samples: [GallerySample] = [.long, .arabic, .emoji, .markup]
                return tabBar(controller, samples.map { ($0.text, "star") })
            },
        ] + systemItems

    /// The ready-made tabs, four a page.
    private static let systemItems: [GalleryPage] = stride(from: 0, to: TabSystemItem.allCases.count, by: 4).map {
        first in
        let items = TabSystemItem.allCases.dropFirst(first).prefix(4)
        return GalleryPage(
            "tab-bar-system-items-\(first / 4 + 1)", "Ready-made tabs: " + items.map(\.title).joined(separator: ", "),
            .tabBar, .root
        ) { controller in
            TabBarTemplate(
                templates: items.map { item in
                    let tab = tab(nil, nil, controller)
                    tab.tabSystemItem = item
                    return tab
                })
        }
    }

    private static func tabBar(_ controller: InterfaceController, _ tabs: [(String?, String?)]) -> TabBarTemplate {
        TabBarTemplate(templates: tabs.map { tab($0, $1, controller) })
    }

    private static func tab(_ title: String?, _ symbol: String?, _ controller: InterfaceController) -> ListTemplate {
        let rows = [GalleryIndex.wayBack(to: controller)] + ListItem.samples(6)
        let template = ListTemplate(title: nil, sections: [ListSection(items: rows)])
        template.tabTitle = title
        template.tabImage = symbol.map { .symbol($0) }
        return template
    }
}
