/// Follows an address that a person gave to the streams behind it: redirections, playlists, playlists in playlists.
///
/// What is there is told by its first bytes; a stream is asked once and let go of, never loaded. A playlist's entries
/// are mirrors of one station: they become candidates in their order, and are not asked themselves unless they look
/// like playlists (`AddressKind`). Only the first entry that leads anywhere is followed; the rest wait until they are
/// needed (`StreamCandidate.needsResolving`).
@MainActor
public struct AddressResolver {
    /// No more redirections in a row are followed.
    public nonisolated static let maximumRedirections = 5
    /// No more playlists in playlists are followed.
    public nonisolated static let maximumDepth = 5
    /// No more candidates are offered.
    public nonisolated static let maximumCandidates = 32
    /// No more entries of one list are asked before giving up.
    nonisolated static let maximumAttempts = 8

    private let fetcher: any PrefixFetching
    private let files: any LocalFiles
    private let reader: PlaylistReader

    /// - Parameters:
    ///   - fetcher: asks the servers.
    ///   - reader: reads the playlists.
    ///   - files: this machine's.
    public init(fetcher: any PrefixFetching, reader: PlaylistReader, files: any LocalFiles = DiskFiles()) {
        self.fetcher = fetcher
        self.reader = reader
        self.files = files
    }

    /// Follows an address as a person gives it: with scheme `http`, `https` or `file`, an absolute path, or a web
    /// address without its `http://`.
    ///
    /// - Throws: `ResolveError`, which says whose fault it is.
    public func resolve(_ address: String) async throws(ResolveError) -> ResolvedAddress {
        try await follow(try Self.place(of: address), trail: [])
    }

    /// Follows a candidate of an earlier answer: one that needs it, or in which the engine found no sound.
    public func resolve(_ candidate: StreamCandidate) async throws(ResolveError) -> ResolvedAddress {
        try await follow(try Self.place(of: candidate.address), trail: candidate.trail)
    }

    // MARK: One address

    /// What an address that a person gave means: an http address, or a file of this machine.
    ///
    /// - Throws: `.badAddress` or `.unplayableScheme`.
    public nonisolated static func place(of address: String) throws(ResolveError) -> StationListOrigin {
        let text = StationAddressResolver.cleaned(address)
        guard !text.isEmpty else { throw .badAddress(address) }
        if text.hasPrefix("/") { return .file(path: String(StationAddressResolver.trimmed(address))) }
        switch StationAddressResolver.scheme(of: text) {
        case "http"?, "https"?:
            guard StationAddressResolver.host(of: text) != nil else { throw .badAddress(text) }
            return .remote(url: text)
        case "icy"?, "icyx"?, "shout"?:
            let url = "http:" + text.drop { $0 != ":" }.dropFirst()
            guard StationAddressResolver.host(of: url) != nil else { throw .badAddress(text) }
            return .remote(url: url)
        case "file"?:
            guard let path = FileAddress.path(address: text) else { throw .badAddress(text) }
            return .file(path: path)
        case let scheme?:
            guard AddressReference.isHostAndPort(text) else { throw .unplayableScheme(scheme, address: text) }
            return .remote(url: "http://" + text)
        case nil:
            // Nobody writes the http:// of an address that is told on the air.
            let host = text.prefix { $0 != "/" && $0 != "?" }
            guard host.contains("."), !host.hasPrefix("."), !host.hasSuffix(".") else { throw .badAddress(text) }
            return .remote(url: "http://" + text)
        }
    }

    private func follow(_ place: StationListOrigin, trail: [String]) async throws(ResolveError) -> ResolvedAddress {
        guard trail.count <= Self.maximumDepth else { throw .nestedTooDeep(limit: Self.maximumDepth) }
        switch place {
        case .file(let path): return try await followFile(path, trail)
        case .remote(let url): return try await followRemote(url, trail)
        }
    }

    private func followFile(_ path: String, _ trail: [String]) async throws(ResolveError) -> ResolvedAddress {
        let address = FileAddress.address(path: path)
        guard !trail.contains(address) else { throw .playlistInCircles(address) }
        var bytes = try prefix(of: path, limit: ContentSniffer.enough)
        let isWhole = bytes.count < ContentSniffer.enough
        switch ContentSniffer.kind(of: bytes, isWhole: isWhole) {
        case .audio(let format): return Self.stream(address, format: format, trail)
        case .binary: return Self.stream(address, format: nil, trail)
        case .text, .packed, .undecided:
            // One byte more than allowed, so that the reader sees that it is too large.
            if !isWhole { bytes = try prefix(of: path, limit: PlaylistReader.sizeLimit + 1) }
        case .empty, .webPage, .json: break
        }
        return try await follow(reader.read(bytes, from: .file(path: path)), at: address, chain: [], trail)
    }

    private func prefix(of path: String, limit: Int) throws(ResolveError) -> [UInt8] {
        do throws(BoundedFile.Failure) { return try files.prefix(of: path, limit: limit) } catch {
            switch error {
            case .notFound: throw .fileNotFound(path: path)
            case .notAFile, .tooLarge: throw .notAFile(path: path)
            case .system(let error): throw .unreadableFile(path: path, error)
            }
        }
    }

