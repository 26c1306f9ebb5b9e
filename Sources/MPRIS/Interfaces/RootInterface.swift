import GLibBridge

/// `org.mpris.MediaPlayer2`: the application.
@MainActor
final class RootInterface: DBusInterface {
    static let name = "org.mpris.MediaPlayer2"
    private let application: MPRISApplication

    init(_ application: MPRISApplication) { self.application = application }

    // Full screen is left out: the screen's size is the car's affair.
    let introspection = """
        <interface name="org.mpris.MediaPlayer2">
          <method name="Raise"/>
          <method name="Quit"/>
          <property name="CanQuit" type="b" access="read"/>
          <property name="CanRaise" type="b" access="read"/>
          <property name="HasTrackList" type="b" access="read"/>
          <property name="Identity" type="s" access="read"/>
          <property name="DesktopEntry" type="s" access="read"/>
          <property name="SupportedUriSchemes" type="as" access="read"/>
          <property name="SupportedMimeTypes" type="as" access="read"/>
        </interface>
        """

    func call(_ method: String, _ arguments: [Variant]) throws(DBusError) -> [Variant] {
        switch method {
        case "Raise": application.raise?()
        case "Quit":
            // In the next turn, so that the caller has its answer first.
            if let quit = application.quit { MainContext.onNextTurn(quit) }
        default: throw .unknownMethod("There is no method \(method).")
        }
        return []
    }

    func property(_ name: String) -> Variant? {
        switch name {
        case "CanQuit": .boolean(application.quit != nil)
        case "CanRaise": .boolean(application.raise != nil)
        case "HasTrackList": .boolean(true)
        case "Identity": .string(application.identity)
        case "DesktopEntry": .string(application.desktopEntry)
        case "SupportedUriSchemes": .strings(application.openURI == nil ? [] : PlayableURI.schemes)
        case "SupportedMimeTypes": .strings(application.openURI == nil ? [] : application.supportedMimeTypes)
        default: nil
        }
    }

    func setProperty(_ name: String, to value: Variant) throws(DBusError) {
        throw .invalidArguments("\(name) can't be changed.")
    }
}
