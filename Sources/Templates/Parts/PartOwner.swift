/// Something that shows parts, such as buttons, and has to know when one of them changes.
@MainActor
protocol PartOwner: AnyObject {
    /// Called by a part that changed.
    func partDidChange(_ part: any TemplatePart)
    /// Called by a part that the assistant is to be asked for (R78, R111).
    func requestAssistant(_ request: AssistantRequest)
}
