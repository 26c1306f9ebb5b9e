/// The classes that `data/style/carshell.css` styles; a name that is not here is not used.
enum StyleClass: String {
    // Where.
    case screen, preview
    case developerBar = "developer-bar"
    case titleBar = "title-bar"
    case compact, regular, portrait, landscape, day, night
    case directional
    // Bars.
    case topBar = "top-bar"
    case tabBar = "tab-bar"
    case tab, selected, badge, badged
    case navigationBar = "navigation-bar"
    case barTitle = "bar-title"
    case barButton = "bar-button"
    case rounded
    case backButton = "back-button"
    case nowPlayingShortcut = "now-playing-shortcut"
    // Lists.
    case list
    case page
    case entersForward = "enters-forward"
    case entersBackward = "enters-backward"
    case row
    case detailsHeader = "details-header"
    case detailsTitle = "details-title"
    case sectionHeader = "section-header"
    case sectionTitle = "section-title"
    case primary, secondary
    case disabled
    case playing
    case accessory
    case explicit
    case imageRow = "image-row"
    case imageRowTitle = "image-row-title"
    case imageRowElement = "image-row-element"
    case captioned
    case elementTitle = "element-title"
    case progress
    case emptyView = "empty-view"
    case emptyTitle = "empty-title"
    case emptySubtitle = "empty-subtitle"
    case spinner
    case unread
    case messageMarks = "message-marks"
    case sectionIndex = "section-index"
    case sectionIndexEntry = "section-index-entry"
    case card
    case cardTexts = "card-texts"
    case condensed
    case elementSubtitle = "element-subtitle"
    // Other templates.
    case grid
    case gridButton = "grid-button"
    case information
    case informationItem = "information-item"
    case informationTitle = "information-title"
    case informationDetail = "information-detail"
    case rating
    case textButtons = "text-buttons"
    case textButton = "text-button"
    case buttonRow = "button-row"
    case roundButton = "round-button"
    case captionedButton = "captioned-button"
    case roundGround = "round-ground"
    case confirm, cancel, destructive
    case searchBar = "search-bar"
    case searchField = "search-field"
    case searchHint = "search-hint"
    case keyboard, key
    case map
    case mapCard = "map-card"
    case closeButton = "close-button"
    case tinted
    case mapPin = "map-pin"
    // Modals.
    case modalBackdrop = "modal-backdrop"
    case modalCard = "modal-card"
    case modalTitle = "modal-title"
    case modalMessage = "modal-message"
    case modalAction = "modal-action"
    case voiceControl = "voice-control"
    case overlayCard = "overlay-card"
    // Artwork.
    case artwork
    case artworkRow = "artwork-row"
    case artworkElement = "artwork-element"
    case artworkLarge = "artwork-large"
    case artworkDetail = "artwork-detail"
    case artworkButton = "artwork-button"
    case artworkGrid = "artwork-grid"
    case artworkCard = "artwork-card"
    case circular
    case initials
    case hue0 = "hue-0"
    case hue1 = "hue-1"
    case hue2 = "hue-2"
    case hue3 = "hue-3"
    case hue4 = "hue-4"
    case hue5 = "hue-5"
    // Over a picture.
    case playbackMark = "playback-mark"
    case overlayText = "overlay-text"
    case overlayPicture = "overlay-picture"
    case overlayGame = "overlay-game"
    case overlayScore = "overlay-score"
    case overlayStatus = "overlay-status"
    // Now playing.
    case nowPlaying = "now-playing"
    case nowPlayingTexts = "now-playing-texts"
    case trackTitle = "track-title"
    case trackArtist = "track-artist"
    case stationName = "station-name"
    case statusLine = "status-line"
    case failure
    case transport
    case transportButton = "transport-button"
    case mainButton = "main-button"
    case artistButton = "artist-button"
    case nowPlayingButtons = "now-playing-buttons"
    case scrubber
    case scrubberTime = "scrubber-time"
    case rate
    case sports
    case sportsScore = "sports-score"
    case sportsClock = "sports-clock"
    // Developer bar and notices.
    case toolButton = "tool-button"
    case notice
}
