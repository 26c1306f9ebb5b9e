/// What comes back from the display: something a person did, or a transition that is now on screen.
///
/// Events name ids only. One that names something no longer there is dropped.
public enum SceneEvent: Hashable, Codable, Sendable {
    /// A row was tapped.
    case select(template: TemplateID, item: ItemID)
    /// A picture of an image row was tapped.
    case selectImage(template: TemplateID, item: ItemID, index: Int)
    /// A button inside a template was tapped: of a grid, a header, a card, an alert, the now-playing screen and so on.
    case button(template: TemplateID, button: ButtonID)
    /// The assistant's row of a list was tapped (R78).
    case assistantCell(template: TemplateID)
    /// The person typed: the field of a search template now holds `text` (R113).
    case searchText(template: TemplateID, text: String)
    /// The search button of the keyboard was tapped.
    case searchButton(template: TemplateID)
    /// A point was chosen, on the map or in the list beside it; nil when its card was closed (R155).
    case selectPointOfInterest(template: TemplateID, pointOfInterest: PointOfInterestID?)
    /// The person moved the map, and it came to rest (R156).
    case mapRegion(template: TemplateID, MapRegion)
    /// A tab was tapped; the template is the root of that tab.
    case selectTab(template: TemplateID)
    /// Back was asked for while `template` was visible, stacked or presented. Naming it makes a second quick press
    /// harmless.
    case back(template: TemplateID)
    case barButton(template: TemplateID, button: ButtonID)
    /// The system's now-playing shortcut was tapped (R124).
    case showNowPlaying
    case upNextButton
    case albumArtistButton
    /// The frame that shows this transition has been drawn.
    case transitionFinished(TransitionID)
}
