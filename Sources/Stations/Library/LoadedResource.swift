/// What an address gave.
public struct LoadedResource: Hashable, Sendable {
    /// The body, decompressed.
    public var bytes: [UInt8]
    /// The media type as the server told it, without parameters and in small letters, e.g. `application/json`.
    public var contentType: String?
    /// The address after all redirections, which relative addresses in the resource are resolved against.
    public var url: String

    /// What a server answered.
    public init(bytes: [UInt8], contentType: String?, url: String) {
        self.bytes = bytes
        self.contentType = contentType
        self.url = url
    }
}
