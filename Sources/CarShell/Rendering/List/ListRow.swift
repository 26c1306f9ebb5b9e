import Templates

/// One row of a list as the list view counts them: section headers are rows too.
enum ListRow: Equatable {
    case header(ListSectionSnapshot)
    case item(ListTemplateItemSnapshot)
}
