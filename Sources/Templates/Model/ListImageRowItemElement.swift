/// One picture of an image row. Setters change it on the display at once (R110).
@MainActor
public class ListImageRowItemElement: PlaybackConfigurable {
    /// The picture.
    public var image: Image {
        get { snapshot.image }
        set {
            change {
                $0.image = newValue
                if $0.thumbnail?.image != newValue { $0.thumbnail = nil }
            }
        }
    }
    /// What assistive technology calls the picture; nil uses the texts.
    public var accessibilityLabel: String? {
        get { snapshot.accessibilityLabel }
        set { change { $0.accessibilityLabel = newValue } }
    }
    /// What the picture shows of playback.
    public var playbackConfiguration: PlaybackConfiguration? {
        get { snapshot.playbackConfiguration }
        set { change { $0.playbackConfiguration = newValue } }
    }
    /// Whether the picture can be tapped.
    public var isEnabled: Bool {
        get { snapshot.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    private(set) var snapshot: ListImageRowElementSnapshot
    private var owners: [Owner] = []

    init(_ snapshot: ListImageRowElementSnapshot) {
        self.snapshot = snapshot
    }

    func change(_ body: (inout ListImageRowElementSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        guard snapshot != old else { return }
        for owner in owners { owner.row?.elementsDidChange() }
    }

    func attach(to row: ListImageRowItem) {
        detach(from: row)
        owners.append(Owner(row: row))
    }

    func detach(from row: ListImageRowItem) {
        owners.removeAll { $0.row == nil || $0.row === row }
    }

    /// An element's way to its row. Weak, since the row owns its elements.
    private struct Owner {
        weak var row: ListImageRowItem?
    }
}
