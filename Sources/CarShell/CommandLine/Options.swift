/// What the program was asked to do on its command line.
struct Options: Equatable {
    var isKiosk = false
    /// The size of the preview's screen.
    var size = ScreenSize(width: 1024, height: 600)
    /// A station list instead of the user's and the built-in one: a file or an address.
    var stations: String?
    /// A description of GStreamer elements, as `gst-launch-1.0` takes it; nil goes by the settings.
    var audioSink: String?
    var trace: String?
    /// Where the installed files are, instead of where they are looked for.
    var dataDirectory: String?
    var style = ContentStyleChoice.day
    /// Whose limits count at the start.
    var drivingState = DrivingState.parked
    /// The direction of the shell's own language; nil takes the locale's.
    var textDirection: TextDirection?
    var app = AppChoice.radio
    /// The page that the gallery opens with; nil for the list of pages.
    var page: String?
    /// Draws every page of the gallery into this folder instead of showing a window.
    var renderAll: String?
    /// The names of the pictures that are made, as a shell matches file names; nil makes all.
    var renderedPages: String?
    /// The release notes that the What's New app shows: a file, an address, or a name in the data folder.
    var notes: String?
    /// The version whose release notes are shown.
    var currentVersion: String?

    /// Reads the arguments behind the program's name.
    ///
    /// - Throws: `UsageError` for an option that does not exist or a value that is missing or wrong.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let (name, inline) = Self.split(argument)
            func value() throws -> String {
                if let inline { return inline }
                guard let next = rest.popFirst(), !next.hasPrefix("--") else { throw UsageError.missingValue(name) }
                return next
            }
            switch name {
            case "--kiosk":
                guard inline == nil else { throw UsageError.unexpectedValue(name) }
                isKiosk = true
            case "--size":
                let text = try value()
                guard let size = ScreenSize(text) else { throw UsageError.badSize(text) }
                self.size = size
            case "--style":
                let text = try value()
                guard let style = ContentStyleChoice(rawValue: text) else { throw UsageError.badStyle(text) }
                self.style = style
            case "--driving-state":
                let text = try value()
                guard let state = DrivingState(rawValue: text) else { throw UsageError.badDrivingState(text) }
                drivingState = state
            case "--text-direction":
                let text = try value()
                guard let direction = TextDirection(rawValue: text) else { throw UsageError.badTextDirection(text) }
                textDirection = direction
            case "--app":
                let text = try value()
                guard let app = AppChoice(rawValue: text) else { throw UsageError.badApp(text) }
                self.app = app
            case "--page": page = try value()
            case "--render-all": renderAll = try value()
            case "--pages": renderedPages = try value()
            case "--notes": notes = try value()
            case "--current-version": currentVersion = try value()
            case "--stations": stations = try value()
            case "--audio-sink": audioSink = try value()
            case "--trace": trace = try value()
            case "--data-dir": dataDirectory = try value()
            default: throw UsageError.unknown(argument)
            }
        }
    }

    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    static let usage = """
        Usage: carshell [OPTION…]
               carshell probe ADDRESS|FILE… [--seconds N] [--json]

          --kiosk             fill the screen, for a car: no developer bar, no pointer
          --size WxH          size of the preview's screen (default 1024x600)
          --style day|night   how bright the screen is at the start (default day)
          --driving-state S   parked (default) or driving: whose limits count at the start
          --text-direction D  ltr or rtl, instead of the language's own
          --app APP           radio (default), gallery, or whatsnew
          --stations LIST     station list to use: a file or an http(s) address
          --audio-sink DESC   where the sound goes, as GStreamer elements
                              (e.g. "alsasink device=hw:1"; default: as set)
          --trace FILE        write what happens as a line of JSON each
          --data-dir DIR      where the installed files are
          --notes NOTES       release notes for --app whatsnew: a file or an http(s) address
          --current-version V the version whose release notes are shown
          --render-all DIR    draw every page of the gallery at every size, day and night, and exit
          --page NAME         the page that --app gallery opens with
          --pages PATTERN     of those, make the pictures named so, e.g. 'list-*-800x480-day'
          --help              show this and exit
          --version           show the version and exit
        """
}
