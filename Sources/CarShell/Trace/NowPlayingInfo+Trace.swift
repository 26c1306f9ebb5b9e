import Templates

extension NowPlayingInfo {
    /// What a line of the trace says about it.
    var traceDetails: [(String, TraceValue)] {
        var details: [(String, TraceValue)] = []
        switch playbackState {
        case .idle: details.append(("state", .text("idle")))
        case .connecting: details.append(("state", .text("connecting")))
        case .buffering(let percent):
            details.append(("state", .text("buffering")))
            details.append(("percent", .number(percent)))
        case .playing: details.append(("state", .text("playing")))
        case .reconnecting: details.append(("state", .text("reconnecting")))
        case .paused: details.append(("state", .text("paused")))
        case .stopped: details.append(("state", .text("stopped")))
        case .failed(let reason):
            details.append(("state", .text("failed")))
            details.append(("reason", .text(reason)))
        }
        if let itemTitle { details.append(("item", .text(itemTitle))) }
        if let title { details.append(("title", .text(title))) }
        if let artist { details.append(("artist", .text(artist))) }
        if let place = artwork?.source?.tracePlace { details.append(("artwork", .text(place))) }
        return details
    }
}

extension Image.Source {
    /// Where the picture is; nil where that is no place, or too long for a line.
    fileprivate var tracePlace: String? {
        switch self {
        case .file(let path): path
        case .remote(let url): url.utf8.count < 1000 && !url.hasPrefix("data:") ? url : nil
        case .symbol: nil
        }
    }
}
