/// A container of up to a handful of tabs, each with a stack of its own (R60). It can only be a root (R9).
///
/// The initialiser accepts any tabs. More than the car allows (R57), or roots of a kind that can't be one (R58), make
/// `setRootTemplate` fail.
@MainActor
public final class TabBarTemplate: Template {
    /// Is told when a person selects a tab.
    public weak var delegate: (any TabBarTemplateDelegate)?
    /// The roots of the tabs.
    public private(set) var templates: [Template]
    /// Which tab is selected; follows the scene while the tab bar is in one.
    private(set) var selectedIndex = 0

    /// A tab bar with these templates as the roots of its tabs.
    public init(templates: [Template]) {
        self.templates = templates
        super.init(kind: .tabBar)
    }

    /// How many tabs a tab bar may have in this car, as `CarCapabilities.current` says.
    public static var maximumTabCount: Int { CarCapabilities.current.maximumTabCount }

    /// The root of the selected tab; nil when there are no tabs.
    public var selectedTemplate: Template? {
        templates.indices.contains(selectedIndex) ? templates[selectedIndex] : nil
    }

    /// Replaces the tabs, and shows the tabs' present titles, images and badges (R56).
    ///
    /// A template that stays the root of a tab keeps what is stacked on it (R65). The selected index stays when the number
    /// of tabs does, and is 0 otherwise (R64). On a displayed tab bar, tabs that `setRootTemplate` would refuse change
    /// nothing and are reported as a fault.
    public func updateTemplates(_ templates: [Template]) {
        let controllers = controllers
        guard !controllers.isEmpty else {
            if templates.count != self.templates.count { selectedIndex = 0 }
            self.templates = templates
            return
        }
        do throws(InterfaceControllerError) {
            try NavigationState.validate(tabs: templates.map(\.stackEntry), limits: limits)
        } catch {
            return report(.operationFailed(error))
        }
        self.templates = templates
        for controller in controllers { controller.enqueue(.updateTabs(self)) }
    }

    /// Selects the first tab whose root is this template (R63); does nothing when there is none.
    public func select(_ template: Template) {
        guard let index = templates.firstIndex(where: { $0 === template }) else { return }
        selectTemplate(at: index)
    }

    /// Selects a tab. An index outside the tabs changes nothing and is reported as a fault (R63).
    public func selectTemplate(at index: Int) {
        guard templates.indices.contains(index) else {
            return report(.noSuchTab(index: index, count: templates.count))
        }
        let controllers = controllers
        if controllers.isEmpty { selectedIndex = index }
        let root = templates[index].id
        for controller in controllers { controller.enqueue(.selectTab(root, isByPerson: false)) }
    }

    /// Called by the controller when another tab is selected.
    func didSelect(_ index: Int) {
        selectedIndex = index
    }
}
