/// How bright the screen is.
enum ContentStyleChoice: String {
    case day
    case night
}
