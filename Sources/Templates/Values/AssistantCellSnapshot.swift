/// The row of a list that starts the assistant, as the display draws it. Absent while it isn't to be seen (R79).
public struct AssistantCellSnapshot: Hashable, Codable, Sendable {
    public var position: AssistantCellPosition
    public var action: AssistantCellAction

    public init(position: AssistantCellPosition, action: AssistantCellAction) {
        self.position = position
        self.action = action
    }
}
