/// Texts that put a renderer to the test.
enum GallerySample: String, CaseIterable {
    case long
    case longWord = "long-word"
    case emoji
    case arabic
    case hebrew
    case markup
    case endless

    /// What the sample is, for the title of a page.
    var label: String {
        switch self {
        case .long: "long texts"
        case .longWord: "very long words"
        case .emoji: "emoji"
        case .arabic: "Arabic"
        case .hebrew: "Hebrew"
        case .markup: "markup, shown as text"
        case .endless: "100,000 letters without an end"
        }
    }

    /// A main text.
    var text: String {
        switch self {
        case .long:
            "A title that nobody would choose for a car screen, since it takes longer to read than a bend in the road"
        case .longWord: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        case .emoji: "👩‍👩‍👧‍👦 Family mix 🎸🔥 🇨🇭 1️⃣"
        case .arabic: "موسيقى هادئة على الطريق 24/7"
        case .hebrew: "מוזיקה שקטה לדרך 24/7"
        case .markup: "<b>Tom & Jerry</b>"
        case .endless: Self.letters
        }
    }

    /// A second line.
    var detail: String {
        switch self {
        case .long:
            """
            The line below is no shorter: it goes on about where the programme comes from, who might like it, and what \
            was played yesterday
            """
        case .longWord:
            "https://stream.example/a/path/without/any/place/to/break/it/that/goes/on/and/on.mp3?quality=high"
        case .emoji: "🚗💨 📻🎶 👍🏽 🏳️‍🌈 👨🏿‍🚀"
        case .arabic: "إذاعة المدينة — أخبار وموسيقى (FM 98.5)"
        case .hebrew: "רדיו העיר — חדשות ומוזיקה (FM 98.5)"
        case .endless: Self.letters
        case .markup: "<span size=\"x-large\">&amp; 5 < 6</span> %s \\n"
        }
    }

    private static let letters = String(repeating: "Endless", count: 14_286)

    /// A text of several lines.
    var body: String { [detail, text, detail].joined(separator: " ") }

    /// Titles, longest first, as templates with room for variants want them.
    var titleVariants: [String] { [body, text] }
}
