import CGtk
import GLibBridge

/// Tells when the last monitor goes and when the first one comes back.
@MainActor
final class MonitorWatcher {
    private let onChange: @MainActor (_ hasMonitor: Bool) -> Void
    private var hadMonitor: Bool

    init(onChange: @escaping @MainActor (_ hasMonitor: Bool) -> Void) {
        self.onChange = onChange
        let monitors = gdk_display_get_default().flatMap(gdk_display_get_monitors)
        hadMonitor = monitors.map { g_list_model_get_n_items($0) > 0 } ?? false
        guard let monitors else { return }
        Signals.itemsChanged.connect(monitors) { [weak self] _, _, _ in
            self?.monitorsChanged(g_list_model_get_n_items(monitors))
        }
    }

    private func monitorsChanged(_ count: UInt32) {
        let hasMonitor = count > 0
        guard hasMonitor != hadMonitor else { return }
        hadMonitor = hasMonitor
        onChange(hasMonitor)
    }
}
