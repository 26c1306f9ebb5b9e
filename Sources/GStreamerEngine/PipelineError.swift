/// An error message of a pipeline, with what is needed to tell whose fault it is.
struct PipelineError: Hashable, Sendable {
    /// GStreamer's error domains.
    enum Domain: Hashable, Sendable {
        case core, library, resource, stream, other
    }

    var domain: Domain
    /// The number in the domain's enumeration, e.g. `GST_RESOURCE_ERROR_NOT_FOUND`.
    var code: Int
    /// GStreamer's text and debug text, for the log.
    var text: String
    /// The HTTP status that the source met; nil when there was none.
    var httpStatus: Int?
    /// Whether an element of the sound output reported it.
    var isFromOutput: Bool
    /// Whether `autoaudiosink` reported that it has found no output: it plays into nothing then.
    var isWithoutOutput = false
    /// Whether the element that reads the address reported it.
    var isFromSource: Bool
}
