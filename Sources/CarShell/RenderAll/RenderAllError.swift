/// Pictures of the gallery can't be made.
enum RenderAllError: Error, CustomStringConvertible {
    case folder(path: String, reason: String)
    case picture(path: String)
    case noPage(pattern: String)

    var description: String {
        switch self {
        case .folder(let path, let reason):
            "The folder \(path) cannot be made: \(reason). Name one in a place you may write to."
        case .noPage(let pattern):
            "No picture has a name like \(pattern). They are named PAGE-WIDTHxHEIGHT-STYLE, as list-one-800x480-day."
        case .picture(let path): "The picture \(path) cannot be written. Is there room on the disk?"
        }
    }
}
