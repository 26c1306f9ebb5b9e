/// Tells Russian and its sisters, in Windows-1251 or KOI8-R, from the Western texts that share their bytes.
///
/// A word of Cyrillic is made of high bytes alone, where Western words have one here and there; what a guess gives must
/// look like words besides: vowels, capitals where they stand, and letters as frequent as they are in Russian.
enum CyrillicText {
    /// An encoding that stations use without saying so.
    enum Encoding: CaseIterable {
        case windows1251, koi8r

        /// The characters from 0x80 to 0xFF.
        var upperHalf: [Unicode.Scalar] {
            switch self {
            case .windows1251: CyrillicText.windows1251
            case .koi8r: CyrillicText.koi8r
            }
        }
    }

    /// The text of these bytes; nil when they are hardly Cyrillic.
    static func detected(in bytes: [UInt8]) -> String? {
        // Nearly every title is Western or UTF-8: three high bytes in a row are rare there.
        guard hasRun(in: bytes) else { return nil }
        let readings = Encoding.allCases.map { decoded(bytes, as: $0) }
        let rated = readings.compactMap { text in likelihood(of: text).map { (text, $0) } }
        return rated.max { $0.1 < $1.1 }?.0
    }

    /// The text of these bytes in that encoding.
    static func decoded(_ bytes: [UInt8], as encoding: Encoding) -> String {
        let upperHalf = encoding.upperHalf
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
        return String(scalars)
    }

    private static func hasRun(in bytes: [UInt8]) -> Bool {
        var length = 0
        for byte in bytes {
            length = byte >= 0xA0 ? length + 1 : 0
            if length == 3 { return true }
        }
        return false
    }

    /// How much the text is like Russian: the mean frequency of its letters in percent; nil when it is not at all.
    private static func likelihood(of text: String) -> Double? {
        var letters = 0
        var mixedLetters = 0
        var vowels = 0
        var longest = 0
        var frequency = 0.0
        for word in text.unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
            let cyrillic = word.filter(isCyrillic)
            guard !cyrillic.isEmpty else { continue }
            guard cyrillic.count == word.count else {
                mixedLetters += cyrillic.count
                continue
            }
            guard hasPlausibleCapitals(word) else { return nil }
            letters += word.count
            longest = max(longest, word.count)
            for scalar in word {
                let letter = scalar.properties.lowercaseMapping
                if "аеёиоуыэюяіїє".contains(letter) { vowels += 1 }
                frequency += frequencies[letter] ?? 0
            }
        }
        // High bytes that are no letters, as KOI8-R's frames, speak against the reading.
        let others = text.unicodeScalars.count { $0.value >= 0x80 && !isCyrillic($0) && !punctuation.contains($0) }
        guard letters >= 4, longest >= 3, mixedLetters + others * 2 <= letters else { return nil }
        let share = Double(vowels) / Double(letters)
        let mean = frequency / Double(letters)
        return (0.2...0.7).contains(share) && mean >= 4.3 ? mean : nil
    }

    private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x4FF).contains(scalar.value) }

    /// All small, all capital, or capital first.
    private static func hasPlausibleCapitals(_ word: Substring.UnicodeScalarView) -> Bool {
        let capitals = word.count { $0.properties.isUppercase }
        return capitals == 0 || capitals == word.count || capitals == 1 && word.first?.properties.isUppercase == true
    }

    private static let punctuation = Set("«»“”„‘’–—…№•©® \u{A0}".unicodeScalars)

    /// How often a letter comes in Russian and Ukrainian, in percent.
    private static let frequencies: [String: Double] = [
        "о": 11, "е": 8.5, "а": 8, "и": 7.4, "н": 6.7, "т": 6.3, "с": 5.5, "р": 4.7, "в": 4.5, "л": 4.4, "к": 3.5,
        "м": 3.2, "д": 3, "п": 2.8, "у": 2.6, "я": 2, "ы": 1.9, "ь": 1.7, "г": 1.7, "з": 1.7, "б": 1.6, "ч": 1.4,
        "й": 1.2, "х": 1, "ж": 0.9, "ш": 0.7, "ю": 0.6, "ц": 0.5, "щ": 0.4, "э": 0.3, "ф": 0.3, "ё": 0.2, "і": 5,
        "ї": 0.6, "є": 0.5,
    ]

    private static let windows1251 = Array(
        ("ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
            + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя").unicodeScalars)

    private static let koi8r = Array(
        ("─│┌┐└┘├┤┬┴┼▀▄█▌▐░▒▓⌠■∙√≈≤≥\u{A0}⌡°²·÷═║╒ё╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡Ё╢╣╤╥╦╧╨╩╪╫╬©"
            + "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ").unicodeScalars)
}
