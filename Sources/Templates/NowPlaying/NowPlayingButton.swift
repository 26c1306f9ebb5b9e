/// A button of the now-playing screen. Made as one of its subclasses; apps add none of their own.
@MainActor
public class NowPlayingButton: TemplatePart {
    /// What a tap does; nil does nothing.
    public typealias Handler = (NowPlayingButton) -> Void

    /// Names this button to the display.
    public nonisolated let id: ButtonID
    /// Whether a tap calls the handler.
    public var isEnabled: Bool {
        get { snapshot.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }
    /// Whether the button is marked as selected; shows on image buttons only (R127).
    public var isSelected: Bool {
        get { snapshot.isSelected }
        set { change { $0.isSelected = newValue } }
    }

    private(set) var snapshot: NowPlayingButtonSnapshot
    private let handler: Handler?
    var owners = PartOwners()

    init(_ kind: NowPlayingButtonSnapshot.Kind, handler: Handler?) {
        id = .fresh()
        snapshot = NowPlayingButtonSnapshot(id: id, kind: kind)
        self.handler = handler
    }

    func change(_ body: (inout NowPlayingButtonSnapshot) -> Void) {
        let old = snapshot
        body(&snapshot)
        if snapshot != old { didChange() }
    }
}

extension NowPlayingButton: PressableButton {
    func press() { if isEnabled { handler?(self) } }
}
