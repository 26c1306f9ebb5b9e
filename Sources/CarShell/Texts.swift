import Localization
import Templates

/// Every text of the shell itself that a person reads or hears; texts of apps come through templates.
enum Texts {
    static let applicationName = "CarShell"
    static let loading = localized("Loading")
    static let back = localized("Back")
    static let more = localized("More")
    static let nowPlaying = localized("Now Playing")
    static let playing = localized("Playing")
    static let explicit = localized("Explicit")
    static let tabs = localized("Tabs")
    /// Said after the name of a tab that has something new.
    static let badge = localizedWord("New", context: "after the name of a tab")
    static let play = localized("Play")
    static let pause = localized("Pause")
    static let stop = localized("Stop")
    static let next = localized("Next")
    static let previous = localized("Previous")
    static let upNext = localized("Up Next")
    static let live = localizedWord("Live", context: "state")
    static let connecting = localized("Connecting")
    static let paused = localized("Paused")
    static let stopped = localized("Stopped")
    static let nothingPlaying = localized("Nothing is playing")
    /// Said when an app's control asks for an assistant.
    static let noAssistant = localized("This car has no voice assistant.")
    static let showKeyboard = localized("Show keyboard")
    static let hideKeyboard = localized("Hide keyboard")
    static let searchHint = localized("Type to search")
    static let disconnected = localized("The display is disconnected")
    static let disconnectedHint = localized("The app has no screen now; sound goes on. Press Connect.")

    static func reconnecting(seconds: Int) -> String {
        // Translators: {0} is minutes and seconds, as 0:23.
        localized("Connection lost. Reconnecting, {0}", clock(seconds: Double(seconds)))
    }

    static func buffering(percent: Int) -> String { localized("Buffering, {0} %", percent) }

    static let cancel = localized("Cancel")
    static let search = localizedWord("Search", context: "title")
    static let searchKey = localizedWord("Search", context: "key")
    static let results = localized("Results")
    static let noResults = localized("Nothing found")
    static let keyboardLimited = localized("Typing is off while the car moves.")
    static let space = localizedWord("Space", context: "key")
    static let delete = localizedWord("Delete", context: "key")
    static let listening = localized("Listening")
    static let unread = localized("Unread")
    static let sectionIndex = localized("Index")
    static let shuffle = localized("Shuffle")
    static let `repeat` = localized("Repeat")
    static let playbackRate = localized("Speed")
    /// The name of the slider that shows the place in what plays.
    static let position = localizedWord("Position", context: "slider")
    static let addToLibrary = localized("Add to Library")
    static let close = localized("Close")

    /// The rows of letters on the keyboard for fingers.
    static let keyboardRows = [
        // Translators: the letters as they stand on the keyboards of the language, from top to bottom.
        "1234567890", localizedWord("qwertyuiop", context: "keyboard"),
        localizedWord("asdfghjkl", context: "keyboard"), localizedWord("zxcvbnm", context: "keyboard"),
    ]
    /// What stands between the whole and the rest of a number.
    private static let decimalMark = localizedWord(".", context: "decimal mark")

    static func rating(_ value: Double, of maximum: Int) -> String {
        localized("{0} of {1} stars", String(value).replacing(".", with: decimalMark), maximum)
    }

    static func assistant(_ action: AssistantCellAction) -> String {
        switch action {
        case .playMedia: localized("Ask to Play")
        case .startCall: localized("Ask to Call")
        }
    }

    /// What a symbol means where no text says it: its own name, since it is the app's to give its picture a text.
    static func name(ofSymbol symbol: String) -> String {
        symbol.split(separator: "-").joined(separator: " ").capitalizedFirst
    }

    /// The speed as the button shows it: `1×`, `1.25×`.
    static func rate(_ rate: Double) -> String {
        let hundredths = Int((rate * 100).rounded())
        var fraction =
            hundredths % 100 == 0 ? "" : "\(decimalMark)\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        if fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(hundredths / 100)\(fraction)×"
    }

    /// What the rate button is called: its purpose, and what it shows.
    static func playbackRate(_ rate: Double) -> String { localized("Speed, {0}", Texts.rate(rate)) }

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
        localized("{0} of {1}", time(seconds, of: duration), time(duration, of: duration))
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
