import Templates

extension Image {
    /// What a picture without a text beside it is called: its placeholder's text, else its symbol's name.
    var accessibleName: String {
        if let placeholder, !placeholder.isEmpty { return placeholder }
        guard case .symbol(let name)? = source else { return Texts.more }
        return Texts.name(ofSymbol: name)
    }
}
