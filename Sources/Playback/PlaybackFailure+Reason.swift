import Localization

/// The sentences for the person: here and nowhere else, so that there is one place for them.
extension PlaybackFailure {
    /// Says what is wrong and, where there is one, the remedy; never the engine's own text.
    public var reason: String {
        switch kind {
        case .badAddress: localized("This station's address is not one that can be played.")
        case .httpStatus(let status): Self.reason(forStatus: status)
        case .notAuthorized: localized("This station needs a login.")
        case .fileNotFound: localized("The file is not there any more.")
        case .notAFile: localized("This is not a file that can be played.")
        case .tooManyRedirections:
            localized("The station's server sends from address to address, more than five times.")
        case .untrustedCertificate(let host):
            localized(
                "The certificate of {0} isn't trusted. Check that the date and time of this computer are right.", host)
        case .hostNotFound:
            localized("The station cannot be reached: its server was not found. Check the network connection.")
        case .connectionLost: localized("The station cannot be reached. Check the network connection.")
        case .noAnswer: localized("The station does not answer. Check the network connection, or try again later.")
        case .missingDecoder(let format):
            localized(
                "Cannot play this format ({0}): install {1}.", Self.name(of: format), Self.package(for: format))
        case .notAudio: localized("What the station sends is not sound.")
        case .audioOutput: localized("The sound output cannot be opened. Check that it is plugged in and not in use.")
        case .noAudioOutput:
            localized("No sound output was found. Plug one in, or check that the sound server runs.")
        case .other: localized("The station cannot be played.")
        }
    }

    private static func reason(forStatus status: Int) -> String {
        switch status {
        case 401, 403, 407: localized("This station needs a login ({0}).", status)
        case 404, 410: localized("This station's address was not found ({0}).", status)
        case 451: localized("This station may not be heard here (451).")
        case 429: localized("The station asks to wait before trying again (429).")
        case 300..<400: localized("This station's address leads nowhere ({0}).", status)
        case 400..<500: localized("The station refuses to play ({0}).", status)
        default: localized("The station's server has a fault ({0}). Try again later.", status)
        }
    }

    /// GStreamer's description without the part of speech that only programmers know.
    private static func name(of format: String) -> String {
        let words = format.split(separator: " ")
        return words.last.map({ ["decoder", "demuxer", "element"].contains($0) }) == true
            ? words.dropLast().joined(separator: " ") : format
    }

    /// Debian's package for a format, as GStreamer describes it ("MPEG-4 AAC decoder").
    private static func package(for format: String) -> String {
        let format = format.lowercased()
        let packages = [
            (["hls", "http live", "dash", "midi", "mpeg-ts", "transport stream"], "gstreamer1.0-plugins-bad"),
            (["mp3", "layer 3", "flac", "wavpack", "speex"], "gstreamer1.0-plugins-good"),
            (["ogg", "vorbis", "opus", "playbin"], "gstreamer1.0-plugins-base"),
        ]
        return packages.first { $0.0.contains(where: format.contains) }?.1 ?? "gstreamer1.0-libav"
    }
}
