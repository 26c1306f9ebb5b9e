import Templates

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
    /// Begins to drive, and parks: what the preview's button does.
    static let drive = "Drive"
    static let park = "Park"
    /// Said when an app's control asks for an assistant.
    static let noAssistant = "This car has no voice assistant."
    static let showKeyboard = "Show keyboard"
    static let hideKeyboard = "Hide keyboard"
    static let searchHint = "Type to search"
    static let disconnected = "The display is disconnected"
    static let disconnectedHint = "The app has no screen now; sound goes on. Press Connect."

    static func reconnecting(seconds: Int) -> String {
        "Connection lost. Reconnecting, \(clock(seconds: Double(seconds)))"
    }

    static func buffering(percent: Int) -> String { "Buffering, \(percent) %" }

    static let cancel = "Cancel"
    static let search = "Search"
    static let results = "Results"
    static let noResults = "Nothing found"
    static let keyboardLimited = "Typing is off while the car moves."
    static let space = "Space"
    static let delete = "Delete"
    static let listening = "Listening"
    static let unread = "Unread"
    static let sectionIndex = "Index"
    static let shuffle = "Shuffle"
    static let `repeat` = "Repeat"
    static let playbackRate = "Speed"
    /// The name of the slider that shows the place in what plays.
    static let position = "Position"
    static let addToLibrary = "Add to Library"
    static let close = "Close"

    /// The rows of letters on the keyboard for fingers.
    static let keyboardRows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"]

    static func rating(_ value: Double, of maximum: Int) -> String { "\(value) of \(maximum) stars" }

    static func assistant(_ action: AssistantCellAction) -> String {
        switch action {
        case .playMedia: "Ask to Play"
        case .startCall: "Ask to Call"
        }
    }

    /// What a symbol means where no text says it.
    static func name(ofSymbol symbol: String) -> String {
        symbol.split(separator: "-").joined(separator: " ").capitalizedFirst
    }

    /// The speed as the button shows it: `1×`, `1.25×`.
    static func rate(_ rate: Double) -> String {
        let hundredths = Int((rate * 100).rounded())
        var fraction = hundredths % 100 == 0 ? "" : ".\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        if fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(hundredths / 100)\(fraction)×"
    }

    /// What the rate button is called: its purpose, and what it shows.
    static func playbackRate(_ rate: Double) -> String { "\(playbackRate), \(Texts.rate(rate))" }

    /// A place in something as long as that, in whole seconds: hours only where the whole has some.
    static func time(_ seconds: Double, of duration: Double) -> String {
        guard duration >= 3_600 else { return clock(seconds: seconds) }
        let whole = Int(seconds)
        let minutes = whole / 60 % 60
        let rest = whole % 60
        return "\(whole / 3_600):\(minutes < 10 ? "0" : "")\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// What is left, as a time that counts down; its sign stays in front of it in every script.
    static func remaining(_ seconds: Double, of duration: Double) -> String {
        "\u{2066}−\(time(seconds, of: duration))\u{2069}"
    }

    /// The place in words, for whoever hears it.
    static func position(_ seconds: Double, of duration: Double) -> String {
        "\(time(seconds, of: duration)) of \(time(duration, of: duration))"
    }

    /// Minutes and seconds.
    static func clock(seconds: Double) -> String {
        let whole = Int(seconds)
        let rest = whole % 60
        return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
