/// Knows the marks by which stations tell their own programs that an advert plays; a person has no use for them.
enum AdvertMarker {
    /// Whether the text stands for an advert and names no track.
    static func isAdvert(_ text: String) -> Bool {
        let text = text.lowercased()
        if anywhere.contains(where: text.contains) { return true }
        if beginnings.contains(where: text.hasPrefix) { return true }
        let words = text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
        return whole.contains(words)
    }

    /// Parameters of advert servers.
    private static let anywhere = [
        "adcontext", "adw_ad=", "adw_ad'", "adswizz", "insertiontype=", "adbreak=", "song_spot=\"t\"",
        "song_spot=\"f\"", "text=\"spot block", "<adblock", "\"type\":\"ad\"", "\"type\": \"ad\"", "type='ad'",
        "triton_ad", "targetspot",
    ]
    private static let beginnings = ["ad:", "ad|", "advert:", "advert|", "adbreak", "ad_break", "ad-break:", "[ad]"]
    /// Texts that are nothing else.
    private static let whole: Set<String> = [
        "advert", "adverts", "advertisement", "advertisements", "advertising", "ad break", "commercial",
        "commercial break", "commercials", "spot block", "spot block end", "werbung", "werbeblock", "publicité",
        "pub", "pubblicità", "publicidad", "reclame", "реклама", "reklama",
    ]
}
