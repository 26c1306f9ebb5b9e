import CGtk
import Stations
import Templates

/// Fetches a picture from where it is and decodes it off the main thread.
@MainActor
struct ArtworkReader {
    /// A picture file or body with more bytes is not read.
    static nonisolated let maximumByteCount = 10 << 20

    /// A picture of the web is asked for anew after so many seconds; until then, and without a network, it is the cache's.
    private static nonisolated let freshTime = 7.0 * 24 * 3600

    let loader: any ResourceLoading
    /// Keeps pictures of the web from one run to the next; nil keeps none.
    let cache: FileCache?

    init(loader: any ResourceLoading, cache: FileCache? = nil) {
        self.loader = loader
        self.cache = cache
    }

    /// - Returns: nil if there is no picture to be had.
    func texture(of source: Image.Source, pixels: Int) async -> Texture? {
        switch source {
        case .symbol: return nil
        case .file(let path): return await Self.decodeFile(path, pixels)
        case .remote(let url) where url.hasPrefix("data:"): return await Self.decodeInline(url, pixels)
        case .remote(let url): return await remoteTexture(of: url, pixels)
        }
    }

    private func remoteTexture(of url: String, _ pixels: Int) async -> Texture? {
        let cached = await Self.decodeCached(url, in: cache, pixels)
        if let cached, cached.isFresh { return cached.texture }
        guard let bytes = try? await loader.load(url, limit: Self.maximumByteCount).bytes else {
            return cached?.texture
        }
        // A server that answers with a page now had a picture before.
        return await Self.decode(bytes, pixels, keepingAs: url, in: cache) ?? cached?.texture
    }

    /// What the cache has; what it has and is no picture is thrown away.
    @concurrent
    private static func decodeCached(
        _ url: String, in cache: FileCache?, _ pixels: Int
    ) async -> (texture: Texture, isFresh: Bool)? {
        guard let cache, !Task.isCancelled, let bytes = cache.read(url) else { return nil }
        guard let texture = ArtworkDecoder.decode(bytes, edge: pixels) else {
            cache.remove(url)
            return nil
        }
        return (texture, cache.age(of: url).map { $0 < freshTime } ?? false)
    }

    @concurrent
    private static func decode(
        _ bytes: [UInt8], _ pixels: Int, keepingAs url: String, in cache: FileCache?
    ) async -> Texture? {
        guard !Task.isCancelled, let texture = ArtworkDecoder.decode(bytes, edge: pixels) else { return nil }
        cache?.write(bytes, for: url)
        return texture
    }

    @concurrent
    private static func decodeFile(_ path: String, _ pixels: Int) async -> Texture? {
        guard !Task.isCancelled, let bytes = try? BoundedFile.read(path: path, limit: maximumByteCount) else {
            return nil
        }
        return ArtworkDecoder.decode(bytes, edge: pixels)
    }

    /// Decodes the bytes of a `data:` address in base 64.
    @concurrent
    private static func decodeInline(_ url: String, _ pixels: Int) async -> Texture? {
        guard url.utf8.count <= maximumByteCount, let comma = url.firstIndex(of: ","),
            url[..<comma].hasSuffix(";base64")
        else { return nil }
        var count: gsize = 0
        guard let decoded = g_base64_decode(String(url[url.index(after: comma)...]), &count) else { return nil }
        defer { g_free(decoded) }
        return ArtworkDecoder.decode(Array(UnsafeBufferPointer(start: decoded, count: Int(count))), edge: pixels)
    }
}
