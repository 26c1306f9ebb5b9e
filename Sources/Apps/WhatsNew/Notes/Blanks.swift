/// The blanks that people leave around texts.
enum Blanks {
    /// The text without blanks and line ends at both sides.
    static func trimmed(_ text: String) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }

    /// The text without blanks at both sides; nil when nothing is left.
    static func removed(_ text: String) -> String? {
        let trimmed = trimmed(text)
        return trimmed.isEmpty ? nil : trimmed
    }
}
