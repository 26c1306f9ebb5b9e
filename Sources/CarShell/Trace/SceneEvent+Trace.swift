import Templates

extension SceneEvent {
    /// What was tapped, in a word, for the trace.
    var traceName: String {
        switch self {
        case .select: "item"
        case .selectImage: "image"
        case .button: "button"
        case .assistantCell: "assistant"
        case .searchText: "search-text"
        case .searchButton: "search-button"
        case .selectPointOfInterest: "point-of-interest"
        case .mapRegion: "map-region"
        case .selectTab: "tab"
        case .back: "back"
        case .barButton: "bar-button"
        case .showNowPlaying: "now-playing"
        case .upNextButton: "up-next"
        case .albumArtistButton: "album-artist"
        case .transitionFinished: "transition"
        }
    }
}
