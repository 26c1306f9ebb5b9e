/// A `VoiceControlTemplate` as the display draws it, presented or as an overlay: the active state only.
public struct VoiceControlTemplateSnapshot: Hashable, Codable, Sendable {
    public var id: TemplateID
    public var navigationBar: NavigationBarSnapshot
    /// nil when the template has no states.
    public var activeState: VoiceControlStateSnapshot?

    public init(
        id: TemplateID, navigationBar: NavigationBarSnapshot = NavigationBarSnapshot(),
        activeState: VoiceControlStateSnapshot?
    ) {
        self.id = id
        self.navigationBar = navigationBar
        self.activeState = activeState
    }
}
