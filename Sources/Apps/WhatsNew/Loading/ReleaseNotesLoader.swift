import Glibc
import Localization
import Stations

/// Gets release notes from the data folders, from a file, or from a web server. Nothing is read from a disk or decoded on
/// the main actor.
@MainActor
public final class ReleaseNotesLoader: ReleaseNotesLoading {
    /// The largest file, in bytes.
    public nonisolated static let sizeLimit = 5_000_000
    /// How long a server may take altogether.
    public nonisolated static let timeout = Duration.seconds(15)

    private let resources: any ResourceLoading
    private let folders: [String]
    private let languages: [String]
    private let sleep: Sleep

    /// Waits for a duration, or throws as soon as its task is cancelled.
    typealias Sleep = @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - resources: gets web addresses.
    ///   - folders: where a name is looked for, first one first.
    ///   - languages: most preferred first, as `de-AT`, or as in the environment, `de_AT.UTF-8`.
    public convenience init(resources: any ResourceLoading, folders: [String], languages: [String]) {
        self.init(resources: resources, folders: folders, languages: languages) { try await Task.sleep(for: $0) }
    }

    init(
        resources: any ResourceLoading, folders: [String], languages: [String], sleep: @escaping Sleep
    ) {
        self.resources = resources
        self.folders = folders
        self.languages = languages
        self.sleep = sleep
    }

    public func load(from source: String) async throws(ReleaseNotesError) -> [Release] {
        let releases: [Release]
        switch try ReleaseNotesSource(source) {
        case .named(let name):
            let paths = ReleaseNotesFiles(folders: folders, languages: languages).paths(of: name)
            releases = try await Self.read(name: name, paths: paths, languages: languages)
        case .file(let path):
            releases = try await Self.read(name: path, paths: [path], languages: languages)
        case .remote(let url):
            let resource = try await TimedFetch.fetch(
                url, limit: Self.sizeLimit, resources: resources, timeout: Self.timeout, sleep: sleep)
            releases = try await Self.decode(resource.bytes, languages: languages)
        }
        // What is done after the wait is over must not come up any more.
        guard !Task.isCancelled else { throw .cancelled }
        return releases
    }

    @concurrent
    private nonisolated static func read(
        name: String, paths: [String], languages: [String]
    ) async throws(ReleaseNotesError) -> [Release] {
        for path in paths {
            let bytes: [UInt8]
            do throws(BoundedFile.Failure) {
                bytes = try BoundedFile.read(path: path, limit: sizeLimit)
            } catch {
                switch error {
                case .notFound: continue
                // What should be a folder of the path is a file.
                case .system(let error) where error.code == ENOTDIR: continue
                case .notAFile where paths.count > 1: continue
                case .notAFile: throw .unreadable(path: path, reason: localized("it is not a file"))
                case .tooLarge: throw .tooLarge(limit: sizeLimit)
                case .system(let error): throw .unreadable(path: path, reason: error.description)
                }
            }
            return try await decode(bytes, languages: languages)
        }
        throw .fileMissing(name: name, looked: paths.count > 1 ? paths : [])
    }

    @concurrent
    private nonisolated static func decode(
        _ bytes: [UInt8], languages: [String]
    ) async throws(ReleaseNotesError) -> [Release] {
        guard bytes.count <= sizeLimit else { throw .tooLarge(limit: sizeLimit) }
        do throws(ReleaseNotesFault) {
            return try ReleaseNotesDecoder(languages: languages).decode(bytes)
        } catch {
            throw .decoding(error)
        }
    }
}
