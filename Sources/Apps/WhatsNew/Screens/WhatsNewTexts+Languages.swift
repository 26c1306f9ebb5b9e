extension WhatsNewTexts {
    /// Every language that there is.
    static let all = [
        english, german, spanish, french, italian, dutch, polish, portuguese,
        russian, arabic, hebrew, japanese, korean, simplifiedChinese, traditionalChinese,
    ]

    static let english = WhatsNewTexts(
        language: "en", currentVersion: "Current Version", versionHeader: "Version %",
        noNotes: "No release notes available.", history: "History", returnTitle: "Return",
        continueTitle: "Continue", loading: "Loading release notes…",
        whatsNew: "What's New", unableToLoad: "Unable to load release notes.", home: "Home")

    static let german = WhatsNewTexts(
        language: "de", currentVersion: "Aktuelle Version", versionHeader: "Version %",
        noNotes: "Keine Versionshinweise verfügbar.", history: "Verlauf", returnTitle: "Zurück",
        continueTitle: "Weiter", loading: "Versionshinweise werden geladen …",
        whatsNew: "Neuigkeiten", unableToLoad: "Die Versionshinweise konnten nicht geladen werden.", home: "Start")

    static let spanish = WhatsNewTexts(
        language: "es", currentVersion: "Versión actual", versionHeader: "Versión %",
        noNotes: "No hay notas de la versión.", history: "Historial", returnTitle: "Volver",
        continueTitle: "Continuar", loading: "Cargando las notas de la versión…",
        whatsNew: "Novedades", unableToLoad: "No se pudieron cargar las notas de la versión.", home: "Inicio")

    static let french = WhatsNewTexts(
        language: "fr", currentVersion: "Version actuelle", versionHeader: "Version %",
        noNotes: "Aucune note de version disponible.", history: "Historique", returnTitle: "Retour",
        continueTitle: "Continuer", loading: "Chargement des notes de version…",
        whatsNew: "Nouveautés", unableToLoad: "Impossible de charger les notes de version.", home: "Accueil")

    static let italian = WhatsNewTexts(
        language: "it", currentVersion: "Versione attuale", versionHeader: "Versione %",
        noNotes: "Nessuna nota di rilascio disponibile.", history: "Cronologia", returnTitle: "Indietro",
        continueTitle: "Continua", loading: "Caricamento delle note di rilascio…",
        whatsNew: "Novità", unableToLoad: "Impossibile caricare le note di rilascio.", home: "Inizio")

    static let dutch = WhatsNewTexts(
        language: "nl", currentVersion: "Huidige versie", versionHeader: "Versie %",
        noNotes: "Geen release-opmerkingen beschikbaar.", history: "Geschiedenis", returnTitle: "Terug",
        continueTitle: "Doorgaan", loading: "Release-opmerkingen laden…",
        whatsNew: "Nieuw", unableToLoad: "De release-opmerkingen kunnen niet worden geladen.", home: "Start")

    static let polish = WhatsNewTexts(
        language: "pl", currentVersion: "Bieżąca wersja", versionHeader: "Wersja %",
        noNotes: "Brak informacji o wersji.", history: "Historia", returnTitle: "Wróć",
        continueTitle: "Kontynuuj", loading: "Wczytywanie informacji o wersji…",
        whatsNew: "Co nowego", unableToLoad: "Nie można wczytać informacji o wersji.", home: "Start")

    static let portuguese = WhatsNewTexts(
        language: "pt", currentVersion: "Versão atual", versionHeader: "Versão %",
        noNotes: "Não há notas de versão.", history: "Histórico", returnTitle: "Voltar",
        continueTitle: "Continuar", loading: "Carregando as notas de versão…",
        whatsNew: "Novidades", unableToLoad: "Não foi possível carregar as notas de versão.", home: "Início")

    static let russian = WhatsNewTexts(
        language: "ru", currentVersion: "Текущая версия", versionHeader: "Версия %",
        noNotes: "Нет описания версии.", history: "История", returnTitle: "Назад",
        continueTitle: "Продолжить", loading: "Загрузка описания версии…",
        whatsNew: "Что нового", unableToLoad: "Не удалось загрузить описание версии.", home: "Главная")

    static let arabic = WhatsNewTexts(
        language: "ar", currentVersion: "الإصدار الحالي", versionHeader: "الإصدار %",
        noNotes: "لا توجد ملاحظات إصدار.", history: "السجل", returnTitle: "رجوع",
        continueTitle: "متابعة", loading: "جارٍ تحميل ملاحظات الإصدار…",
        whatsNew: "ما الجديد", unableToLoad: "تعذّر تحميل ملاحظات الإصدار.", home: "الرئيسية")

    static let hebrew = WhatsNewTexts(
        language: "he", currentVersion: "הגרסה הנוכחית", versionHeader: "גרסה %",
        noNotes: "אין הערות גרסה.", history: "היסטוריה", returnTitle: "חזרה",
        continueTitle: "המשך", loading: "הערות הגרסה נטענות…",
        whatsNew: "מה חדש", unableToLoad: "לא ניתן לטעון את הערות הגרסה.", home: "בית")

    static let japanese = WhatsNewTexts(
        language: "ja", currentVersion: "現在のバージョン", versionHeader: "バージョン %",
        noNotes: "リリースノートはありません。", history: "履歴", returnTitle: "戻る",
        continueTitle: "続ける", loading: "リリースノートを読み込んでいます…",
        whatsNew: "新機能", unableToLoad: "リリースノートを読み込めません。", home: "ホーム")

    static let korean = WhatsNewTexts(
        language: "ko", currentVersion: "현재 버전", versionHeader: "버전 %",
        noNotes: "릴리스 노트가 없습니다.", history: "기록", returnTitle: "돌아가기",
        continueTitle: "계속", loading: "릴리스 노트를 불러오는 중…",
        whatsNew: "새로운 기능", unableToLoad: "릴리스 노트를 불러올 수 없습니다.", home: "홈")

    static let simplifiedChinese = WhatsNewTexts(
        language: "zh-Hans", currentVersion: "当前版本", versionHeader: "版本 %",
        noNotes: "没有可用的版本说明。", history: "历史记录", returnTitle: "返回",
        continueTitle: "继续", loading: "正在载入版本说明…",
        whatsNew: "新功能", unableToLoad: "无法载入版本说明。", home: "主页")

    static let traditionalChinese = WhatsNewTexts(
        language: "zh-Hant", currentVersion: "目前版本", versionHeader: "版本 %",
        noNotes: "沒有可用的版本說明。", history: "歷史記錄", returnTitle: "返回",
        continueTitle: "繼續", loading: "正在載入版本說明…",
        whatsNew: "新功能", unableToLoad: "無法載入版本說明。", home: "主頁")
}
