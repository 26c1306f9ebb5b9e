/// What stands for a picture that is not there: initials, and a colour that stays the same for the same text.
enum Monogram {
    /// One or two capitals: of the first two words, or the first letter of a single one.
    static func initials(of text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        return words.prefix(2).compactMap(\.first).map { $0.uppercased() }.joined()
    }

    private static let hues: [StyleClass] = [.hue0, .hue1, .hue2, .hue3, .hue4, .hue5]

    static func hue(of text: String) -> StyleClass {
        // FNV-1a: Swift's own hashing differs from run to run, and a station should keep its colour.
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hues[Int((hash ^ (hash >> 15)) % UInt32(hues.count))]
    }
}
