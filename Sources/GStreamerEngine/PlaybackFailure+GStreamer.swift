import CGst
import Playback

extension PlaybackFailure {
    /// Tells whose fault an error is, from GStreamer's domain and code.
    ///
    /// - Parameters:
    ///   - missing: the format for which an element was missed before the error, if any.
    ///   - isFile: whether the address is a file's, which says what "not found" means.
    ///   - hasPlayed: whether there has been sound, so that the format is known to be right.
    init(_ error: PipelineError, missing: MissingPlugin?, isFile: Bool, hasPlayed: Bool) {
        self.init(
            kind: Self.kind(of: error, missing: missing, isFile: isFile, hasPlayed: hasPlayed),
            detail: error.text)
    }

    /// Whether GStreamer tells so of a request that was stopped by `RequestRules` or by libsoup's look at a certificate.
    var mayHideBreach: Bool {
        switch kind {
        case .connectionLost: true
        case .httpStatus(let status): (300..<400).contains(status)
        default: false
        }
    }

    private static func kind(
        of error: PipelineError, missing: MissingPlugin?, isFile: Bool, hasPlayed: Bool
    ) -> Kind {
        if error.isWithoutOutput { return .noAudioOutput }
        if error.isFromOutput { return .audioOutput }
        if let status = error.httpStatus, status >= 300 {
            return status == 401 || status == 407 ? .notAuthorized : .httpStatus(status)
        }
        if let missing { return missing.isSound ? .missingDecoder(missing.description) : .notAudio }
        return switch error.domain {
        case .resource: kind(ofResource: error, isFile: isFile)
        case .stream: kind(ofStream: error, isFile: isFile, hasPlayed: hasPlayed)
        case .core where error.code == Int(GST_CORE_ERROR_MISSING_PLUGIN.rawValue): .notAudio
        default: .other
        }
    }

    private static func kind(ofResource error: PipelineError, isFile: Bool) -> Kind {
        switch UInt32(clamping: error.code) {
        case GST_RESOURCE_ERROR_NOT_FOUND.rawValue: isFile ? .fileNotFound : .connectionLost
        case GST_RESOURCE_ERROR_NOT_AUTHORIZED.rawValue: .notAuthorized
        // "Server does not support seeking." stands for a connection that broke and could not be taken up again.
        default: isFile ? .other : .connectionLost
        }
    }

    private static func kind(ofStream error: PipelineError, isFile: Bool, hasPlayed: Bool) -> Kind {
        switch UInt32(clamping: error.code) {
        case GST_STREAM_ERROR_TYPE_NOT_FOUND.rawValue, GST_STREAM_ERROR_WRONG_TYPE.rawValue,
            GST_STREAM_ERROR_CODEC_NOT_FOUND.rawValue:
            .notAudio
        // The source stopped without a reason of its own: libsoup's transport errors come like this.
        case GST_STREAM_ERROR_FAILED.rawValue where error.isFromSource && !isFile: .connectionLost
        default: hasPlayed && !isFile ? .connectionLost : .notAudio
        }
    }
}
