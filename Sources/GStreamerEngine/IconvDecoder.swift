import GLibBridge
import Playback

/// Reads titles in the encoding that a station names.
public struct IconvDecoder: TextDecoding {
    public init() {}

    public func decode(_ bytes: [UInt8], encoding: String) -> String? {
        TextConversion.text(bytes, encoding: encoding)
    }
}
