import Localization
import Stations

/// Why there are no release notes; the description is a sentence for the person.
public enum ReleaseNotesError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was given as the notes' place is neither a name, nor a path, nor a web address.
    case badAddress(String)
    /// An address of another kind than `http` or `https`.
    case notHTTP(String)
    /// The server answered with this status, e.g. 404, and these words.
    case status(Int, phrase: String)
    /// The server could not be reached, or the connection broke; `reason` is a sentence.
    case transport(reason: String)
    case timedOut(after: Duration)
    /// `limit` in bytes.
    case tooLarge(limit: Int)
    /// What was loaded is not release notes.
    case decoding(ReleaseNotesFault)
    /// There is no such file in any of these places.
    case fileMissing(name: String, looked: [String])
    /// The file is there and can't be read, or is a folder or a device; `reason` in the system's words.
    case unreadable(path: String, reason: String)
    /// The release notes were loaded, and the display did not take their template.
    case presentationFailed
    /// The task that waited was cancelled: by Continue, or as the display went.
    case cancelled

    public var description: String {
        switch self {
        case .badAddress(let text):
            localized("“{0}” does not say where release notes are: give a file's name or path, or a web address.", text)
        case .notHTTP(let text): localized("“{0}” is not an address that begins with http:// or https://.", text)
        case .status(let code, ""): localized("The server answered {0}.", code)
        case .status(let code, let phrase): localized("The server answered {0} ({1}).", code, phrase)
        case .transport(let reason): reason
        case .timedOut(let duration):
            localized("The server did not answer within {0} seconds.", duration.components.seconds)
        case .tooLarge(let limit):
            localized("The release notes are too large: at most {0} MB are taken.", limit / 1_000_000)
        case .decoding(let fault): fault.description
        case .fileMissing(let name, let looked):
            looked.isEmpty
                ? localized("There is no file “{0}”.", name)
                : localized("There are no release notes “{0}”; looked for {1}.", name, looked.joined(separator: ", "))
        case .unreadable(let path, let reason): localized("{0} cannot be read: {1}.", path, reason)
        case .presentationFailed: localized("Unable to load release notes.")
        case .cancelled: localized("Loading was cancelled.")
        }
    }
}

extension ReleaseNotesError {
    /// What a loader of web addresses threw; one that does not say which kind of failure it was had one on the way.
    init(_ error: any Error, timeout: Duration) {
        if error is CancellationError {
            self = .cancelled
            return
        }
        guard let error = error as? ResourceLoadingError else {
            self = .transport(reason: String(describing: error))
            return
        }
        self =
            switch error {
            case .badAddress(let text): .badAddress(text)
            case .notHTTP(let text): .notHTTP(text)
            case .status(let code, let phrase): .status(code, phrase: phrase)
            case .transport, .tooManyRedirections, .untrustedCertificate: .transport(reason: error.description)
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .timedOut: .timedOut(after: timeout)
            case .cancelled: .cancelled
            }
    }
}
