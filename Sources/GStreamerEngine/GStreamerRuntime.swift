import CGst
import Glibc

/// GStreamer's start in this process.
enum GStreamerRuntime {
    /// Initialises GStreamer once; on the first run ever it scans all plug-ins, which takes seconds.
    ///
    /// Blocks; safe on any thread.
    static func initialise() { initialised }

    private static let initialised: Void = {
        gst_init(nil, nil)
        ICYTap.registerTag()
        RequestRules.install()
        preferLightDecoders()
    }()

    /// Has titles that are not UTF-8 handed over byte by byte, as Latin-1, for `Playback` to find out what they are.
    ///
    /// By itself GStreamer 1.22 reads them as Windows-1252 and drops a title with one of that set's five undefined
    /// bytes, so that most titles in Cyrillic that were cut inside a character never arrive. A variable that the user
    /// has set is left alone.
    static func setEnvironment() { setenv("GST_ICY_TAG_ENCODING", "ISO-8859-1", 0) }

    /// Loads what nearly every station needs, so that the first tap does not wait for the disk.
    ///
    /// All of it is loaded by the first station anyway. What is not installed is skipped.
    static func preload() {
        let plugins = [
            "coreelements", "playback", "typefindfunctions", "soup", "icydemux", "audioparsers", "mpg123",
            "audioconvert", "audioresample", "volume",
        ]
        for name in plugins {
            if let plugin = gst_plugin_load_by_name(name) { gst_object_unref(UnsafeMutableRawPointer(plugin)) }
        }
    }

    /// Puts mpg123 before libav for MP3, where both are installed.
    ///
    /// Both have the same rank, so that chance (the alphabet) takes libav; loading its libraries took 75 ms of the first
    /// station's 120 ms, and megabytes. libav stays for all that only it can read.
    private static func preferLightDecoders() {
        guard let feature = gst_registry_lookup_feature(gst_registry_get(), "mpg123audiodec") else { return }
        gst_plugin_feature_set_rank(feature, guint(GST_RANK_PRIMARY.rawValue) + 10)
        gst_object_unref(UnsafeMutableRawPointer(feature))
    }
}
