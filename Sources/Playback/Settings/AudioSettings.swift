/// What the person can set about the sound.
public struct AudioSettings: Hashable, Sendable {
    public var output: OutputSetting
    /// What to do when the output goes away while something plays.
    public var outputLoss: OutputLossPolicy
    /// The loudest that the first sound after the program's start may be, in percent.
    public private(set) var startVolumeCeiling: Int

    /// - Parameter startVolumeCeiling: 0…100; anything else is clamped.
    public init(
        output: OutputSetting = .systemDefault, outputLoss: OutputLossPolicy = .resume, startVolumeCeiling: Int = 100
    ) {
        self.output = output
        self.outputLoss = outputLoss
        self.startVolumeCeiling = min(max(startVolumeCeiling, 0), 100)
    }

    /// Changes the loudest start; what is not within 0…100 percent is clamped.
    public mutating func setStartVolumeCeiling(_ percent: Int) { startVolumeCeiling = min(max(percent, 0), 100) }
}
