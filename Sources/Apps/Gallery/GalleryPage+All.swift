extension GalleryPage {
    /// Every page, in the order of the list of pages.
    public static let all: [GalleryPage] = [
        tabBars, lists, listRows, listHeaders, emptyLists, messages, imageRows, imageRowStates, grids, information,
        contacts, searches, alerts, actionSheets, voiceControls, pointsOfInterest, nowPlaying, nowPlayingStates,
        navigationBars, pictures,
    ].flatMap(\.self)

    /// The page of this name; nil when there is none.
    public static func named(_ name: String) -> GalleryPage? { all.first { $0.name == name } }
}
