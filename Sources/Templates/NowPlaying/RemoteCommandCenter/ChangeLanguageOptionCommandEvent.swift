/// Chooses a language: the counterpart of `MPChangeLanguageOptionCommandEvent`.
public final class ChangeLanguageOptionCommandEvent: RemoteCommandEvent {
    public let languageOption: LanguageOption
    public let setting: ChangeLanguageOptionSetting

    init(command: RemoteCommandCenter.Command, languageOption: LanguageOption, setting: ChangeLanguageOptionSetting) {
        self.languageOption = languageOption
        self.setting = setting
        super.init(command: command)
    }
}
