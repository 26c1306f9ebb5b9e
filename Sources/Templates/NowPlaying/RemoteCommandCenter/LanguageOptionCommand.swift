/// Turns a language of sound or subtitles on or off; its events are `ChangeLanguageOptionCommandEvent`s.
public final class LanguageOptionCommand: RemoteCommandCenter.Command {
    /// Chooses `languageOption` for as long as `setting` says.
    @discardableResult
    public func send(
        _ languageOption: LanguageOption, setting: ChangeLanguageOptionSetting
    ) -> RemoteCommandHandlerStatus {
        deliver(ChangeLanguageOptionCommandEvent(command: self, languageOption: languageOption, setting: setting))
    }
}
