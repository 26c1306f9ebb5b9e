/// Which app is on the screen.
enum AppChoice: String, CaseIterable {
    case radio
    /// Every template in every state: the developer's reference.
    case gallery
    /// Release notes.
    case whatsnew
}
