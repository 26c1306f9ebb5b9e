/// What this car allows an app to show, as data: read at run time, changeable at run time (CS10).
///
/// The shell gives a scene its capabilities and changes them as the car starts and stops moving (R49). Models keep what
/// the app supplied and show the part that the limits in force allow (CS9).
public struct CarCapabilities: Hashable, Codable, Sendable {
    /// What the app is for.
    public var category: AppCategory
    /// How many templates a stack may hold, its root included (R11).
    public var maximumDepth: Int
    /// How many tabs a tab bar may have (R57).
    public var maximumTabCount: Int
    /// How many rows of a list are shown, counted across its sections (R70).
    public var maximumItemCount: Int
    /// How many sections of a list are shown (R69).
    public var maximumSectionCount: Int
    /// How many pictures of an image row are shown (R103).
    public var maximumImageRowElementCount: Int
    /// How many buttons are shown at each side of the navigation bar (R165).
    public var maximumBarButtonCount: Int
    /// How many buttons of a grid are shown (R116).
    public var maximumGridButtonCount = 8
    /// How many buttons are shown in the row above a list's sections (R81).
    public var maximumHeaderGridButtonCount = 4
    /// How many buttons the header of a list shows.
    public var maximumDetailsHeaderActionCount = 3
    /// How many items of an information template are shown (R149).
    public var maximumInformationItemCount = 10
    /// How many actions of an information template are shown (R149).
    public var maximumInformationActionCount = 3
    /// How many actions of an alert are shown, the last ones (R141). CarPlay's figure isn't published.
    public var maximumAlertActionCount = 3
    /// How many actions of an action sheet are shown (R142). CarPlay's figure isn't published.
    public var maximumActionSheetActionCount = 6
    /// How many actions of a contact are shown (R152).
    public var maximumContactActionCount = 4
    /// How many points of interest are shown (R154).
    public var maximumPointOfInterestCount = 12
    /// How many states a voice-control template may have.
    public var maximumVoiceControlStateCount = 5
    /// How many buttons a state of voice control shows; CarPlay's sources say 4 and 2.
    public var maximumVoiceControlActionCount = 4
    /// How many buttons the now-playing screen shows (R125).
    public var maximumNowPlayingButtonCount = 5
    /// What is limited right now, mostly because the car moves (R48, R49).
    public var limitedUserInterfaces: LimitableUserInterface = []
    /// How many rows of a list are shown while lists are limited (R50).
    public var limitedItemCount = 12
    /// How deep a tree of playable content may be browsed (R180).
    public var maximumContentTreeDepth = 5
    /// How deep a tree of playable content may be browsed while lists are limited (R180).
    public var limitedContentTreeDepth = 3
    /// The kinds of template that the app may show at all (22.4).
    public var allowedTemplates: Set<TemplateKind>
    /// The kinds of template that may be the root of a tab (R58).
    public var allowedTabRoots: Set<TemplateKind>

    /// The capabilities for a category while the car is parked.
    ///
    /// Change the properties for a car or a driving state with tighter limits.
    public init(category: AppCategory) {
        self.category = category
        maximumDepth = category.maximumDepth
        maximumTabCount = category.maximumTabCount
        maximumItemCount = Self.parkedItemCount
        maximumSectionCount = Self.parkedSectionCount
        maximumImageRowElementCount = Self.parkedImageRowElementCount
        maximumBarButtonCount = Self.barButtonCount
        allowedTemplates = category.allowedTemplates
        allowedTabRoots = category.allowedTabRoots
    }

    /// How many rows of a list are shown in the present state; never below 0.
    public var itemLimit: Int {
        max(0, limitedUserInterfaces.contains(.lists) ? min(limitedItemCount, maximumItemCount) : maximumItemCount)
    }

    /// How deep a tree of playable content may be browsed in the present state; its root's children count as 1.
    public var contentTreeDepth: Int {
        max(
            1,
            limitedUserInterfaces.contains(.lists)
                ? min(limitedContentTreeDepth, maximumContentTreeDepth) : maximumContentTreeDepth)
    }

    /// The capabilities that class properties such as `ListTemplate.maximumItemCount` read.
    ///
    /// CarPlay answers those without saying for which scene, because a process has one category there. A model that is
    /// in a scene uses that scene's capabilities; this value serves models that are in none yet. The shell sets it
    /// together with its scene's.
    @MainActor public static var current = CarCapabilities(category: .audio)
}
