import Templates

extension GalleryPage {
    static let nowPlayingStates: [GalleryPage] =
        [
            state("nothing", "Nothing chosen", NowPlayingInfo()),
            state("connecting", "Connecting", .station(.connecting)),
            state("buffering", "Buffering, 40 %", .station(.buffering(percent: 40))),
            state("playing", "Playing a station that tells no track", .station(.playing)),
            state("playing-track", "Playing a track", .track),
            state("playing-file", "Playing what has an end", .file(.playing)),
            state("paused", "Paused", .file(.paused)),
            state("stopped", "Stopped", .station(.stopped)),
            state("no-queue", "One station without a queue", .single),
            state("no-artwork", "No picture", .noArtwork(placeholder: nil)),
            state("initials", "Initials instead of a picture", .noArtwork(placeholder: "Harbour Lights")),
            state(
                "missing-artwork", "A picture that can't be loaded",
                .station(.playing, artwork: GalleryPictures.missing)),
            state("wide-artwork", "A wide picture", .station(.playing, artwork: GalleryPictures.oblong(isWide: true))),
            state("tall-artwork", "A tall picture", .station(.playing, artwork: GalleryPictures.oblong(isWide: false))),
            state("failed", "Failed", .station(.failed(reason: "The station does not answer."))),
            state(
                "failed-long", "Failed for a long reason",
                .station(
                    .failed(
                        reason: """
                            The station's server answered with a page instead of sound, which mostly means that the address \
                            has changed: look for the station again, or choose another one from the list.
                            """))),
        ]
        + GallerySample.allCases.map { sample in
            state(
                sample.rawValue, "Texts: \(sample.label)",
                NowPlayingInfo(
                    itemIdentifier: "sample", itemTitle: sample.text, itemSubtitle: sample.detail, title: sample.text,
                    artist: sample.detail, artwork: GalleryPictures.cover(2), playbackState: .playing, queueIndex: 1,
                    queueCount: 3))
        }

    private static func state(_ name: String, _ title: String, _ info: NowPlayingInfo) -> GalleryPage {
        nowPlaying("now-playing-\(name)", title, playing: info)
    }
}

extension NowPlayingInfo {
    /// A station that tells no track.
    static func station(_ state: PlaybackState, artwork: Image = GalleryPictures.cover(1)) -> NowPlayingInfo {
        NowPlayingInfo(
            itemIdentifier: "harbour", itemTitle: "Harbour Radio", itemSubtitle: "Music and shipping news",
            artwork: artwork, playbackState: state, queueIndex: 1, queueCount: 3)
    }

    /// A station with a track.
    static let track: NowPlayingInfo = {
        var info = station(.playing)
        info.title = "Slow Morning"
        info.artist = "The Night Ferry"
        return info
    }()

    /// A podcast that is paused in the middle, so that its picture is the same each time.
    static let podcast: NowPlayingInfo = {
        var info = file(.paused)
        info.elapsedPlaybackTime = 301
        info.playbackDuration = 754
        info.playbackRate = 0
        info.defaultPlaybackRate = 1.25
        return info
    }()

    static let longPodcast: NowPlayingInfo = {
        var info = podcast
        info.title = GallerySample.long.text
        info.artist = GallerySample.long.detail
        info.elapsedPlaybackTime = 4_000
        info.playbackDuration = 12_345
        return info
    }()

    /// A file, which can be paused.
    static func file(_ state: PlaybackState) -> NowPlayingInfo {
        var info = track
        info.isLiveStream = false
        info.playbackState = state
        return info
    }

    /// A station without others before and after it.
    static let single: NowPlayingInfo = {
        var info = track
        info.queueIndex = nil
        info.queueCount = 0
        return info
    }()

    /// A station without a picture.
    static func noArtwork(placeholder: String?) -> NowPlayingInfo {
        var info = track
        info.artwork = placeholder.map(GalleryPictures.initials)
        return info
    }
}
