/// A part of a template that changes by itself: a button, a card, a state.
@MainActor
protocol TemplatePart: AnyObject {
    var owners: PartOwners { get set }
}

extension TemplatePart {
    func attach(to owner: any PartOwner) { owners.add(owner) }
    func detach(from owner: any PartOwner) { owners.remove(owner) }
    func didChange() { owners.visit { $0.partDidChange(self) } }
}
