import Templates
import Playback
import Stations
@MainActor public final class RadioApp: TemplateApplicationSceneDelegate {
    let library: StationLibrary; let player: Player
    let np = ListTemplate(title: "Now Playing", sections: [])
    let list = ListTemplate(title: "Stations", sections: [])
    public init(library: StationLibrary, player: Player) { self.library = library; self.player = player
        list.tabImage = .symbol("radio"); np.tabImage = .symbol("music") }
    public func templateApplicationScene(_ s: TemplateApplicationScene, didConnect c: InterfaceController) {
        list.showsSpinnerWhileEmpty = true
        np.emptyViewTitleVariants = ["Nothing is playing"]
        c.setRootTemplate(TabBarTemplate(templates: [list, np]), animated: false) { _, _ in }
        Task { @MainActor in
            await library.load()
            let stations = library.list?.stations ?? []
            let items = stations.map { s in PlayableItem(identifier: s.streamURL, uri: s.streamURL, title: s.name, subtitle: s.desc, artwork: Image(source: nil, placeholder: s.name), isLiveStream: true) }
            list.updateSections([ListSection(items: stations.enumerated().map { (i, s) in
                let it = ListItem(text: s.name, detailText: s.desc)
                it.setImage(Image(source: nil, placeholder: s.name))
                it.handler = { [weak self, weak c] _, done in
                    if let q = PlaybackQueue(items: items, startingAt: i) { self?.player.play(q) }
                    c?.pushTemplate(NowPlayingTemplate.shared, animated: true) { _, _ in done() }
                }
                return it
            })])
        }
    }
}
