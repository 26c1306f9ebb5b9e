/// Counts the ids that this process has given out; one sequence for all kinds, so that no two ids are alike in a log.
@MainActor private var lastIdentifier: UInt64 = 0

@MainActor private func freshIdentifier() -> UInt64 {
    lastIdentifier += 1
    return lastIdentifier
}

extension TemplateID {
    /// An id that no template has had.
    @MainActor static func fresh() -> TemplateID { TemplateID(rawValue: freshIdentifier()) }
}

extension ItemID {
    /// An id that no item has had.
    @MainActor static func fresh() -> ItemID { ItemID(rawValue: freshIdentifier()) }
}

extension ButtonID {
    /// An id that no button has had.
    @MainActor static func fresh() -> ButtonID { ButtonID(rawValue: freshIdentifier()) }
}

extension PointOfInterestID {
    /// An id that no point of interest has had.
    @MainActor static func fresh() -> PointOfInterestID { PointOfInterestID(rawValue: freshIdentifier()) }
}

extension ConnectionID {
    /// An id that no connection has had.
    @MainActor static func fresh() -> ConnectionID { ConnectionID(rawValue: freshIdentifier()) }
}

extension TransitionID {
    /// An id that no transition has had.
    @MainActor static func fresh() -> TransitionID { TransitionID(rawValue: freshIdentifier()) }
}
