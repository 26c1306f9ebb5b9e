import Playback
import Stations

/// Lets the player look behind addresses that are playlists.
@MainActor
final class PlaylistResolver: AddressResolving {
    private let resolver: AddressResolver

    init(_ resolver: AddressResolver) { self.resolver = resolver }

    func looksLikePlaylist(_ address: String) -> Bool { AddressKind.guess(address) == .playlist }

    func resolve(_ candidate: AddressCandidate) async throws(PlaybackFailure) -> [AddressCandidate] {
        do throws(ResolveError) {
            let found = try await resolver.resolve(
                StreamCandidate(
                    address: candidate.address, needsResolving: candidate.needsResolving, trail: candidate.trail))
            return found.candidates.map {
                AddressCandidate(address: $0.address, needsResolving: $0.needsResolving, trail: $0.trail)
            }
        } catch {
            throw PlaybackFailure(error)
        }
    }
}

extension PlaybackFailure {
    /// What a playlist that leads nowhere means for the player.
    fileprivate init(_ error: ResolveError) {
        let kind: Kind =
            switch error {
            case .badAddress, .unplayableScheme: .badAddress
            case .fileNotFound, .unreadableFile: .fileNotFound
            case .notAFile: .notAFile
            case .hostNotFound: .hostNotFound
            case .connectionFailed: .connectionLost
            case .untrustedCertificate(let host): .untrustedCertificate(host: host)
            case .timedOut: .noAnswer
            case .status(401, _), .status(403, _), .status(407, _): .notAuthorized
            case .status(let code, _): .httpStatus(code)
            case .tooManyRedirections, .redirectionInCircles: .tooManyRedirections
            case .redirectionWithoutTarget, .redirectionOutOfHTTP: .other
            case .emptyAnswer, .notAPlaylist, .nestedTooDeep, .playlistInCircles: .notAudio
            case .allEntriesFailed(_, let first): PlaybackFailure(first).kind
            case .cancelled: .other
            }
        self.init(kind: kind, detail: error.description)
    }
}
