import Foundation

/// Station lists in Swift Radio Pro's form, as texts.
enum StationListFile {
    static func text(_ stations: [(name: String, url: String)]) -> String {
        let entries = stations.map { station in
            """
            {"name": "\(station.name)", "streamURL": "\(station.url)", "imageURL": "", "desc": "About \(station.name)"}
            """
        }
        return "{\"station\": [\n\(entries.joined(separator: ",\n"))\n]}"
    }

    /// So many stations called `Station 1`, `Station 2`, … of which none is reachable.
    static func text(count: Int) -> String {
        text((1...count).map { ("Station \($0)", "http://127.0.0.1:9/\($0)") })
    }
}
