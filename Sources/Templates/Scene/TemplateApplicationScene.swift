/// An app's place on the car screen: connects a display to the app and takes the display's events.
///
/// Each connection has an id and a controller of its own. What belongs to an old one, a late event, a completion of a
/// handler, a kept controller, can't touch the new one.
@MainActor
public final class TemplateApplicationScene {
    /// The app. Not kept alive.
    public weak var delegate: (any TemplateApplicationSceneDelegate)?

    /// The navigation hierarchy of the present connection; while there is none, a controller that answers
    /// `.disconnected`.
    public private(set) var interfaceController: InterfaceController

    /// Names the present connection; nil while there is none.
    public private(set) var connection: ConnectionID?

    /// The limits in force. Setting them sends the display what they show or hide (R49, CS9).
    public var capabilities: CarCapabilities {
        didSet {
            guard capabilities != oldValue else { return }
            interfaceController.capabilities = capabilities
            sessionDidChange()
        }
    }

    /// The style that the car suggests for the content. The shell sets it; the delegate is told.
    public var contentStyle: ContentStyle = .light {
        didSet {
            guard contentStyle != oldValue else { return }
            delegate?.contentStyleDidChange(contentStyle)
            sessionDidChange()
        }
    }

    /// Whether the car can show video while it is parked; fixed for a session.
    public let supportsVideoPlayback: Bool

    /// Is told what a person asks of the car's assistant by a control of the app, which itself isn't told (R78, R111).
    /// The shell sets it; without it such a tap does nothing.
    public var assistant: ((AssistantRequest) -> Void)?

    private var observers: [SessionObserverReference] = []

    private let faultLog: (Fault) -> Void

    /// A scene without a display yet. `faultLog` is told of every mistake of the app.
    public init(
        capabilities: CarCapabilities, delegate: (any TemplateApplicationSceneDelegate)? = nil,
        supportsVideoPlayback: Bool = false, faultLog: @escaping (Fault) -> Void = { _ in }
    ) {
        self.capabilities = capabilities
        self.supportsVideoPlayback = supportsVideoPlayback
        self.delegate = delegate
        self.faultLog = faultLog
        interfaceController = InterfaceController(
            connection: nil, capabilities: capabilities, display: nil, faultLog: faultLog, assistant: { _ in })
        SessionConfiguration.register(self)
    }

    /// All that the display has been told; without stacks before the first root; nil while there is no connection.
    public var snapshot: SceneSnapshot? { connection == nil ? nil : interfaceController.snapshot }

    /// Attaches a display and tells the app, which sets its root. A connection that is still there ends first (R46).
    ///
    /// The display is kept until `disconnect()`. The id returned is in `connection` from the start.
    @discardableResult
    public func connect(display: any SceneDisplay) -> ConnectionID {
        disconnect()
        let connection = ConnectionID.fresh()
        let controller = InterfaceController(
            connection: connection, capabilities: capabilities, display: display, faultLog: faultLog,
            assistant: { [weak self] in self?.assistant?($0) })
        self.connection = connection
        interfaceController = controller
        guard let delegate else {
            faultLog(Fault(.noSceneDelegate))
            return connection
        }
        delegate.templateApplicationScene(self, didConnect: controller)
        if self.connection == connection, !controller.hasRootOrWillHave { faultLog(Fault(.noRootAtConnect)) }
        return connection
    }

    /// Detaches the display: ends everything outstanding with `.disconnected`, tells the app, and lets go of all
    /// templates (CS12). Does nothing while there is no connection.
    public func disconnect() {
        guard connection != nil else { return }
        let controller = interfaceController
        connection = nil
        controller.disconnect()
        delegate?.templateApplicationScene(self, didDisconnectInterfaceController: controller)
    }

    /// Takes an event of the display. Those of a connection that is over are dropped.
    public func receive(_ event: SceneEvent, from connection: ConnectionID) {
        guard connection == self.connection else { return }
        interfaceController.receive(event)
    }
}

// MARK: - Who follows the session

extension TemplateApplicationScene {
    /// Tells `observer` from now on when the limits or the style change. Not kept alive.
    func addObserver(_ observer: any SessionObserver) {
        removeObserver(observer)
        observers.append(SessionObserverReference(object: observer))
    }

    func removeObserver(_ observer: any SessionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    /// Reports a mistake of the app.
    func report(_ fault: Fault) { interfaceController.report(fault) }

    private func sessionDidChange() {
        for observer in observers { observer.object?.sessionDidChange(of: self) }
    }
}

private struct SessionObserverReference {
    weak var object: (any SessionObserver)?
}
