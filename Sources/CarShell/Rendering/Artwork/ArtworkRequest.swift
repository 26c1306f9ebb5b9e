/// A wish for a picture; letting go of it withdraws the wish.
@MainActor
final class ArtworkRequest {
    private let withdraw: @MainActor () -> Void

    init(withdraw: @escaping @MainActor () -> Void) { self.withdraw = withdraw }

    isolated deinit { withdraw() }
}
