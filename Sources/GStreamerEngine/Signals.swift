import GLibBridge

/// GStreamer's signals, each name written next to its signature.
enum Signals {
    /// An element was added to `playbin`, however deep; emitted before it starts, on the thread that adds it.
    static let elementSetup = Signal<@Sendable (OpaquePointer) -> Void>("element-setup")
    /// A source of files was given another file; emitted with the property's description, before it is opened.
    static let locationChanged = Signal<@Sendable (OpaquePointer) -> Void>("notify::location")
    /// An element has a new pad; emitted on the streaming thread, before anything passes it.
    static let padAdded = Signal<@Sendable (OpaquePointer) -> Void>("pad-added")
}
