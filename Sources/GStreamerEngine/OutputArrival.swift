import GLibBridge
import Glibc

/// Tells when the first output may have come: a sound server that starts, or a sound card without one.
///
/// GStreamer's device monitor knows of neither: it connects to the sound servers that run when it begins, and of ALSA's
/// cards it takes stock once. Both leave a trace in a folder: the server's socket, the card's device files.
@MainActor
final class OutputArrival {
    /// A server listens and a card's files have their owner only a moment after they are there.
    private static let settling: UInt32 = 1_000

    private let onArrival: @MainActor () -> Void
    private var watches: [FolderWatch] = []
    private var settling: Timer?

    init(_ onArrival: @escaping @MainActor () -> Void) {
        self.onArrival = onArrival
        watch()
    }

    private func watch() {
        watches = Self.places(environment: Self.environment).compactMap { place in
            FolderWatch(place.folder) { [weak self] name in
                if place.takes(name) { self?.settle() }
            }
        }
    }

    /// What comes in a burst is one arrival.
    private func settle() {
        settling = Timer(after: Self.settling) { [weak self] in
            guard let self else { return }
            // The folder that was waited for may be there now.
            watch()
            onArrival()
        }
    }

    /// A folder that is there, and what has to be created in it; nil takes everything.
    struct Place: Hashable {
        var folder: String
        var name: String?

        func takes(_ created: String) -> Bool { name.map { $0 == created } ?? true }
    }

    private static let environment: @MainActor (String) -> String? = { getenv($0).map { String(cString: $0) } }

    /// Where outputs leave their traces.
    static func places(
        environment: @MainActor (String) -> String?, isFolder: @MainActor (String) -> Bool = isFolder
    ) -> [Place] {
        let cards = isFolder("/dev/snd") ? Place(folder: "/dev/snd") : Place(folder: "/dev", name: "snd")
        guard let socket = serverSocket(environment) else { return [cards] }
        var parts = socket.split(separator: "/")
        while let name = parts.popLast() {
            let folder = "/" + parts.joined(separator: "/")
            if isFolder(folder) { return [cards, Place(folder: folder, name: String(name))] }
        }
        return [cards]
    }

    /// Where PulseAudio, or who stands for it, listens; nil where that is no file of this machine.
    private static func serverSocket(_ environment: @MainActor (String) -> String?) -> String? {
        if let server = environment("PULSE_SERVER"), !server.isEmpty {
            // May begin with the machine's id in braces.
            let address = server.first == "{" ? server.drop { $0 != "}" }.dropFirst() : server[...]
            if address.hasPrefix("unix:/") { return String(address.dropFirst(5)) }
            return address.hasPrefix("/") ? String(address) : nil
        }
        if let folder = environment("PULSE_RUNTIME_PATH"), folder.hasPrefix("/") { return folder + "/native" }
        return environment("XDG_RUNTIME_DIR").flatMap { $0.hasPrefix("/") ? $0 + "/pulse/native" : nil }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
