import Templates

extension BarButtonSnapshot {
    /// What a bar button is called: its title, else what its picture means.
    var accessibleName: String { title ?? image?.accessibleName ?? Texts.more }
}
