import Templates

/// What the car allows in each driving state.
struct DrivingLimits: Equatable {
    var parked: CarCapabilities
    var driving: CarCapabilities

    subscript(state: DrivingState) -> CarCapabilities { state == .parked ? parked : driving }

    /// Both states changed alike, for an app that needs more than its category allows.
    func mapping(_ body: (CarCapabilities) -> CarCapabilities) -> DrivingLimits {
        DrivingLimits(parked: body(parked), driving: body(driving))
    }
}
