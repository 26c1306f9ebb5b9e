import Playback
import Testing

@Suite struct ICYMetadataTests {
    @Test(
        arguments: [
            ("StreamTitle='A - B';", "A - B", nil),
            ("StreamTitle='';", "", nil),
            ("StreamTitle='A - B';StreamUrl='';", "A - B", ""),
            ("StreamTitle='A - B';StreamUrl='http://u.example/now?x=1;y=2';", "A - B", "http://u.example/now?x=1;y=2"),
            ("StreamUrl='http://u.example/';StreamTitle='A - B';", "A - B", "http://u.example/"),
            ("STREAMTITLE='A - B';", "A - B", nil),
            (" StreamTitle = 'A - B' ; ", "A - B", nil),
            ("StreamTitle='It's a Man's World';", "It's a Man's World", nil),
            ("StreamTitle='Rock 'n'; Roll';StreamUrl='u';", "Rock 'n'; Roll", "u"),
            ("StreamTitle='One; Two = Three';", "One; Two = Three", nil),
            ("StreamTitle='A - B'", "A - B", nil),
            ("StreamTitle='A - B", "A - B", nil),
            ("StreamTitle=A - B;", "A - B", nil),
            ("StreamTitle=A - B", "A - B", nil),
            ("StreamTitle='A - B';junk", "A - B", nil),
            (#"StreamTitle='{"artist":"A","title":"B"}';"#, #"{"artist":"A","title":"B"}"#, nil),
            ("StreamUrl='u';", nil, "u"),
            ("adw_ad='true';durationMilliseconds='30000';", nil, nil),
            ("adw_ad='true';StreamTitle='';", "", nil),
            ("", nil, nil), ("StreamTitle", nil, nil), ("=';=';", nil, nil),
        ] as [(String, String?, String?)])
    func fieldsAreRead(block: String, title: String?, url: String?) {
        let metadata = ICYMetadata(Array(block.utf8) + [0, 0, 0])
        #expect(metadata.title == title)
        #expect(metadata.url == url)
    }

    @Test func whatIsNotUTF8ComesByteByByte_B040() {
        #expect(ICYMetadata(Array("StreamTitle='".utf8) + [0x4D, 0xF6] + Array("';".utf8)).title == "Mö")
    }
}
