/// The observers of one kind of value, called in the order in which they came.
///
/// Observers may come and go during a call: one that left is not called any more, one that came is called from the next
/// value on.
@MainActor
final class ObserverList<Value> {
    private var observers: [(id: UInt64, body: (Value) -> Void)] = []
    private var lastID: UInt64 = 0

    func add(_ body: @escaping @MainActor (Value) -> Void) -> Observation {
        lastID += 1
        let id = lastID
        observers.append((id, body))
        return Observation { [weak self] in self?.observers.removeAll { $0.id == id } }
    }

    func notify(_ value: Value) {
        for observer in observers where observers.contains(where: { $0.id == observer.id }) { observer.body(value) }
    }
}
