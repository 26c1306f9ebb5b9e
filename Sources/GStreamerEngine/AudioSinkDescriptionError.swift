/// An output that GStreamer cannot make from its description.
public struct AudioSinkDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The description as it was given.
    public var audioSinkDescription: String
    /// What GStreamer found wrong with it.
    public var problem: String

    public init(audioSinkDescription: String, problem: String) {
        self.audioSinkDescription = audioSinkDescription
        self.problem = problem
    }

    public var description: String {
        "The audio sink \"\(audioSinkDescription)\" cannot be made: \(problem). "
            + "Give a gst-launch description, e.g. \"alsasink device=hw:0\"; try it with gst-launch-1.0."
    }
}
