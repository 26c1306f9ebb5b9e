import FoundationEssentials

/// Reads release notes from JSON.
public struct ReleaseNotesDecoder: Sendable {
    /// Most preferred first, as `de-AT`; decides which part of a packed file is read.
    public var languages: [String]

    public init(languages: [String] = ["en"]) { self.languages = languages }

    /// Reads a file: UTF-8, with a byte-order mark or without; keys that are not known are passed over.
    ///
    /// - Throws: `ReleaseNotesFault`, naming the first field that is not as it should be.
    public func decode(_ bytes: [UInt8]) throws(ReleaseNotesFault) -> [Release] {
        let decoder = JSONDecoder()
        if let key = ReleaseNotesDocument.languagesKey { decoder.userInfo[key] = languages }
        let contents = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(Self.byteOrderMark.count) : bytes[...]
        do {
            return try decoder.decode(ReleaseNotesDocument.self, from: Data(contents)).releases
        } catch let error as DecodingError {
            throw ReleaseNotesFault(error)
        } catch {
            throw ReleaseNotesFault(path: "", reason: .notJSON(String(describing: error)))
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
