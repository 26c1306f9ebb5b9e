import FoundationEssentials
import Testing

@testable import Stations

/// The inputs made for this project after public bug reports.
enum CaseFiles {
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        return try BoundedFile.read(path: "/\(folder)/Cases/\(name).stations.json", limit: StationListReader.sizeLimit)
    }

    /// The list of a case, read as if it were at `/lists/stations.json`, with only these files there.
    static func read(_ name: String, files: Set<String> = []) throws -> StationList {
        try StationListReader(origin: .file(path: "/lists/stations.json")) { files.contains($0) }.read(bytes(name))
    }
}

/// A list from text, as local or remote as the test wants it.
func list(
    _ text: String, origin: StationListOrigin = .file(path: "/lists/stations.json"), files: Set<String> = []
) throws(StationListError) -> StationList {
    try StationListReader(origin: origin) { files.contains($0) }.read(Array(text.utf8))
}
