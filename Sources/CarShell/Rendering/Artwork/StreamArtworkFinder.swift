import GLibBridge
import Playback
import Stations
import Templates

/// Looks at what streams call pictures, and keeps those that are in the cache, from where screen and panels draw them.
///
/// Nothing is shown before it has been decoded once: stations put pages, dead addresses and pictures of 20,000 pixels
/// into `StreamUrl`.
@MainActor
final class StreamArtworkFinder: ArtworkFinding {
    /// The shorter edge that is decoded to see whether it is a picture, in pixels.
    private static nonisolated let trialEdge = 64

    private let loader: any ResourceLoading
    private let cache: FileCache

    init(loader: any ResourceLoading, cache: FileCache) {
        self.loader = loader
        self.cache = cache
    }

    func picture(_ artwork: StreamArtwork, track: String) async -> Image.Source? {
        switch artwork {
        case .embedded(let bytes): return await Self.keep(bytes, as: nil, in: cache)
        case .remote(let url):
            // The same address has another picture when the next track plays.
            let key = "\(url)\n\(track)"
            if let path = await Self.kept(key, in: cache) { return .file(path: path) }
            guard let bytes = try? await loader.load(url, limit: StreamArtwork.maximumByteCount).bytes else {
                return nil
            }
            return await Self.keep(bytes, as: key, in: cache)
        }
    }

    /// Where the cache has a picture; one that is broken is thrown away.
    @concurrent
    private static func kept(_ key: String, in cache: FileCache) async -> String? {
        guard let bytes = cache.read(key) else { return nil }
        guard ArtworkDecoder.decode(bytes, edge: trialEdge) != nil else {
            cache.remove(key)
            return nil
        }
        return cache.path(of: key)
    }

    /// - Parameter key: nil names the picture by what is in it.
    @concurrent
    private static func keep(_ bytes: [UInt8], as key: String?, in cache: FileCache) async -> Image.Source? {
        guard !Task.isCancelled, ArtworkDecoder.decode(bytes, edge: trialEdge) != nil else { return nil }
        let key = key ?? "embedded \(Checksum.sha256(bytes))"
        return cache.write(bytes, for: key).map { .file(path: $0) }
    }
}
