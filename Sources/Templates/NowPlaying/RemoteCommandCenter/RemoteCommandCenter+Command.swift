extension RemoteCommandCenter {
    /// One thing that a remote control can ask for: the counterpart of `MPRemoteCommand`.
    @MainActor
    public class Command {
        /// Whether the control can be pressed now (R183).
        public var isEnabled = true { didSet { changed(if: isEnabled != oldValue) } }
        /// Whether a remote control shows and sends it: enabled, and somebody answers it (R183).
        public var isOffered: Bool { isEnabled && !targets.isEmpty }

        var onChange: (@MainActor () -> Void)?
        private var targets: [Target] = []

        init() {}

        /// Calls `handler` whenever the command comes, after the handlers added before.
        ///
        /// - Returns: the target, for `removeTarget(_:)`.
        @discardableResult
        public func addTarget(
            handler: @escaping @MainActor (RemoteCommandEvent) -> RemoteCommandHandlerStatus
        ) -> Any {
            let target = Target(handler: handler)
            targets.append(target)
            changed(if: targets.count == 1)
            return target
        }

        /// Calls the target no more; nil stands for all of them, what is not a target of this command for none.
        public func removeTarget(_ target: Any?) {
            let hadTargets = !targets.isEmpty
            if let target {
                targets.removeAll { $0 === target as? Target }
            } else {
                targets = []
            }
            changed(if: hadTargets && targets.isEmpty)
        }

        /// Sends a command that carries nothing.
        @discardableResult
        public func send() -> RemoteCommandHandlerStatus { deliver(RemoteCommandEvent(command: self)) }

        /// Calls every target; a command that is not offered reaches nobody and fails.
        ///
        /// - Returns: success if any target succeeded, else the first failure.
        func deliver(_ event: RemoteCommandEvent) -> RemoteCommandHandlerStatus {
            guard isOffered else { return .commandFailed }
            // A handler may remove itself or others: those removed on the way are not called any more.
            var answers: [RemoteCommandHandlerStatus] = []
            for target in targets where targets.contains(where: { $0 === target }) {
                answers.append(target.handler(event))
            }
            return answers.contains(.success) ? .success : answers.first ?? .commandFailed
        }

        func changed(if isChange: Bool) {
            if isChange { onChange?() }
        }

        private final class Target {
            let handler: @MainActor (RemoteCommandEvent) -> RemoteCommandHandlerStatus

            init(handler: @escaping @MainActor (RemoteCommandEvent) -> RemoteCommandHandlerStatus) {
                self.handler = handler
            }
        }
    }
}
