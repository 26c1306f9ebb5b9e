/// The row of a list that starts the assistant. A tap on it never reaches the app: the shell is told an
/// `AssistantRequest` (R78).
public struct AssistantCellConfiguration: Hashable, Codable, Sendable {
    /// Where the row stands.
    public let position: AssistantCellPosition
    /// When it is to be seen.
    public let visibility: AssistantCellVisibility
    /// What it starts.
    public let assistantAction: AssistantCellAction

    /// A row for the assistant.
    public init(
        position: AssistantCellPosition, visibility: AssistantCellVisibility, assistantAction: AssistantCellAction
    ) {
        self.position = position
        self.visibility = visibility
        self.assistantAction = assistantAction
    }

    /// The row as the display draws it under these limits; nil while it isn't to be seen (R79).
    func snapshot(_ limits: CarCapabilities) -> AssistantCellSnapshot? {
        let isVisible =
            switch visibility {
            case .off: false
            case .whileLimitedUIActive: limits.limitedUserInterfaces.contains(.lists)
            case .always: true
            }
        return isVisible ? AssistantCellSnapshot(position: position, action: assistantAction) : nil
    }

    /// What a tap asks for.
    var request: AssistantRequest {
        switch assistantAction {
        case .playMedia: .playMedia
        case .startCall: .startCall
        }
    }
}
