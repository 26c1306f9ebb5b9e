/// A `Contact` as the display draws it.
public struct ContactSnapshot: Hashable, Codable, Sendable {
    public var name: String
    public var image: Image?
    public var subtitle: String?
    public var informativeText: String?
    /// Already trimmed to the limits in force (R152).
    public var actions: [ButtonSnapshot]

    public init(
        name: String, image: Image?, subtitle: String? = nil, informativeText: String? = nil,
        actions: [ButtonSnapshot] = []
    ) {
        self.name = name
        self.image = image
        self.subtitle = subtitle
        self.informativeText = informativeText
        self.actions = actions
    }
}
