import CGst
import Playback

/// Tells when a sound output comes, by GStreamer's device monitor and, for the first of all, `OutputArrival`.
///
/// The monitor has a connection to the sound server of its own and reads the devices that there are when it begins, so
/// it runs only while an output is missed. Starting it may take long, and happens off the main thread.
@MainActor
public final class AudioOutputMonitor: OutputMonitoring {
    public var onOutputAdded: (@MainActor (String?) -> Void)?
    public var isWatching = false {
        didSet {
            guard isWatching != oldValue else { return }
            watch = isWatching ? makeWatch() : nil
            arrival = isWatching ? OutputArrival { [weak self] in self?.arrived() } : nil
        }
    }

    private var watch: DeviceWatch?
    private var arrival: OutputArrival?

    public init() {}

    private func makeWatch() -> DeviceWatch { DeviceWatch { [weak self] in self?.onOutputAdded?($0) } }

    private func arrived() {
        // A sound server that has just started is not in touch with the old one.
        watch = makeWatch()
        onOutputAdded?(nil)
    }
}
