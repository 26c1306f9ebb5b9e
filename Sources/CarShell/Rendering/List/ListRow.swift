import Templates

/// One row of a list as the list view counts them: headers are rows too.
enum ListRow: Equatable {
    /// The header above all sections.
    case details(ListTemplateDetailsHeaderSnapshot)
    /// The row of grid buttons above all sections.
    case gridButtons([GridButtonSnapshot])
    /// The assistant's row, above or below all sections.
    case assistant(AssistantCellSnapshot)
    case header(ListSectionSnapshot, section: Int)
    case item(ListTemplateItemSnapshot)

    /// Whether the row stands for the same thing as another, whatever either says now.
    func isSame(as other: ListRow) -> Bool {
        switch (self, other) {
        case (.item(let one), .item(let other)): one.id == other.id
        case (.header(let one, _), .header(let other, _)): one.header == other.header
        case (.details, .details), (.gridButtons, .gridButtons), (.assistant, .assistant): true
        default: false
        }
    }
}
