/// A part's way to whatever shows it. Weak, since owners own their parts.
@MainActor
struct PartOwners {
    private var owners: [Owner] = []

    /// No owner.
    init() {}

    mutating func add(_ owner: any PartOwner) {
        remove(owner)
        owners.append(Owner(object: owner))
    }

    mutating func remove(_ owner: any PartOwner) {
        owners.removeAll { $0.object == nil || $0.object === owner }
    }

    /// Any owner; all lead to the same scene.
    var first: (any PartOwner)? { owners.lazy.compactMap(\.object).first }

    func visit(_ body: (any PartOwner) -> Void) {
        for owner in owners { if let object = owner.object { body(object) } }
    }

    private struct Owner {
        weak var object: (any PartOwner)?
    }
}