    private func followRemote(_ url: String, _ trail: [String]) async throws(ResolveError) -> ResolvedAddress {
        var redirections = Redirections(url)
        while true {
            let address = redirections.address
            guard !trail.contains(address) else { throw .playlistInCircles(address) }
            let answer: FetchedPrefix
            do throws(PrefixFetchError) {
                answer = try await fetcher.fetchPrefix(
                    of: address, limit: PlaylistReader.sizeLimit + 1, isEnough: Self.isEnough)
            } catch {
                guard error == .notHTTP else { throw Self.failure(error, address) }
                let step = ResolveStep.unknown(
                    address: address, reason: "the server does not speak HTTP; the player may understand it")
                return ResolvedAddress(
                    chain: redirections.steps + [step], candidates: [StreamCandidate(address: address, trail: trail)])
            }
            if try redirections.take(answer) { continue }
            guard (200..<300).contains(answer.status) else {
                throw .status(answer.status, phrase: answer.phrase)
            }
            return try await follow(answer, at: address, chain: redirections.steps, trail)
        }
    }

    /// A list is wanted whole, of anything else only as much as tells what it is.
    private static func isEnough(_ bytes: [UInt8]) -> Bool {
        switch ContentSniffer.kind(of: bytes, isWhole: false) {
        case .audio, .webPage, .json: true
        // Two frames tell the format; without them it is some other sound.
        case .binary: bytes.count >= ContentSniffer.enough
        case .empty, .undecided, .text, .packed: false
        }
    }

    private func follow(
        _ answer: FetchedPrefix, at address: String, chain: [ResolveStep], _ trail: [String]
    ) async throws(ResolveError) -> ResolvedAddress {
        switch ContentSniffer.kind(of: answer.bytes, isWhole: true) {
        case .audio(let format): return Self.stream(address, format: format, trail, chain, answer.headers)
        case .binary: return Self.stream(address, format: nil, trail, chain, answer.headers)
        case .empty where answer.bytes.isEmpty && answer.contentType?.contains("mpegurl") != true:
            throw .emptyAnswer
        default: break
        }
        let content = reader.read(
            answer.bytes, from: .remote(url: address), contentType: answer.contentType, charset: answer.charset)
        return try await follow(content, at: address, chain: chain, trail)
    }

    private static func stream(
        _ address: String, format: String?, _ trail: [String], _ chain: [ResolveStep] = [],
        _ headers: [String: String] = [:]
    ) -> ResolvedAddress {
        ResolvedAddress(
            chain: chain + [.stream(address: address, format: format)],
            candidates: [StreamCandidate(address: address, trail: trail)], headers: headers)
    }

    private static func failure(_ error: PrefixFetchError, _ address: String) -> ResolveError {
        switch error {
        case .badAddress, .notHTTP: .badAddress(address)
        case .hostNotFound: .hostNotFound(host: StationAddressResolver.host(of: address) ?? address)
        case .connectionFailed(let reason): .connectionFailed(reason: reason)
        case .untrustedCertificate:
            .untrustedCertificate(host: StationAddressResolver.host(of: address) ?? address)
        case .timedOut: .timedOut
        case .cancelled: .cancelled
        }
    }

    // MARK: Playlists

    private func follow(
        _ content: PlaylistContent, at address: String, chain: [ResolveStep], _ trail: [String]
    ) async throws(ResolveError) -> ResolvedAddress {
        switch content {
        case .hls(let address):
            return ResolvedAddress(
                chain: chain + [.hls(address: address)],
                candidates: [StreamCandidate(address: address, isHLS: true, trail: trail)])
        case .notAPlaylist(let reason): throw .notAPlaylist(reason)
        case .playlist(let playlist):
            let step = ResolveStep.playlist(
                address: address, format: playlist.format, entries: playlist.entries.count)
            return try await follow(playlist, chain: chain + [step], trail + [address])
        }
    }

    /// Follows the first entry that leads anywhere; the ones after it become candidates as they are.
    private func follow(
        _ playlist: Playlist, chain: [ResolveStep], _ trail: [String]
    ) async throws(ResolveError) -> ResolvedAddress {
        let addresses = playlist.entries.lazy.filter { !$0.isMissing }.flatMap { [$0.address] + $0.alternatives }
        var resolved = ResolvedAddress(
            chain: chain, candidates: [], title: Self.title(of: playlist), playlist: playlist)
        var failure: ResolveError?
        var attempts = 0
        for address in addresses.prefix(Self.maximumCandidates) {
            let candidate = StreamCandidate(
                address: address, needsResolving: AddressKind.guess(address) == .playlist, trail: trail)
            guard resolved.candidates.isEmpty, candidate.needsResolving else {
                resolved.candidates.append(candidate)
                continue
            }
            guard attempts < Self.maximumAttempts else { break }
            attempts += 1
            do throws(ResolveError) {
                let inner = try await resolve(candidate)
                resolved.chain += inner.chain
                resolved.candidates += inner.candidates
                resolved.headers = inner.headers
                resolved.title = resolved.title ?? inner.title
            } catch {
                if error == .cancelled { throw error }
                failure = failure ?? error
                resolved.chain.append(.failure(address: address, error))
            }
        }
        resolved.candidates = Array(resolved.candidates.prefix(Self.maximumCandidates))
        if !resolved.candidates.isEmpty { return resolved }
        let missing = playlist.entries.first.flatMap { FileAddress.path(address: $0.address) } ?? ""
        throw .allEntriesFailed(
            count: playlist.entries.count, first: failure ?? .fileNotFound(path: missing))
    }

    private static func title(of playlist: Playlist) -> String? {
        // What plays is an entry; a list's own name may be that of a whole collection.
        playlist.entries.first { !$0.isMissing }?.title ?? playlist.title
    }
}
