/// The redirections from one address, followed between http and https only and not for ever.
struct Redirections {
    /// Where they have led so far.
    private(set) var address: String
    private(set) var steps: [ResolveStep] = []
    private var visited: Set<String>

    init(_ address: String) {
        self.address = address
        visited = [address]
    }

    /// Takes an answer and tells whether it sends elsewhere; then `address` is the new place.
    mutating func take(_ answer: FetchedPrefix) throws(ResolveError) -> Bool {
        guard [301, 302, 303, 307, 308].contains(answer.status) else { return false }
        guard let location = answer.headers["location"].map(StationAddressResolver.cleaned), !location.isEmpty,
            let target = AddressReference.resolve(location, against: address)
        else { throw .redirectionWithoutTarget }
        guard ["http", "https"].contains(StationAddressResolver.scheme(of: target) ?? ""),
            StationAddressResolver.host(of: target) != nil
        else { throw .redirectionOutOfHTTP(EntryAddresses.short(target)) }
        guard steps.count < AddressResolver.maximumRedirections else {
            throw .tooManyRedirections(limit: AddressResolver.maximumRedirections)
        }
        // Servers that set a cookie send back to the same address once; we keep none, so that would go on for ever.
        guard visited.insert(target).inserted else { throw .redirectionInCircles(target) }
        steps.append(.redirection(from: address, to: target, status: answer.status))
        address = target
        return true
    }
}
