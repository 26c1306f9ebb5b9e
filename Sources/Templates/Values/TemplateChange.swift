/// A change inside one template. Lists tell what changed of them; smaller templates are described anew as a whole.
public enum TemplateChange: Hashable, Codable, Sendable {
    /// All rows of a list are replaced.
    case sections([ListSectionSnapshot])
    /// One row changed in place. `section` and `row` say where it is in the trimmed list; a search's results are its
    /// section 0.
    case item(ListTemplateItemSnapshot, section: Int, row: Int)
    /// The picture or the button in the header of a list's section changed.
    case sectionHeader(image: Image?, button: ButtonSnapshot?, section: Int)
    /// The item with a running handler changed (R96).
    case busyItem(ItemID?)
    case emptyView(ListEmptyViewSnapshot)
    /// The row of grid buttons above a list's sections changed (R80).
    case headerGridButtons([GridButtonSnapshot])
    /// The header above a list's sections changed (R80).
    case detailsHeader(ListTemplateDetailsHeaderSnapshot?)
    /// The assistant's row of a list came, changed or went (R79, R80).
    case assistantCell(AssistantCellSnapshot?)
    case navigationBar(NavigationBarSnapshot)
    case nowPlaying(NowPlayingTemplateSnapshot)
    case grid(GridTemplateSnapshot)
    case information(InformationTemplateSnapshot)
    case contact(ContactTemplateSnapshot)
    case search(SearchTemplateSnapshot)
    case pointOfInterest(PointOfInterestTemplateSnapshot)
    case actionSheet(ActionSheetTemplateSnapshot)
    case alert(AlertTemplateSnapshot)
    case voiceControl(VoiceControlTemplateSnapshot)
}
