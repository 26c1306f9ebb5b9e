import Stations
import Templates

/// Loads pictures off the main thread, each once, and keeps the ones used last within a bound.
@MainActor
final class ArtworkStore {
    private struct Key: Hashable {
        var source: Image.Source
        var pixels: Int
    }

    private struct Waiting {
        var task: Task<Void, Never>
        var receivers: [Int: @MainActor (Texture) -> Void]
    }

    private let reader: ArtworkReader
    private let maximumByteCount: Int
    private var textures: [Key: Texture] = [:]
    /// Least recently used first.
    private var order: [Key] = []
    private var byteCount = 0
    private var waiting: [Key: Waiting] = [:]
    /// Sources that gave no picture; not asked again on every scroll.
    private var failures: Set<Key> = []
    private var lastReceiver = 0

    /// - Parameter maximumByteCount: how many bytes of decoded pictures are kept.
    init(reader: ArtworkReader, maximumByteCount: Int = 24 << 20) {
        self.reader = reader
        self.maximumByteCount = maximumByteCount
    }

    /// Hands over the picture, at once if it is here, later if it can be had, never if it can't.
    ///
    /// - Returns: nil when there is nothing to wait for.
    func request(
        _ source: Image.Source, pixels: Int, receive: @escaping @MainActor (Texture) -> Void
    ) -> ArtworkRequest? {
        let key = Key(source: source, pixels: pixels)
        if let texture = textures[key] {
            touch(key)
            receive(texture)
            return nil
        }
        guard !failures.contains(key) else { return nil }
        lastReceiver += 1
        let receiver = lastReceiver
        if waiting[key] == nil { waiting[key] = Waiting(task: start(key), receivers: [:]) }
        waiting[key]?.receivers[receiver] = receive
        return ArtworkRequest { [weak self] in self?.withdraw(receiver, from: key) }
    }

    private func start(_ key: Key) -> Task<Void, Never> {
        Task { [weak self, reader] in
            let texture = await reader.texture(of: key.source, pixels: key.pixels)
            guard !Task.isCancelled else { return }
            self?.finish(key, texture)
        }
    }

    private func finish(_ key: Key, _ texture: Texture?) {
        let receivers = waiting.removeValue(forKey: key)?.receivers ?? [:]
        guard let texture else {
            failures.insert(key)
            return
        }
        textures[key] = texture
        byteCount += texture.byteCount
        touch(key)
        while byteCount > maximumByteCount, order.count > 1 {
            let oldest = order.removeFirst()
            byteCount -= textures.removeValue(forKey: oldest)?.byteCount ?? 0
        }
        for receive in receivers.values { receive(texture) }
    }

    private func withdraw(_ receiver: Int, from key: Key) {
        waiting[key]?.receivers[receiver] = nil
        guard let entry = waiting[key], entry.receivers.isEmpty else { return }
        entry.task.cancel()
        waiting[key] = nil
    }

    private func touch(_ key: Key) {
        if order.last == key { return }
        if let index = order.firstIndex(of: key) { order.remove(at: index) }
        order.append(key)
    }
}
