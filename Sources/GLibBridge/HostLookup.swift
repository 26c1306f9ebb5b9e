import CGLib

/// Finds out whether a host name resolves, without blocking and without connecting.
@MainActor
public enum HostLookup {
    /// Calls `body` once with the answer; a literal address always resolves.
    public static func resolves(_ host: String, _ body: @escaping @MainActor (Bool) -> Void) {
        guard let resolver = g_resolver_get_default() else { return body(true) }
        defer { g_object_unref(UnsafeMutableRawPointer(resolver)) }
        g_resolver_lookup_by_name_async(
            resolver, host, nil,
            { object, result, data in
                guard let data else { return }
                let resolver = object.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GResolver.self) }
                let addresses = g_resolver_lookup_by_name_finish(resolver, result, nil)
                g_resolver_free_addresses(addresses)
                let isFound = addresses != nil
                MainActor.assumeIsolated { ClosureBox<@MainActor (Bool) -> Void>.closure(in: data)(isFound) }
                releaseClosureBox(data)
            }, ClosureBox(body).retainedPointer())
    }
}
