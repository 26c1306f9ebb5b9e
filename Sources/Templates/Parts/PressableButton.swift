/// A button of a template that a tap can be meant for.
@MainActor
protocol PressableButton: AnyObject {
    nonisolated var id: ButtonID { get }
    /// Does what a tap does; nothing while the button is disabled (R164).
    func press()
}
