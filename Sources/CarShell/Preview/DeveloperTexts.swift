/// The texts of the developer bar, in English as all that is for developers.
enum DeveloperTexts {
    static let connect = "Connect"
    static let disconnect = "Disconnect"
    static let day = "Day"
    static let night = "Night"
    /// Begins to drive, and parks.
    static let drive = "Drive"
    static let park = "Park"
}
