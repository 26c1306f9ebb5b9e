/// What an app is for; the car allows each kind of app other templates and depths (22.1, 22.4).
public enum AppCategory: String, Codable, Sendable, CaseIterable {
    case audio
    case communication
    case drivingTask
    case evCharging
    case fueling
    case navigation
    case parking
    case publicSafety
    case quickFoodOrdering
    case voiceConversational
}
