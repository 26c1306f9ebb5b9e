/// The operation whose transition the display has not reported yet.
struct RunningOperation {
    let transition: TransitionID
    let operation: NavigationOperation
    /// The template that leaves the screen, kept until it has been told so.
    let leaving: Template?
    /// The template that comes on screen.
    let arriving: Template?
    let animated: Bool
}
