extension ProbeReport {
    /// No more entries are listed for a person; `--json` has them all.
    private static let shownEntries = 20

    /// The report for a person, some lines and an empty one.
    var text: String {
        var lines = [input]
        lines += chain.map { "  " + $0 }
        if !entries.isEmpty {
            lines.append("  \(entries.count) \(entries.count == 1 ? "entry" : "entries"):")
            lines += entries.prefix(Self.shownEntries).map { "    " + Self.line($0) }
            if entries.count > Self.shownEntries { lines.append("    … \(entries.count - Self.shownEntries) more") }
        }
        if rejectedCount > 0 {
            lines.append("  \(rejectedCount) rejected:")
            lines += rejected.prefix(Self.shownEntries).map { "    \($0.place) \($0.reason)" }
            if rejectedCount > Self.shownEntries { lines.append("    … \(rejectedCount - Self.shownEntries) more") }
        }
        lines += notices.map { "  " + $0 }
        if let format { lines += Self.lines(format) }
        lines += titles.map { "  Title: " + [$0.artist, $0.title].compactMap(\.self).joined(separator: " – ") }
        if let error {
            lines.append("  Failed (\(error.kind)): \(error.reason)")
        } else {
            let isStream = entries.isEmpty && format != nil
            lines.append(isPlayed ? "  Plays." : isStream ? "  Found, and not played." : "  Can be read.")
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func line(_ entry: Entry) -> String {
        let attributes = entry.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=“\($0.value)”" }
        return "\(entry.title): \(entry.address)" + (attributes.isEmpty ? "" : " " + attributes.joined(separator: " "))
    }

    private static func lines(_ format: Format) -> [String] {
        let bitrate = format.bitrate.map { "\($0 / 1000) kbit/s" }
        let words = [format.container, format.codec, bitrate, format.contentType].compactMap(\.self)
        let headers = format.headers.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
        return (words.isEmpty ? [] : ["  Format: " + words.joined(separator: ", ")]) + headers
    }
}
