/// Something that shows the rows of sections: a list, or a search with its results.
@MainActor
protocol ListSectionOwner: AnyObject {
    /// The limits in force.
    var limits: CarCapabilities { get }
    /// Called by a section whose item changed.
    func itemDidChange(_ item: any PlacedListItem, section: Int, row: Int)
    /// Called by a section whose header's picture or button changed.
    func sectionHeaderDidChange(_ section: Int)
    /// Called by a part of a section that the assistant is to be asked for.
    func requestAssistant(_ request: AssistantRequest)
}
