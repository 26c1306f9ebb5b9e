import Templates

/// Shows every template in every state: the developer's reference, and the subject of the renderers' tests.
///
/// The root lists the pages; a tap opens one.
@MainActor
public final class GalleryApp: TemplateApplicationSceneDelegate {
    /// Is told what a page would have the now-playing screen show while nothing plays, when a person opens it.
    ///
    /// The gallery has no player; whoever draws the screen may set this to show the states of one.
    public var onNowPlayingInfo: ((NowPlayingInfo) -> Void)?

    private let firstPage: GalleryPage?

    /// The gallery; its pages are in `GalleryPage.all`.
    ///
    /// - Parameter firstPage: what is open at the start, above the list of pages; nil opens the list.
    public init(firstPage: GalleryPage? = nil) { self.firstPage = firstPage }

    /// What a car must allow so that all pages can be shown: the templates of all categories, with the numbers of `car`.
    public static func capabilities(_ car: CarCapabilities) -> CarCapabilities {
        var capabilities = car
        for category in AppCategory.allCases {
            let other = CarCapabilities(category: category)
            capabilities.allowedTemplates.formUnion(other.allowedTemplates)
            capabilities.allowedTabRoots.formUnion(other.allowedTabRoots)
        }
        return capabilities
    }

    /// Shows the list of pages.
    public func templateApplicationScene(
        _ templateApplicationScene: TemplateApplicationScene, didConnect interfaceController: InterfaceController
    ) {
        let index = GalleryIndex.template(for: interfaceController) { [weak self] page in
            if let info = page.nowPlayingInfo { self?.onNowPlayingInfo?(info) }
        }
        interfaceController.setRootTemplate(index, animated: false)
        guard let firstPage else { return }
        if let info = firstPage.nowPlayingInfo { onNowPlayingInfo?(info) }
        firstPage.open(on: interfaceController, animated: false)
    }
}
