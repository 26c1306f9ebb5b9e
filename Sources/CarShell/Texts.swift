/// Every text of the shell itself that a person reads or hears; texts of apps come through templates.
enum Texts {
    static let applicationName = "CarShell"
    static let loading = "Loading"
    static let back = "Back"
    static let more = "More"
    static let nowPlaying = "Now Playing"
    static let playing = "Playing"
    static let explicit = "Explicit"
    static let tabs = "Tabs"
    /// Said after the name of a tab that has something new.
    static let badge = "New"
    static let play = "Play"
    static let pause = "Pause"
    static let stop = "Stop"
    static let next = "Next"
    static let previous = "Previous"
    static let upNext = "Up Next"
    static let live = "Live"
    static let connecting = "Connecting"
    static let paused = "Paused"
    static let stopped = "Stopped"
    static let nothingPlaying = "Nothing is playing"
    static let connect = "Connect"
    static let disconnect = "Disconnect"
    static let day = "Day"
    static let night = "Night"
    static let disconnected = "The display is disconnected"
    static let disconnectedHint = "The app has no screen now; sound goes on. Press Connect."

    static func buffering(percent: Int) -> String { "Buffering, \(percent) %" }
}
