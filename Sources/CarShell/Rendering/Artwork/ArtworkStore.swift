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
    /// Sources that gave no picture, and until when they are not asked again: not on every scroll, but after a tunnel.
    private var failures: [Key: ContinuousClock.Instant] = [:]
    private static let failureTime = Duration.seconds(300)
    private static let maximumFailureCount = 4_000
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
        guard failures[key].map({ $0 < .now }) ?? true else { return nil }
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
            if failures.count >= Self.maximumFailureCount { failures = failures.filter { $0.value > .now } }
            if failures.count >= Self.maximumFailureCount { failures = [:] }
            failures[key] = .now + Self.failureTime
            return
        }
        failures[key] = nil
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
