import CGtk
import Stations
import Templates

/// Fetches a picture from where it is and decodes it off the main thread.
@MainActor
struct ArtworkReader {
    /// A picture file or body with more bytes is not read.
    static nonisolated let maximumByteCount = 10 << 20

    let loader: any ResourceLoading

    /// - Returns: nil if there is no picture to be had.
    func texture(of source: Image.Source, pixels: Int) async -> Texture? {
        switch source {
        case .symbol: return nil
        case .file(let path): return await Self.decodeFile(path, pixels)
        case .remote(let url) where url.hasPrefix("data:"): return await Self.decodeInline(url, pixels)
        case .remote(let url):
            guard let bytes = try? await loader.load(url, limit: Self.maximumByteCount).bytes else { return nil }
            return await Self.decode(bytes, pixels)
        }
    }

    @concurrent
    private static func decode(_ bytes: [UInt8], _ pixels: Int) async -> Texture? {
        Task.isCancelled ? nil : ArtworkDecoder.decode(bytes, edge: pixels)
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
