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

    /// The capabilities that class properties such as `ListTemplate.maximumItemCount` read.
    ///
    /// CarPlay answers those without saying for which scene, because a process has one category there. A model that is
    /// in a scene uses that scene's capabilities; this value serves models that are in none yet. The shell sets it
    /// together with its scene's.
    @MainActor public static var current = CarCapabilities(category: .audio)
}
