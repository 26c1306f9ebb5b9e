/// The beginning of an answer over HTTP.
public struct FetchedPrefix: Hashable, Sendable {
    /// HTTP status; 200 for `ICY 200 OK`.
    public var status: Int
    /// The server's words for the status; may be empty.
    public var phrase: String
    /// By name in small letters: `content-type`, `location`, `server`, `icy-…` and `ice-…` where the server sent them.
    public var headers: [String: String]
    public var bytes: [UInt8]
    /// Whether `bytes` are all there is.
    public var isWhole: Bool

    public init(
        status: Int, phrase: String = "", headers: [String: String] = [:], bytes: [UInt8] = [], isWhole: Bool = false
    ) {
        self.status = status
        self.phrase = phrase
        self.headers = headers
        self.bytes = bytes
        self.isWhole = isWhole
    }

    /// The media type in small letters, without parameters.
    public var contentType: String? {
        headers["content-type"].map {
            String(StationAddressResolver.trimmed(String($0.prefix { $0 != ";" }))).lowercased()
        }
    }

    /// The charset parameter of the media type.
    public var charset: String? {
        guard let type = headers["content-type"] else { return nil }
        for parameter in type.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, StationAddressResolver.trimmed(String(parts[0])).lowercased() == "charset" else {
                continue
            }
            return String(StationAddressResolver.trimmed(String(parts[1]))).replacing("\"", with: "").lowercased()
        }
        return nil
    }
}
