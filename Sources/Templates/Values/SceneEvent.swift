/// What comes back from the display: something a person did, or a transition that is now on screen.
///
/// Events name ids only. One that names something no longer there is dropped.
public enum SceneEvent: Hashable, Codable, Sendable {
    /// A row was tapped.
    case select(template: TemplateID, item: ItemID)
    /// A picture of an image row was tapped.
    case selectImage(template: TemplateID, item: ItemID, index: Int)
    /// A tab was tapped; the template is the root of that tab.
    case selectTab(template: TemplateID)
    /// Back was asked for while `template` was visible. Naming it makes a second quick press harmless.
    case back(template: TemplateID)
    case barButton(template: TemplateID, button: ButtonID)
    /// The system's now-playing shortcut was tapped (R124).
    case showNowPlaying
    case upNextButton
    case albumArtistButton
    /// The frame that shows this transition has been drawn.
    case transitionFinished(TransitionID)
}
