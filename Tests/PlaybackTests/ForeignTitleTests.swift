import Playback
import XCTest

/// Titles in encodings that nobody names, and those that were made for programs.
final class ForeignTitleTests: XCTestCase {
    private static let russian = [
        "Кино - Группа крови", "ДДТ - Что такое осень", "Би-2 - Полковнику никто не пишет", "Земфира - Искала",
        "МУМИЙ ТРОЛЛЬ - ВЛАДИВОСТОК 2000", "Алла Пугачёва - Миллион алых роз", "Сплин - Выхода нет",
        "Пикник - Египтянин", "Ленинград - Экспонат", "Ария - Беспечный ангел", "Чайф - Аргентина-Ямайка 5:0",
        "Океан Ельзи - Обійми", "Новости на радио «Маяк»", "Владимир Высоцкий - Кони привередливые", "5'nizza - Солдат",
        "Наутилус Помпилиус - Я хочу быть с тобой", "Виктор Цой - Звезда по имени Солнце", "Реклама на Русском радио",
    ]

    func testRussianInWindows1251AndKOI8RIsRead_B041() {
        for title in Self.russian {
            for table in [Self.windows1251, Self.koi8r] {
                // Ukrainian letters are not in KOI8-R.
                guard let sent = Self.lookalike(title, table) else { continue }
                let track = TrackTitle(StreamTags(title: sent))
                let plain = TrackTitle(StreamTags(title: title))
                XCTAssertEqual(track.title, plain.title, sent)
                XCTAssertEqual(track.artist, plain.artist, sent)
            }
        }
    }

    func testWesternTitlesAreLeftAlone() {
        for title in [
            "Édith Piaf - Non, je ne regrette rien", "Françoise Hardy - Tous les garçons et les filles",
            "Indochine - L'aventurier créé à l'été", "Die Ärzte - Männer sind Schweine", "Öööh", "ÄÖÜ", "ÄÖÜ äöü ß",
            "Mötley Crüe - Señor Ñandú", "Björk - Jóga", "Sigur Rós - Svefn-g-englar", "Þórunn Antonía - Æði þú",
            "Zoé - Soñé", "Caetano Veloso - Não Enche", "João Gilberto - Chega de Saudade às três",
            "Käärijä - Cha Cha Cha",
            "Hääyöaie", "Nightwish - Élan", "ÉÈÊË", "Æøå", "ÆØÅ æøå", "AÄÄÄ", "Ñ", "À la claire fontaine",
            "Où êtes-vous",
            "MØ - Final Song", "Bjørn Eidsvåg - Eg ser", "Röyksopp - Só Fácil", "Queensrÿche - Silent Lucidity",
            "CRÈME BRÛLÉE", "ÇA IRA - ÉTÉ À LA PLAGE", "££££ ¡¡¡", "°°°", "Ångström – Ö",
        ] {
            let track = TrackTitle(StreamTags(title: title))
            let shown = track.artist.map { "\($0) - \(track.title ?? "")" } ?? track.title
            XCTAssertEqual(shown, title.replacing(" – ", with: " - "), title)
        }
    }

    func testGreekIsNotTakenForRussian() {
        // "Καλημέρα κόσμε" in Windows-1253, byte by byte.
        let sent = "\u{CA}\u{E1}\u{EB}\u{E7}\u{EC}\u{DD}\u{F1}\u{E1} \u{EA}\u{FC}\u{F3}\u{EC}\u{E5}"
        XCTAssertEqual(TrackTitle(StreamTags(title: sent)).title, sent)
    }

    func testAStationsOwnEncodingIsBelieved() throws {
        var station = TestQueue.station("a")
        station.metadataEncoding = "Windows-1251"
        var machine = PlayerMachine(decoder: FakeDecoder())
        _ = machine.handle(.play(try TestQueue.make([station])))
        machine.handle(.tags(StreamTags(title: "\u{C4}\u{C4}\u{D2}")))
        XCTAssertEqual(machine.nowPlayingInfo.title, "ДДТ", "three letters are too few to find out")
        station.metadataEncoding = "SHIFT_JIS"
        _ = machine.handle(.play(try TestQueue.make([station])))
        _ = machine.handle(.command(.stop))
        _ = machine.handle(.play(try TestQueue.make([station])))
        machine.handle(.tags(StreamTags(title: "\u{93}\u{FA}")), of: 2)
        XCTAssertEqual(machine.nowPlayingInfo.title, "日")
        machine.handle(.tags(StreamTags(title: "Zażółć")), of: 2)
        XCTAssertEqual(machine.nowPlayingInfo.title, "日", "not yet shown: titles change five times a second at most")
    }

