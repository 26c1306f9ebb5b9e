/// The state that outlives the process: recent stations, volume, the last station.
///
/// Changes show at once and are written soon after, several at a time, never on the main thread. Nothing that goes
/// wrong with the file stops the shell.
@MainActor
public final class StateStore {
    /// The state as it is now; empty until `load()` is done.
    public private(set) var state = SavedState()

    private let path: String
    private let file: StateFile
    private let delay: Duration
    private let report: @MainActor (StateStoreError) -> Void
    private var loading: Task<Void, Never>?
    private var isLoaded = false
    private var maySave = true
    /// Changes that were made before the file had been read; made again on what the file holds.
    private var early: [(inout SavedState) -> Void] = []
    private var isChanged = false
    private var pause: Task<Void, Never>?
    private var saving: Task<Void, Never>?

    /// - Parameters:
    ///   - folders: the file is `state.json` in their state folder; without one nothing is kept.
    ///   - delay: how long changes are gathered before they are written, to spare the flash memory.
    ///   - report: is called with what went wrong, for the log.
    public convenience init(
        folders: UserFolders, delay: Duration = .milliseconds(500),
        report: @escaping @MainActor (StateStoreError) -> Void
    ) {
        self.init(path: folders.state.map { $0 + "/state.json" }, delay: delay, report: report)
    }

    /// - Parameters:
    ///   - path: the file, absolute; nil keeps the state in memory only.
    ///   - delay: how long changes are gathered before they are written, to spare the flash memory.
    ///   - report: is called with what went wrong, for the log.
    public init(
        path: String?, delay: Duration = .milliseconds(500), report: @escaping @MainActor (StateStoreError) -> Void
    ) {
        self.path = path ?? ""
        self.file = StateFile(path: path ?? "")
        self.delay = delay
        self.report = report
        if path == nil {
            isLoaded = true
            maySave = false
        }
    }

    /// Reads the file; once, however often it is called.
    public func load() async {
        guard !isLoaded else { return }
        if loading == nil { loading = Task { await open() } }
        await loading?.value
    }

    /// Changes the state at once and the file soon after.
    ///
    /// - Parameter body: may be called a second time, when the file had not been read yet.
    public func change(_ body: @escaping (inout SavedState) -> Void) {
        let old = state
        body(&state)
        if !isLoaded { early.append(body) } else if state == old { return }
        isChanged = true
        saveSoon()
    }

    /// Writes what has not been written yet and returns when it is on the disk; for the end of the program.
    public func flush() async {
        pause?.cancel()
        await saving?.value
        await save()
    }

    /// Returns when no write is waiting or running any more.
    func settled() async { await saving?.value }

    private func open() async {
        let opened = await file.open()
        state = opened.state
        for body in early { body(&state) }
        early = []
        maySave = opened.maySave
        isLoaded = true
        if let error = opened.error { report(error) }
    }

    private func saveSoon() {
        guard saving == nil else { return }
        let pause = Task { [delay] in _ = try? await Task.sleep(for: delay) }
        self.pause = pause
        saving = Task {
            await pause.value
            await save()
            saving = nil
        }
    }

    /// Writes until the disk has the latest state; stops at the first error, which the next change tries again.
    private func save() async {
        await load()
        while isChanged && maySave {
            isChanged = false
            do throws(SystemError) { try await file.save(state) } catch {
                report(.notSaved(path: path, error))
                return
            }
        }
    }
}
