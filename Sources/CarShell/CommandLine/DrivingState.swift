/// Whether the car moves: each state has limits of its own.
enum DrivingState: String, CaseIterable {
    case parked
    case driving

    var other: DrivingState { self == .parked ? .driving : .parked }
}
