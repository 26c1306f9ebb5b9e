/// What a button of an alert or an action sheet stands for. It decides looks only (R148).
public enum AlertActionStyle: String, Codable, Sendable {
    case `default`
    case cancel
    case destructive
}
