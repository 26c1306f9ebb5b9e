import Stations
@MainActor public final class HTTPClient: ResourceLoading {
    public init(userAgent: String) {}
    public func load(_ url: String, limit: Int) async throws -> LoadedResource { throw CancellationError() }
}
