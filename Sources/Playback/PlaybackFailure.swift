/// Why a source does not play: the kind of fault, and what exactly was found.
public struct PlaybackFailure: Error, Hashable, Sendable {
    /// Whose fault it is, which decides the words and whether trying again makes sense.
    public enum Kind: Hashable, Sendable {
        /// The address is not one we can play: bad syntax or an unknown scheme.
        case badAddress
        /// The server answered with an HTTP error status (e.g. 404).
        case httpStatus(Int)
        /// The server wants a login.
        case notAuthorized
        case fileNotFound
        /// A folder, a pipe or a device, which may never end or keep its reader waiting.
        case notAFile
        /// The server sends from address to address.
        case tooManyRedirections
        /// Nobody vouches for the server's certificate: it has run out, is another server's, or its maker is unknown.
        case untrustedCertificate(host: String)
        /// The host name does not resolve.
        case hostNotFound
        /// The server cannot be reached or closed the connection.
        case connectionLost
        /// The format needs a decoder that is not installed; the text names it.
        case missingDecoder(String)
        /// What arrives is not sound.
        case notAudio
        /// The sound device cannot be opened.
        case audioOutput
        /// There is no sound device at all.
        case noAudioOutput
        /// Nothing came in the time that a station has to start.
        case noAnswer
        case other
    }

    public var kind: Kind
    /// What the engine said, for the log; never shown as is.
    public var detail: String

    public init(kind: Kind, detail: String) {
        self.kind = kind
        self.detail = detail
    }
}
