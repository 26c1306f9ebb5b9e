/// The stations in use. Lives as long as the process, whatever displays come and go.
@MainActor
public final class StationLibrary {
    /// The last good list; stays when a later load fails. nil until the first one has been read.
    public private(set) var list: StationList?
    /// Why the latest load failed, or where the list breaks off; nil when all is well.
    public private(set) var error: StationListError?

    private let source: StationSource
    private let loader: any ResourceLoading
    private let languages: [String]
    private var running: Task<Void, Never>?

    /// - Parameters:
    ///   - source: where the list comes from.
    ///   - loader: gets lists from http addresses.
    ///   - languages: most preferred first, as `de`; for texts that are given in several.
    public init(source: StationSource, loader: any ResourceLoading, languages: [String] = ["en"]) {
        self.source = source
        self.loader = loader
        self.languages = languages
    }

    /// Reads the list, or waits for the load that is running already.
    ///
    /// Cancelling the caller does not cancel the load: the list is the process's, not the caller's. Nothing is read
    /// or decoded on the main actor.
    public func load() async {
        if running == nil {
            running = Task {
                await loadOnce()
                running = nil
            }
        }
        await running?.value
    }

    private func loadOnce() async {
        do throws(StationListError) {
            switch try await Self.origin(of: source) {
            case .file(let path): accept(try await Self.read(path: path, languages: languages))
            case .remote(let url): accept(try await loadRemote(url))
            }
        } catch {
            self.error = error
        }
    }

    /// A list that breaks off is better than none, but never replaces a good one.
    private func accept(_ new: StationList) {
        error = new.fault
        if new.fault == nil || list == nil || list?.fault != nil { list = new }
    }

    private func loadRemote(_ url: String) async throws(StationListError) -> StationList {
        let resource: LoadedResource
        do { resource = try await loader.load(url, limit: StationListReader.sizeLimit) } catch {
            throw .unavailable(list: url, reason: String(describing: error))
        }
        return try await Self.decode(resource.bytes, origin: .remote(url: resource.url), languages: languages)
    }

    @concurrent
    private static func origin(of source: StationSource) async throws(StationListError) -> StationListOrigin {
        try source.origin()
    }

    @concurrent
    private static func read(path: String, languages: [String]) async throws(StationListError) -> StationList {
        let bytes: [UInt8]
        do throws(BoundedFile.Failure) {
            bytes = try BoundedFile.read(path: path, limit: StationListReader.sizeLimit)
        } catch {
            switch error {
            case .notFound: throw .notFound(path: path)
            case .notAFile: throw .notAFile(path: path)
            case .tooLarge: throw .tooLarge(list: path, limit: StationListReader.sizeLimit)
            case .system(let error): throw .unreadable(path: path, error)
            }
        }
        return try StationListReader(origin: .file(path: path), languages: languages).read(bytes)
    }

    @concurrent
    private static func decode(
        _ bytes: [UInt8], origin: StationListOrigin, languages: [String]
    ) async throws(StationListError) -> StationList {
        try StationListReader(origin: origin, languages: languages).read(bytes)
    }
}
