// The one table of limits: a row a category, as the CarPlay Developer Guide of iOS 26.4 has them (22.1, 22.2, 22.4).
extension AppCategory {
    /// How many templates a stack may hold, its root included.
    var maximumDepth: Int {
        switch self {
        case .audio, .communication, .evCharging, .parking, .navigation, .publicSafety: 5
        case .fueling, .voiceConversational, .drivingTask, .quickFoodOrdering: 3
        }
    }

    /// How many tabs a tab bar may have.
    var maximumTabCount: Int {
        switch self {
        case .audio: 4
        case .communication, .drivingTask, .evCharging, .fueling, .navigation, .parking, .publicSafety,
            .quickFoodOrdering, .voiceConversational:
            5
        }
    }

    /// The kinds of template that the app may show at all.
    var allowedTemplates: Set<TemplateKind> {
        let common: Set<TemplateKind> = [.tabBar, .list, .grid, .alert, .actionSheet]
        return switch self {
        case .audio: common.union([.nowPlaying, .search, .voiceControl])
        case .communication: common.union([.information, .nowPlaying, .contact])
        case .drivingTask: common.union([.information, .pointOfInterest, .voiceControl])
        case .evCharging, .fueling, .parking, .quickFoodOrdering: common.union([.information, .pointOfInterest])
        case .navigation: common.union([.information, .contact, .map, .search, .voiceControl])
        case .publicSafety: common.union([.information, .pointOfInterest, .nowPlaying, .contact])
        case .voiceConversational: common.union([.voiceControl])
        }
    }

    /// The kinds of template that may be the root of a tab.
    var allowedTabRoots: Set<TemplateKind> {
        switch self {
        case .audio, .voiceConversational: [.list, .grid]
        case .communication, .drivingTask, .fueling, .navigation, .publicSafety: [.list, .grid, .information]
        case .evCharging, .parking, .quickFoodOrdering: [.list, .grid, .information, .pointOfInterest]
        }
    }
}

extension CarCapabilities {
    /// Far above any list a person would scroll; only keeps a runaway app from filling the memory.
    static let parkedItemCount = 100_000
    /// As the item count: a list may have a section for each item.
    static let parkedSectionCount = 100_000
    /// The figure that is reported for `CPMaximumNumberOfGridImages` (22.2).
    static let parkedImageRowElementCount = 9
    /// Two a side (R165).
    static let barButtonCount = 2
}
