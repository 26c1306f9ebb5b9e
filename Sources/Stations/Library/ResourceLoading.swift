/// Gets the bytes of http addresses.
@MainActor
public protocol ResourceLoading: AnyObject {
    /// Gets the resource, or throws an error whose description is a sentence for the person: a `ResourceLoadingError`
    /// where the kind of failure is known.
    ///
    /// - Parameters:
    ///   - url: with scheme `http` or `https`.
    ///   - limit: the most bytes that are taken; a larger resource is an error.
    func load(_ url: String, limit: Int) async throws -> LoadedResource
}
