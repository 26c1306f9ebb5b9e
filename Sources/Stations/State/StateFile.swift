import Glibc

/// The state file on the disk. An actor of its own, so that writes follow each other and never on the main thread.
actor StateFile {
    /// What opening the file gave.
    struct Opened: Sendable {
        var state: SavedState
        var error: StateStoreError?
        /// False when there is a file that we could not read and must not replace.
        var maySave: Bool
    }

    /// No state file is larger; in bytes.
    private static let sizeLimit = 1_000_000

    private let path: String

    init(path: String) { self.path = path }

    func open() -> Opened {
        do throws(BoundedFile.Failure) {
            let bytes = try BoundedFile.read(path: path, limit: Self.sizeLimit)
            if let state = SavedState(json: bytes) { return Opened(state: state, error: nil, maySave: true) }
            return setAside()
        } catch {
            switch error {
            case .notFound: return Opened(state: SavedState(), error: nil, maySave: true)
            case .tooLarge: return setAside()
            case .notAFile: return unreadable("it is not a file")
            case .system(let error): return unreadable(error.description)
            }
        }
    }

    /// - Throws: what the system says; the old content is still there then.
    func save(_ state: SavedState) throws(SystemError) { try AtomicFile.write(state.json, path: path) }

    private func setAside() -> Opened {
        let kept = path + ".broken"
        let isKept = rename(path, kept) == 0
        return Opened(
            state: SavedState(), error: .broken(path: path, keptAs: isKept ? kept : nil), maySave: isKept)
    }

    private func unreadable(_ reason: String) -> Opened {
        Opened(state: SavedState(), error: .unreadable(path: path, reason: reason), maySave: false)
    }
}
