/// Winds ahead or back while a key is held; its events are `SeekCommandEvent`s.
public final class SeekCommand: RemoteCommandCenter.Command {
    /// Tells that the key went down or up.
    @discardableResult
    public func send(_ type: SeekCommandEventType) -> RemoteCommandHandlerStatus {
        deliver(SeekCommandEvent(command: self, type: type))
    }
}