    func testAdvertsAreNoTracks() {
        for text in [
            "AD: Buy now", "adContext='preroll'", "StreamAd adw_ad='true' durationMilliseconds='30000'", "Werbung",
            "ADVERTISEMENT", "Spot Block", "commercial break!", "text=\"Spot Block\" song_spot=\"T\"", "Реклама",
            "[AD] x",
            "{\"type\":\"ad\",\"title\":\"Cola\"}",
        ] {
            let track = TrackTitle(StreamTags(title: text))
            XCTAssertNil(track.title, text)
            XCTAssertNil(track.artist, text)
        }
        for text in [
            "Adele - Hello", "AC/DC - Ad Astra", "Advertising Space", "Commercial Suicide", "Werbung für die Liebe",
            "Add It Up",
            "Adagio: Molto", "Spot the Difference",
        ] {
            XCTAssertNotNil(TrackTitle(StreamTags(title: text)).title, text)
        }
    }

    func testTitlesForProgramsAreReadForPeople() {
        for (sent, artist, title) in [
            ("{\"artist\":\"Bj\\u00f6rk\",\"title\":\"J\\u00f3ga\"}", "Björk", "Jóga"),
            ("{\"title\": \"Quote \\\"it\\\"\", \"length\": 3}", nil, "Quote \"it\""),
            ("{\"now\":{\"song\":\"T\",\"artist\":\"A\"}}", "A", "T"),
            ("<track><artist>A &amp; B</artist><title>T</title></track>", "A & B", "T"),
            ("<Song artist=\"A\" title=\"T\"/>", "A", "T"),
            ("Artist - text=\"Title\" song_spot=\"M\" MediaBaseId=\"1\" itunesTrackId=\"0\"", "Artist", "Title"),
            ("Tom &amp; Jerry - Caf&eacute; &#8211; Live &#x27;95", "Tom & Jerry", "Café – Live '95"),
            ("A &amp;amp; B - C", "A & B", "C"),
        ] as [(String, String?, String?)] {
            let track = TrackTitle(StreamTags(title: sent))
            XCTAssertEqual(track.artist, artist, sent)
            XCTAssertEqual(track.title, title, sent)
        }
    }

    func testTextsThatOnlyLookStructuredStayAsTheyAre() {
        for text in [
            "{\"title\": 1}", "<3", "{x}", "AT&T; R&B", "&c;", "a & b", "Say \"text=\"", "<b>Bold</b>", "{\"title\":\"",
        ] {
            XCTAssertEqual(TrackTitle(StreamTags(title: text)).title, text)
        }
    }

    func testNoTextEverCrashes() {
        var generator = SystemRandomNumberGenerator()
        let parts =
            Array("{}\"\\u<>&;#xа'=:titleartist \u{D0}\u{FF}\u{80}-").map(String.init) + [
                "\"title\":\"", "text=\"", "\\ud83d",
            ]
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in parts.randomElement() ?? "" }.joined()
            let track = TrackTitle(StreamTags(title: text))
            XCTAssertLessThanOrEqual((track.title ?? "").utf8.count, text.utf8.count * 4 + 8, text)
        }
    }

    private struct FakeDecoder: TextDecoding {
        func decode(_ bytes: [UInt8], encoding: String) -> String? {
            encoding == "SHIFT_JIS" && bytes == [0x93, 0xFA] ? "日" : nil
        }
    }

    /// The text in that encoding, with each byte as the character of that number; nil where it cannot be written so.
    private static func lookalike(_ text: String, _ table: [Character: UInt8]) -> String? {
        var scalars = String.UnicodeScalarView()
        for character in text {
            if let ascii = character.asciiValue {
                scalars.append(Unicode.Scalar(ascii))
            } else if let byte = table[character] {
                scalars.append(Unicode.Scalar(byte))
            } else {
                return nil
            }
        }
        return String(scalars)
    }

    private static let windows1251: [Character: UInt8] = {
        var table: [Character: UInt8] = ["Ё": 0xA8, "ё": 0xB8, "«": 0xAB, "»": 0xBB, "і": 0xB3, "І": 0xB2, "ї": 0xBF]
        for (offset, letter) in "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя".enumerated() {
            table[letter] = UInt8(0xC0 + offset)
        }
        return table
    }()

    private static let koi8r: [Character: UInt8] = {
        var table: [Character: UInt8] = ["Ё": 0xB3, "ё": 0xA3]
        for (offset, letter) in "юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ".enumerated() {
            table[letter] = UInt8(0xC0 + offset)
        }
        return table
    }()
}
