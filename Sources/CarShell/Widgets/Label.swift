import CGtk

/// A line or a paragraph of text. The text is never markup.
final class Label: Widget {
    /// More than any place on a screen shows. Beyond it a text would only cost time: the width of 100,000 letters is
    /// reckoned again at each layout, and GTK's numbers end not far above.
    private static let longest = 2_000

    /// - Parameter lines: how many lines the text may take before it ends in an ellipsis.
    init(_ text: String = "", lines: Int32 = 1) {
        super.init(gtk_label_new(nil))
        gtk_label_set_xalign(object, 0)
        gtk_label_set_ellipsize(object, PANGO_ELLIPSIZE_END)
        gtk_label_set_wrap_mode(object, PANGO_WRAP_WORD_CHAR)
        setMaximumLines(lines)
        self.text = text
        // A property's observer is not called inside the initialiser.
        show()
    }

    var text: String = "" {
        didSet { if text != oldValue { show() } }
    }

    private func show() {
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        let shown = isMirrored && text.isBareNumber ? text.markedLeftToRight : text
        gtk_label_set_text(object, shown.cut(to: Self.longest))
    }

    /// How many lines the text may take before it ends in an ellipsis.
    func setMaximumLines(_ lines: Int32) {
        gtk_label_set_wrap(object, lines > 1 ? 1 : 0)
        gtk_label_set_lines(object, lines > 1 ? lines : -1)
    }

    /// Keeps room for so many characters, so that a text that changes every second moves nothing beside it.
    func setWidth(characters: Int) { gtk_label_set_width_chars(object, gint(characters)) }

    /// 0 starts the line at the leading edge, 0.5 centres it.
    @discardableResult
    func textAligned(_ alignment: Float) -> Self {
        gtk_label_set_xalign(object, alignment)
        gtk_label_set_justify(object, alignment == 0.5 ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
        return self
    }
}

extension String {
    /// Whether the text is of digits and signs alone, as a telephone number or a speed: from right to left it would be
    /// shown as `41+` for `+41`, since nothing in it says how it is read.
    fileprivate var isBareNumber: Bool {
        utf8.count <= 40 && utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && !unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    /// Between the marks that have a text read from left to right. Isolates alone change nothing in Pango 1.50.
    fileprivate var markedLeftToRight: String { "\u{200E}\(self)\u{200E}" }

    /// The beginning of the text with an ellipsis, if it has more than so many Unicode scalars.
    func cut(to length: Int) -> String {
        // No text has more scalars than bytes, which are counted at no cost.
        guard utf8.count > length,
            let end = unicodeScalars.index(startIndex, offsetBy: length, limitedBy: endIndex), end != endIndex
        else { return self }
        return String(unicodeScalars[..<end]) + "\u{2026}"
    }
}
