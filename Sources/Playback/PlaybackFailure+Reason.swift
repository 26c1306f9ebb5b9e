/// The sentences for the person: here and nowhere else, so that there is one place to translate.
extension PlaybackFailure {
    /// Says what is wrong and, where there is one, the remedy; never the engine's own text.
    public var reason: String {
        switch kind {
        case .badAddress: "This station's address is not one that can be played."
        case .httpStatus(let status): Self.reason(forStatus: status)
        case .notAuthorized: "This station needs a login."
        case .fileNotFound: "The file is not there any more."
        case .notAFile: "This is not a file that can be played."
        case .tooManyRedirections: "The station's server sends from address to address, more than five times."
        case .untrustedCertificate(let host):
            "The certificate of \(host) isn't trusted. Check that the date and time of this computer are right."
        case .hostNotFound: "The station cannot be reached: its server was not found. Check the network connection."
        case .connectionLost: "The station cannot be reached. Check the network connection."
        case .noAnswer: "The station does not answer. Check the network connection, or try again later."
        case .missingDecoder(let format):
            "Cannot play this format (\(Self.name(of: format))): install \(Self.package(for: format))."
        case .notAudio: "What the station sends is not sound."
        case .audioOutput: "The sound output cannot be opened. Check that it is plugged in and not in use."
        case .noAudioOutput: "No sound output was found. Plug one in, or check that the sound server runs."
        case .other: "The station cannot be played."
        }
    }

    private static func reason(forStatus status: Int) -> String {
        switch status {
        case 401, 403, 407: "This station needs a login (\(status))."
        case 404, 410: "This station's address was not found (\(status))."
        case 451: "This station may not be heard here (451)."
        case 429: "The station asks to wait before trying again (429)."
        case 300..<400: "This station's address leads nowhere (\(status))."
        case 400..<500: "The station refuses to play (\(status))."
        default: "The station's server has a fault (\(status)). Try again later."
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
