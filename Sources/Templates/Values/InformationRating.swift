/// So many of so many stars, in halves.
public struct InformationRating: Hashable, Codable, Sendable {
    /// 0…`maximum` in steps of 0.5.
    public let value: Double
    /// 1…5.
    public let maximum: Int

    /// Rounds `value` to the nearest half and clamps both to what is allowed (R151).
    public init(value: Double, maximum: Int) {
        self.maximum = min(max(maximum, 1), 5)
        self.value = value.isNaN ? 0 : min(max((value * 2).rounded() / 2, 0), Double(self.maximum))
    }
}
