import FoundationEssentials

extension ProbeReport {
    /// The report as one JSON object on one line, keys in the order of the alphabet.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and whole numbers: nothing in a report could fail to be encoded.
        guard let data = try? encoder.encode(self) else { return "{}\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
