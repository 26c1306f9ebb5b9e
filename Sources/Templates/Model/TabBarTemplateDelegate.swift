/// Is told when a person selects a tab.
@MainActor
public protocol TabBarTemplateDelegate: AnyObject {
    /// A person tapped the tab of `selectedTemplate`, also when it was selected already (R62). Selection by the app isn't
    /// told. Appearance callbacks come after this one (R39).
    func tabBarTemplate(_ tabBarTemplate: TabBarTemplate, didSelect selectedTemplate: Template)
}
