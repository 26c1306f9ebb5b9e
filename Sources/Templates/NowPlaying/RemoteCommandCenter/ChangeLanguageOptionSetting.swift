/// For how long a language is chosen, with the numbers of `MPChangeLanguageOptionSetting`.
public enum ChangeLanguageOptionSetting: Int, Codable, Sendable {
    case none = 0
    case nowPlayingItemOnly = 1
    case permanent = 2
}
