extension PlaybackFailure {
    /// Whose fault it is that nothing plays.
    public enum Fault: String, Hashable, Sendable {
        /// The address is wrong or needs a login: trying again changes nothing.
        case user
        /// The network or the way to the server: it may be back in a moment.
        case network
        /// What comes is not sound, or needs a package that is not installed.
        case format
        /// The server has a fault of its own, and may get over it.
        case server
        /// The sound output of this machine.
        case output
    }

    /// Whose fault it is; decides whether a source that never played is tried again.
    public var fault: Fault {
        switch kind {
        case .badAddress, .notAuthorized, .fileNotFound, .notAFile, .untrustedCertificate: .user
        case .httpStatus(let status): status >= 500 || status == 408 || status == 429 ? .server : .user
        case .tooManyRedirections: .server
        case .hostNotFound, .connectionLost, .noAnswer: .network
        case .missingDecoder, .notAudio, .other: .format
        case .audioOutput, .noAudioOutput: .output
        }
    }

    /// Whether the fault may go away by itself.
    var isTemporary: Bool { kind != .tooManyRedirections && (fault == .network || fault == .server) }
}
