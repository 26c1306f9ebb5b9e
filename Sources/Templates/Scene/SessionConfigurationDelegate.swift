/// Is told what the car limits and how light it is. Both callbacks are optional.
@MainActor
public protocol SessionConfigurationDelegate: AnyObject {
    /// What the car limits changed (R49).
    func sessionConfiguration(
        _ sessionConfiguration: SessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: LimitableUserInterface)

    /// The car's ambient style changed.
    func sessionConfiguration(
        _ sessionConfiguration: SessionConfiguration, contentStyleChanged contentStyle: ContentStyle)
}

extension SessionConfigurationDelegate {
    /// Does nothing.
    public func sessionConfiguration(
        _ sessionConfiguration: SessionConfiguration,
        limitedUserInterfacesChanged limitedUserInterfaces: LimitableUserInterface
    ) {}

    /// Does nothing.
    public func sessionConfiguration(
        _ sessionConfiguration: SessionConfiguration, contentStyleChanged contentStyle: ContentStyle
    ) {}
}
