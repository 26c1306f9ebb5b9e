import Templates
import Testing

@testable import Apps

/// One language's worth of release notes, each of another shape.
struct WhatsNewLanguage: Sendable, CustomTestStringConvertible {
    let tag: String
    /// What a person's environment says.
    let locale: String
    let title: String
    let body: String
    /// The change as the file has it.
    let json: String

    var testDescription: String { tag }

    private init(_ tag: String, _ locale: String, _ title: String, _ body: String, _ json: String) {
        self.tag = tag
        self.locale = locale
        self.title = title
        self.body = body
        self.json = json
    }

    static let all = [
        WhatsNewLanguage(
            "en", "en_US.UTF-8", "Faster start", "It's quick.",
            #"{"icon":"bolt","title":"Faster start","subtitle":"","body":"It's quick."}"#),
        WhatsNewLanguage(
            "de", "de_AT.UTF-8", "Größere Zeilen", "Für „dicke“ Finger.",
            #"{"icons":["bolt","car"],"title":"Gr\u00f6\u00dfere Zeilen","subtitle":"","body":"Für „dicke“ Finger."}"#),
        WhatsNewLanguage(
            "fr", "fr_CA", "Nouveauté !", "C’est prêt.",
            #"{"title":"Nouveauté !","subtitle":"","body":"C’est prêt.","icon":"bolt","toIcon":"car"}"#),
        WhatsNewLanguage(
            "es", "es_MX.UTF-8@x", "¿Qué hay de nuevo?", "¡Más!",
            #"{"subtitle":"","icon":"bolt","title":"¿Qué hay de nuevo?","x":null,"body":"¡Más!"}"#),
        WhatsNewLanguage(
            "pt-BR", "pt_BR.UTF-8", "Atualização", "Ação\nem duas linhas",
            #"{"icon":"bolt","title":"Atualização","subtitle":"","body":"Ação\nem duas linhas"}"#),
        WhatsNewLanguage(
            "tr", "tr_TR", "İyileştirme", "ışık",
            #"{"icon":"bolt","icons":[],"title":"İyileştirme","subtitle":"","body":"ışık"}"#),
        WhatsNewLanguage(
            "pl", "pl_PL.ISO-8859-2", "Zażółć gęślą jaźń", "ąęśćżź",
            #"{"icon":"bolt","icons":null,"title":"Zażółć gęślą jaźń","subtitle":" ","body":"ąęśćżź"}"#),
        WhatsNewLanguage(
            "ru", "ru_RU.UTF-8", "Исправления", "Всё работает",
            #"{"icon":"bolt","toIcon":null,"title":"Исправления","subtitle":"","body":"Всё работает"}"#),
        WhatsNewLanguage(
            "ar", "ar_EG.UTF-8", "تحسينات", "الإصدار ‎6.5‎ أسرع",
            #"{"icon":"bolt","title":"تحسينات","subtitle":"","body":"الإصدار ‎6.5‎ أسرع"}"#),
        WhatsNewLanguage(
            "he", "he_IL", "שיפורים", "גרסה 6.5 (חדש)",
            #"{"icon":"bolt","title":"שיפורים","subtitle":"","body":"גרסה 6.5 (חדש)"}"#),
        WhatsNewLanguage(
            "fa", "fa_IR", "به‌روزرسانی", "نیم‌فاصله می‌ماند",
            #"{"icon":"bolt","title":"به\u200cروزرسانی","subtitle":"","body":"نیم‌فاصله می‌ماند"}"#),
        WhatsNewLanguage(
            "hi", "hi_IN", "नया क्या है", "क्षेत्र",
            #"{"icon":"bolt","title":"नया क्या है","subtitle":"","body":"क्षेत्र"}"#),
        WhatsNewLanguage(
            "ja", "ja_JP.eucJP", "新機能", "速くなりました🚗",
            #"{"icon":"bolt","title":"新機能","subtitle":"","body":"速くなりました\ud83d\ude97"}"#),
        WhatsNewLanguage(
            "ko", "ko_KR.UTF-8", "새로운 기능", "한글",
            #"{"icon":"bolt","title":"새로운 기능","subtitle":"","body":"한글"}"#),
        WhatsNewLanguage(
            "zh-Hans", "zh_CN.UTF-8", "更新", "更快",
            #"{"icon":"bolt","title":"更新","subtitle":"","body":"更快","more":[{"deep":[]}]}"#),
        WhatsNewLanguage(
            "zh-Hant", "zh_TW.UTF-8", "更新內容", "更快了",
            #"{"icon":"bolt","title":"更新內容","subtitle":"","body":"更快了"}"#),
    ]

    var file: String { #"[{"version":"1.0","new":[\#(json)]}]"# }
}

@MainActor
struct WhatsNewLanguagesTests {
    private static let packed =
        "{" + WhatsNewLanguage.all.map { "\"\($0.tag)\":\($0.file)" }.joined(separator: ",") + "}"

    @Test("15 languages and more, right-to-left ones among them")
    func count() {
        #expect(WhatsNewLanguage.all.count >= 15)
        #expect(Set(WhatsNewLanguage.all.map(\.tag)).isSuperset(of: ["ar", "he", "fa"]))
    }

    @Test("Each language comes out of a packed file as it was put in", arguments: WhatsNewLanguage.all)
    func packedFile(_ language: WhatsNewLanguage) throws {
        let decoder = ReleaseNotesDecoder(languages: [language.locale])
        let change = try #require(decoder.decode(Array(Self.packed.utf8)).first?.changes.first)
        #expect(change.title == language.title)
        #expect(change.body == language.body)
        #expect(change.icons.first == "bolt")
    }

    @Test("Each language comes out of its own file, and onto the screen", arguments: WhatsNewLanguage.all)
    func ownFile(_ language: WhatsNewLanguage) async throws {
        let folder = try WhatsNewTemporaryFolder()
        for other in WhatsNewLanguage.all { try folder.write(other.file, to: "notes/\(other.tag).json") }
        let loader = ReleaseNotesLoader(
            resources: WhatsNewServer("[]"), folders: [folder.path], languages: [language.locale])
        let app = WhatsNewApp(source: "notes", currentVersion: "1.0", loader: loader, languages: [language.locale])
        let scene = TemplateApplicationScene(capabilities: CarCapabilities(category: .audio), delegate: app)
        scene.connect(display: RecordingDisplay(scene))
        await app.connection?.loading?.value
        guard case .list(let list)? = scene.snapshot?.topTemplate, let row = list.rows.first else {
            Issue.record("there are no notes")
            return
        }
        #expect(row.text == language.title)
        if let connection = scene.connection {
            scene.receive(.select(template: list.id, item: row.id), from: connection)
        }
        guard case .list(let detail)? = scene.snapshot?.topTemplate else { return }
        #expect(detail.title == language.title)
        #expect(detail.rows.map(\.text) == [language.title])
        #expect(detail.rows.first?.detailText == language.body)
    }

    @Test("The buttons and titles are in 15 languages, none of them empty")
    func texts() {
        #expect(WhatsNewTexts.all.count >= 15)
        for texts in WhatsNewTexts.all {
            #expect(texts.header(version: "6.5").contains("6.5"))
            #expect(!texts.header(version: "6.5").contains("%"))
            let all = [
                texts.currentVersion, texts.noNotes, texts.history, texts.returnTitle, texts.continueTitle,
                texts.loading,
                texts.whatsNew, texts.unableToLoad, texts.home,
            ]
            #expect(all.allSatisfy { !$0.isEmpty })
            // Two buttons side by side must not read alike.
            #expect(Set([texts.history, texts.returnTitle, texts.continueTitle]).count == 3)
        }
        #expect(Set(WhatsNewTexts.all.map(\.language)).count == WhatsNewTexts.all.count)
    }

    @Test("A language that there is none of reads English")
    func fallback() {
        #expect(WhatsNewTexts.texts(for: ["tlh"]) == .english)
        #expect(WhatsNewTexts.texts(for: []) == .english)
        #expect(WhatsNewTexts.texts(for: ["de_CH.UTF-8"]) == .german)
        #expect(WhatsNewTexts.texts(for: ["zh_HK"]) == .traditionalChinese)
    }
}
