/// The duty that a handler takes over with its completion: to call it once.
///
/// Lives as long as the closure that the app was given. When that goes away uncalled, the selection ends all the same and
/// the mistake is reported, so that no row spins for ever (CS7).
@MainActor
final class SelectionCompletion {
    private weak var list: ListTemplate?
    private let item: ItemID
    private var isCalled = false

    init(list: ListTemplate, item: ItemID) {
        self.list = list
        self.item = item
    }

    /// What the app's call does; a second call does nothing.
    func call() {
        guard !isCalled else { return }
        isCalled = true
        _ = list?.finish(ObjectIdentifier(self))
    }

    isolated deinit {
        // A selection that ended with its list's removal left no duty behind (R173).
        guard !isCalled, let list, list.finish(ObjectIdentifier(self)) else { return }
        list.report(.completionNotCalled(item))
    }
}
