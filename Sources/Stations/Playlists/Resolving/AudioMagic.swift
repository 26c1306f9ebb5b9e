/// The first bytes of formats of sound.
enum AudioMagic {
    /// The format whose beginning these bytes are.
    static func format(of bytes: [UInt8]) -> String? {
        func has(_ text: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: text.utf8)
        }
        if has("OggS") { return "Ogg" }
        if has("fLaC") { return "FLAC" }
        if has("ID3") && bytes.count > 3 && bytes[3] < 0x20 { return "MP3 or AAC with ID3" }
        if has("RIFF") && has("WAVE", at: 8) { return "WAV" }
        if has("ftyp", at: 4) || has("moof", at: 4) || has("styp", at: 4) { return "MP4" }
        if has("FORM") && has("AIF", at: 8) { return "AIFF" }
        if has("ADIF") { return "AAC" }
        if has(".snd") && bytes.count > 4 && bytes[4] == 0 { return "AU" }
        if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return "Matroska" }
        if bytes.starts(with: [0x30, 0x26, 0xB2, 0x75]) { return "ASF" }
        if bytes.count > 376, bytes[0] == 0x47, bytes[188] == 0x47, bytes[376] == 0x47 { return "MPEG-TS" }
        return nil
    }

    /// The format of a live stream, which mostly begins somewhere inside a frame.
    ///
    /// Two headers of the same kind, one frame apart, do not happen by accident.
    static func middleOfStream(_ bytes: [UInt8]) -> String? {
        for index in bytes.indices.prefix(ContentSniffer.enough) where bytes[index] == 0xFF {
            guard let frame = MPEGFrame(bytes[index...]) else { continue }
            let next = index + frame.length
            if next < bytes.count, let other = MPEGFrame(bytes[next...]), other.format == frame.format {
                return frame.format
            }
        }
        return nil
    }
}
