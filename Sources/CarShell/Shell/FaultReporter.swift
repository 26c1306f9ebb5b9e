import Templates

/// Tells an app's developer of the app's mistakes: in the log, in the trace, and in the preview.
@MainActor
final class FaultReporter {
    /// Shows a mistake on the screen of a developer.
    var show: (@MainActor (String) -> Void)?
    private let trace: Trace

    init(trace: Trace) { self.trace = trace }

    func report(_ fault: Fault) {
        complain(fault.description)
        trace.record(.error) { [("fault", .text(fault.description))] }
        show?(fault.description)
    }
}
