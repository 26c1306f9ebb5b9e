/// A button of the system's own at the trailing end of the navigation bar.
struct BarAction {
    var title: String
    var perform: @MainActor () -> Void
}
