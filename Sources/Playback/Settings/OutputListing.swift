/// Tells which sound outputs there are.
@MainActor
public protocol OutputListing: AnyObject {
    /// The outputs that are there now, in no order that means anything.
    func outputs() async -> [OutputDevice]
}
