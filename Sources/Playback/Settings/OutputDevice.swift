/// A sound output that can be chosen.
public struct OutputDevice: Hashable, Sendable {
    /// How the engine makes it: a description of GStreamer elements, e.g. `pulsesink device=usb`.
    public var element: String
    /// What people call it, e.g. `USB DAC`.
    public var name: String

    public init(element: String, name: String) {
        self.element = element
        self.name = name
    }
}
