/// The command line can't be understood.
enum UsageError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)
    case unexpectedValue(String)
    case badSize(String)
    case badStyle(String)
    case badApp(String)
    case badDrivingState(String)
    case badTextDirection(String)

    var description: String {
        switch self {
        case .unknown(let argument): "There is no option \(argument)."
        case .missingValue(let option): "\(option) needs a value."
        case .unexpectedValue(let option): "\(option) takes no value."
        case .badSize(let text): "\(text) is no screen size; write it as 1024x600, from 320x240 to 8192x8192."
        case .badStyle(let text): "\(text) is no style; use day or night."
        case .badDrivingState(let text): "\(text) is no driving state; use parked or driving."
        case .badTextDirection(let text): "\(text) is no text direction; use ltr or rtl."
        case .badApp(let text): "There is no app \(text); use radio, gallery or whatsnew."
        }
    }
}
