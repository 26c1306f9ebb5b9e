/// One change of what is on the display; the cost of a change follows its size.
///
/// `SceneSnapshot.apply(_:)` defines what each means.
public enum SceneChange: Hashable, Codable, Sendable {
    /// A change of the navigation hierarchy. The display reports `SceneEvent.transitionFinished` after the frame that
    /// shows it.
    case navigation(NavigationChange, transition: TransitionID, animated: Bool)
    /// Tabs changed their titles, images or badges; the set of tabs is the same.
    case tabBar(TabBarTemplateSnapshot)
    /// A template that is somewhere in the scene changed.
    case template(TemplateID, TemplateChange)
    /// The app asked for the dark look whatever the car says, or gave that up (R27).
    case prefersDarkUserInterfaceStyle(Bool)
}
