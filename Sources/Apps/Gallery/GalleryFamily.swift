/// What the pages of the gallery are grouped by.
public enum GalleryFamily: String, CaseIterable, Sendable {
    case tabBar = "Tab bar"
    case list = "List"
    case listHeader = "List header"
    case emptyList = "Empty list"
    case message = "Messages"
    case imageRow = "Image row"
    case grid = "Grid"
    case information = "Information"
    case contact = "Contact"
    case search = "Search"
    case alert = "Alert and action sheet"
    case voiceControl = "Voice control"
    case pointOfInterest = "Points of interest"
    case nowPlaying = "Now playing"
    case navigationBar = "Navigation bar"
    case picture = "Pictures"
}
