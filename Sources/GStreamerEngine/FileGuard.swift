import CGst
import Glibc

/// Keeps a source of files from opening what is no file.
///
/// A list of HLS on this machine names its pieces itself, one after the other. Opening a pipe waits for somebody to write
/// to it, and ending the source waits for the opening: nothing else could be played until then.
enum FileGuard {
    /// Watches the source's location, for as long as the source is there.
    static func attach(to source: UnsafeMutablePointer<GstElement>) {
        check(source)
        // The source outlives its own signal.
        let address = UInt(bitPattern: source)
        Signals.locationChanged.connect(OpaquePointer(source)) { _ in
            if let source = UnsafeMutablePointer<GstElement>(bitPattern: address) { check(source) }
        }
    }

    /// Without a location the source reports that there is no file, as for one that is missing.
    private static func check(_ source: UnsafeMutablePointer<GstElement>) {
        guard let path = source.text(of: "location"), !path.isEmpty, isNoFile(path) else { return }
        source.set("location", to: "")
    }

    /// Whether something is at the path that is no file: a folder, a pipe, a device.
    static func isNoFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }
}
