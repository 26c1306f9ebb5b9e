/// Rows that make way for others in a list.
struct RowEdit: Equatable {
    var position: Int
    var removed: Int
    var added: Int
}
