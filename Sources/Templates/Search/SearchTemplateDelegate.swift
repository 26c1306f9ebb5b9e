/// Answers a search template.
@MainActor
public protocol SearchTemplateDelegate: AnyObject {
    /// The person typed. Call the handler with what fits, also with nothing; it may be later, and after an await.
    ///
    /// The answer to the latest text wins: one that comes after a newer text is dropped (R113). A handler that is let go
    /// without having been called is logged and taken as called with nothing.
    func searchTemplate(
        _ searchTemplate: SearchTemplate, updatedSearchText searchText: String,
        completionHandler: @escaping @MainActor ([ListItem]) -> Void)

    /// The person chose a result, which shows a progress indicator until the handler is called (R96). The item's own
    /// handler isn't called.
    func searchTemplate(
        _ searchTemplate: SearchTemplate, selectedResult item: ListItem,
        completionHandler: @escaping @MainActor () -> Void)

    /// The person pressed the keyboard's search button; the usual answer is to push a list with the results.
    func searchTemplateSearchButtonPressed(_ searchTemplate: SearchTemplate)
}

extension SearchTemplateDelegate {
    /// Does nothing.
    public func searchTemplateSearchButtonPressed(_ searchTemplate: SearchTemplate) {}
}
