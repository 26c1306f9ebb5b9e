import GLibBridge

/// Shows a spinner for something that takes longer than a quarter of a second (CS6): what is quicker shows none.
@MainActor
final class BusyMark {
    private static let delayInMilliseconds: UInt32 = 250
    private let spinner: Spinner
    private var timer: Timer?

    init(_ spinner: Spinner) {
        self.spinner = spinner
        spinner.isVisible = false
    }

    var isOn = false {
        didSet {
            guard isOn != oldValue else { return }
            timer = nil
            spinner.isVisible = false
            guard isOn else { return }
            timer = Timer(after: Self.delayInMilliseconds) { [weak self] in self?.spinner.isVisible = true }
        }
    }
}
