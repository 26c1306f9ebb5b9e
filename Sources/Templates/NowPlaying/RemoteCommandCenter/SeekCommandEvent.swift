/// A seek key went down or up: the counterpart of `MPSeekCommandEvent`.
public final class SeekCommandEvent: RemoteCommandEvent {
    public let type: SeekCommandEventType

    init(command: RemoteCommandCenter.Command, type: SeekCommandEventType) {
        self.type = type
        super.init(command: command)
    }
}
