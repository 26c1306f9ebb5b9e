/// Is told which template is on screen (R32–R39). All callbacks are optional.
///
/// Of one operation the order is: the leaving template will disappear, the arriving one will appear, the leaving one did
/// disappear, the arriving one did appear, then the operation's completion (R37, CS4). `animated` is what the display was
/// asked for.
@MainActor
public protocol InterfaceControllerDelegate: AnyObject {
    /// The template is about to become visible.
    func templateWillAppear(_ template: Template, animated: Bool)
    /// The template is on screen: the place to start work for it (R40).
    func templateDidAppear(_ template: Template, animated: Bool)
    /// The template is about to leave the screen.
    func templateWillDisappear(_ template: Template, animated: Bool)
    /// The template left the screen, removed or merely covered: `InterfaceController.templates` tells which (R33).
    func templateDidDisappear(_ template: Template, animated: Bool)
}

extension InterfaceControllerDelegate {
    /// Does nothing.
    public func templateWillAppear(_ template: Template, animated: Bool) {}
    /// Does nothing.
    public func templateDidAppear(_ template: Template, animated: Bool) {}
    /// Does nothing.
    public func templateWillDisappear(_ template: Template, animated: Bool) {}
    /// Does nothing.
    public func templateDidDisappear(_ template: Template, animated: Bool) {}
}
