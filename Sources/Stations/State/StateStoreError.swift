/// What went wrong with the state file. The shell goes on; the sentence is for the log.
public enum StateStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file made no sense. It was renamed to `keptAs` (nil: that failed), and the state begins anew.
    case broken(path: String, keptAs: String?)
    /// The file is there but cannot be read. It is left alone, and nothing is saved.
    case unreadable(path: String, reason: String)
    /// Not saved, e.g. as the disk is full; the next change tries again.
    case notSaved(path: String, SystemError)

    /// What happened to which file, and what it means for the person.
    public var description: String {
        switch self {
        case .broken(let path, let keptAs?):
            "\(path) could not be understood. It is kept as \(keptAs), and CarShell starts with a new one."
        case .broken(let path, nil): "\(path) could not be understood, and CarShell starts with a new one."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Recent stations and volume will not be remembered."
        case .notSaved(let path, let error):
            "\(path) could not be saved: \(error). Recent stations and volume may be lost at the next start."
        }
    }
}
