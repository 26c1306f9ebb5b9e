import Playback
import XCTest

final class TrackTitleTests: XCTestCase {
    /// Titles as GStreamer hands them over, after `cases/expected.tsv` where a case is named.
    func testTitlesAsStationsSendThem() {
        let cases: [(sent: String, artist: String?, title: String?)] = [
            ("Mötley Crüe - Señor Ñandú", "Mötley Crüe", "Señor Ñandú"),  // B040
            ("Artist \u{96} \u{93}Quoted\u{94} Song\u{92}s", "Artist", "“Quoted” Song’s"),  // B040, as Latin-1
            ("Artist – “Quoted” Song’s", "Artist", "“Quoted” Song’s"),
            ("BeyoncÃ© - DÃ©jÃ\u{A0} Vu", "Beyoncé", "Déjà Vu"),  // B042
            (latin1("Очень длинное название песн") + "\u{D0}", nil, "Очень длинное название песн"),  // B044
            ("Artist - No Semicolon'", "Artist", "No Semicolon"),  // B047
            ("'Artist - Quoted'", "Artist", "Quoted"),
            ("Artist - Title';StreamUrl='http://u.example/", "Artist", "Title"),
            ("blink-182 - I Miss You", "blink-182", "I Miss You"),  // B053
            ("The Beatles - Yesterday - Live - 1965", "The Beatles", "Yesterday - Live - 1965"),
            ("Wu-Tang Clan", nil, "Wu-Tang Clan"),
            ("Artist — Title (feat. Other) (Live)", "Artist", "Title (feat. Other) (Live)"),
            ("Line\r\nTwo\tTab - Red\u{1B}[31m  \u{02}", "Line Two Tab", "Red[31m"),  // B057
            ("  Artist - Spaces  ", "Artist", "Spaces"),  // B060
            ("\u{FEFF}Artist - Mark", "Artist", "Mark"),
        ]
        for (sent, artist, title) in cases {
            let track = TrackTitle(StreamTags(title: sent))
            XCTAssertEqual(track.artist, artist, sent)
            XCTAssertEqual(track.title, title, sent)
        }
    }

    func testEmptyTitlesAreNone() {
        for sent in ["", " ", " - ", "-", " – ", "\u{00}", "\r\n", "''"] {  // B051
            let track = TrackTitle(StreamTags(title: sent))
            XCTAssertNil(track.artist, sent)
            XCTAssertNil(track.title, sent)
        }
    }

    func testAMissingHalfIsATitleAlone() {
        for sent in ["Word - ", " - Word", "Word -", "– Word"] {
            let track = TrackTitle(StreamTags(title: sent))
            XCTAssertNil(track.artist, sent)
            XCTAssertEqual(track.title, "Word", sent)
        }
    }

    func testTitlesThatOnlyLookBrokenStayAsTheyAre() {
        for sent in [
            "Café", "Cafe\u{301}", "Señorita", "naïve Ã", "£100", "Пара Normal", "日本語", "Rockin'", "Guns N' Roses",
            "The Boys'", "It's; \"fine\"", "Tom & <b>Jerry</b>", "{\"title\": 1}", "Ёлка", "Lil'", "it's Livin'",
        ] {
            XCTAssertEqual(TrackTitle(StreamTags(title: sent)).title, sent)
        }
    }

    func testAnArtistNamedApartWinsOverSplitting() {
        let track = TrackTitle(StreamTags(title: "Part 1 - Prelude", artist: "Composer"))
        XCTAssertEqual(track.artist, "Composer")
        XCTAssertEqual(track.title, "Part 1 - Prelude")
    }

    func testAnArtistNamedTwiceIsShownOnce() {
        let track = TrackTitle(StreamTags(title: "Artist - Title", artist: "Artist"))
        XCTAssertEqual(track.artist, "Artist")
        XCTAssertEqual(track.title, "Title")
    }

    func testAnEmptyArtistIsNone() {
        let track = TrackTitle(StreamTags(title: "Artist - Title", artist: " "))
        XCTAssertEqual(track.artist, "Artist")
        XCTAssertEqual(track.title, "Title")
    }

    func testANewTitleTakesTheLastArtistAway() {
        var track = TrackTitle(StreamTags(title: "One", artist: "First"))
        track.update(with: StreamTags(title: "Two"))
        XCTAssertNil(track.artist)
        XCTAssertEqual(track.title, "Two")
    }

    func testTagsThatTellOtherThingsLeaveTheTrackAlone() {
        var track = TrackTitle(StreamTags(title: "One", artist: "First"))
        let before = track
        track.update(with: StreamTags(audioCodec: "MP3", bitrate: 128_000))
        track.update(with: StreamTags(title: "One"))
        XCTAssertEqual(track, before)
        track.update(with: StreamTags(artist: "Second"))
        XCTAssertEqual(track.artist, "Second")
        XCTAssertEqual(track.title, "One")
    }

    func testALongTitleIsKeptWhole() {
        let word = String(repeating: "å", count: 4000)
        XCTAssertEqual(TrackTitle(StreamTags(title: "A - " + word)).title, word)
    }

    /// UTF-8 bytes read as Latin-1.
    private func latin1(_ text: String) -> String {
        String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
    }
}
