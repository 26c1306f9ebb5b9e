import Apps
import Templates
import Testing

/// The pages are in the states that they are named for.
@Suite(.serialized)
@MainActor
struct GalleryStatesTests {
    @Test("Pages with more than the car shows are cut to its limits; their twins at the limit are not")
    func overMaximum() {
        let gallery = GalleryFixture()
        let limits = gallery.scene.capabilities
        for name in ["list-maximum", "list-over-maximum"] {
            #expect(gallery.show(name)?.list?.rows.count == limits.limitedItemCount, "\(name)")
        }
        let sections = gallery.show("list-sections-over-maximum")?.list?.sections.map(\.items.count)
        #expect(sections == [5, 5, 2])
        for name in ["list-header-buttons-maximum", "list-header-buttons-over-maximum"] {
            #expect(gallery.show(name)?.list?.headerGridButtons.count == limits.maximumHeaderGridButtonCount, "\(name)")
        }
        #expect(
            gallery.show("list-details-header-over-maximum")?.list?.detailsHeader?.actionButtons.count
                == limits.maximumDetailsHeaderActionCount)
        for name in ["image-row-maximum", "image-row-over-maximum"] {
            let row = gallery.show(name)?.list?.imageRows.first
            #expect(row?.elements.count == limits.maximumImageRowElementCount, "\(name)")
        }
        for name in ["grid-maximum", "grid-over-maximum"] {
            #expect(gallery.show(name)?.grid?.buttons.count == limits.maximumGridButtonCount, "\(name)")
        }
        for name in ["information-maximum", "information-over-maximum"] {
            let information = gallery.show(name)?.information
            #expect(information?.items.count == limits.maximumInformationItemCount, "\(name)")
            #expect(information?.actions.count == limits.maximumInformationActionCount, "\(name)")
        }
        for name in ["contact-maximum", "contact-over-maximum"] {
            let actions = gallery.show(name)?.contact?.contact.actions
            #expect(actions?.count == limits.maximumContactActionCount, "\(name)")
        }
        for name in ["points-maximum", "points-over-maximum", "points-over-maximum-selected"] {
            let points = gallery.show(name)?.pointOfInterest
            #expect(points?.pointsOfInterest.count == limits.maximumPointOfInterestCount, "\(name)")
            #expect(points?.selectedPointOfInterest == nil, "\(name)")
        }
        for name in ["now-playing-buttons", "now-playing-over-maximum"] {
            #expect(gallery.show(name)?.nowPlaying?.buttons.count == limits.maximumNowPlayingButtonCount, "\(name)")
        }
        for name in ["bar-buttons-maximum", "bar-buttons-over-maximum"] {
            let bar = gallery.show(name)?.list?.navigationBar
            #expect(bar?.leadingButtons.count == limits.maximumBarButtonCount, "\(name)")
            #expect(bar?.trailingButtons.count == limits.maximumBarButtonCount, "\(name)")
        }
        gallery.show("tab-bar-maximum")
        #expect(gallery.scene.snapshot?.tabBar?.tabs.count == limits.maximumTabCount)
        #expect(gallery.faults.isEmpty, "\(gallery.faults)")
    }

    @Test("An alert keeps its last actions and an action sheet its first ones (R141, R142)")
    func modalsOverMaximum() {
        let gallery = GalleryFixture()
        gallery.show("alert-over-maximum")
        guard case .alert(let alert)? = gallery.scene.snapshot?.presented else {
            Issue.record("no alert")
            return
        }
        #expect(alert.actions.map(\.title) == ["Choice 3", "Delete", "Cancel"])
        gallery.show("action-sheet-over-maximum")
        guard case .actionSheet(let sheet)? = gallery.scene.snapshot?.presented else {
            Issue.record("no action sheet")
            return
        }
        #expect(sheet.actions.map(\.title) == ["Cancel", "Delete", "Choice 3", "Choice 4", "Choice 5", "Choice 6"])
    }

    @Test("Voice control is in the state that the page is named for, presented and as an overlay")
    func voiceControl() {
        let gallery = GalleryFixture()
        gallery.show("voice-control-over-maximum")
        guard case .voiceControl(let presented)? = gallery.scene.snapshot?.presented else {
            Issue.record("no voice control")
            return
        }
        #expect(presented.activeState?.identifier == "too-many")
        #expect(presented.activeState?.actionButtons.count == gallery.scene.capabilities.maximumVoiceControlActionCount)
        gallery.show("voice-control-overlay-buttons")
        #expect(gallery.scene.snapshot?.presented == nil)
        #expect(gallery.scene.snapshot?.overlay?.activeState?.identifier == "buttons")
    }

    @Test("The row at work is busy until Finish is pressed")
    func busyRow() throws {
        let gallery = GalleryFixture()
        let list = try #require(gallery.show("list-busy")?.list)
        #expect(list.busyItem == list.rows.first?.id)
        // The mark comes after a quarter of a second (CS6).
        #expect(try #require(GalleryPage.named("list-busy")).settlesAfter > .milliseconds(250))
        #expect(try #require(GalleryPage.named("list-plain")).settlesAfter == .zero)
        let finish = try #require(list.navigationBar.trailingButtons.first)
        gallery.receive(.barButton(template: list.id, button: finish.id))
        #expect(gallery.list?.busyItem == nil)
        #expect(gallery.faults.isEmpty)
    }

    @Test("Searches show what their names say")
    func search() {
        let gallery = GalleryFixture()
        #expect(gallery.show("search-empty")?.search?.searchText == "")
        #expect((gallery.show("search-results")?.search?.results.count ?? 0) > 1)
        #expect(gallery.show("search-one-result")?.search?.results.count == 1)
        let nothing = gallery.show("search-no-result")?.search
        #expect(nothing?.results.isEmpty == true)
        #expect(nothing?.isSearching == false)
        #expect(nothing?.searchText.isEmpty == false)
        #expect(gallery.show("search-searching")?.search?.isSearching == true)
        #expect(gallery.show("search-limited")?.search?.allowsKeyboard == false)
        #expect(gallery.show("search-empty")?.search?.allowsKeyboard == true)
    }

    @Test("Now playing is given every state of a player")
    func nowPlayingStates() {
        func state(_ name: String) -> PlaybackState? { GalleryPage.named(name)?.nowPlayingInfo?.playbackState }
        #expect(state("now-playing-nothing") == .idle)
        #expect(state("now-playing-connecting") == .connecting)
        #expect(state("now-playing-buffering") == .buffering(percent: 40))
        #expect(state("now-playing-playing") == .playing)
        #expect(state("now-playing-paused") == .paused)
        #expect(state("now-playing-stopped") == .stopped)
        guard case .failed(let reason)? = state("now-playing-failed-long") else {
            Issue.record("not failed")
            return
        }
        #expect(reason.count > 150)
        #expect(GalleryPage.named("now-playing-playing")?.nowPlayingInfo?.title == nil)
        #expect(GalleryPage.named("now-playing-playing-track")?.nowPlayingInfo?.title != nil)
    }

    @Test("What one page sets on now playing is gone on the next")
    func nowPlayingIsSetUpAnew() {
        let gallery = GalleryFixture()
        let everything = gallery.show("now-playing-everything")?.nowPlaying
        #expect(everything?.isUpNextButtonEnabled == true)
        #expect(gallery.show("now-playing-sports")?.nowPlaying?.sports != nil)
        let plain = gallery.show("now-playing-playing")?.nowPlaying
        #expect(plain?.isUpNextButtonEnabled == false)
        #expect(plain?.buttons.isEmpty == true)
        #expect(plain?.sports == nil)
    }

    @Test("A person opens pages from the list and comes back to it")
    func opening() throws {
        let gallery = GalleryFixture()
        var infos: [NowPlayingInfo] = []
        gallery.app.onNowPlayingInfo = { infos.append($0) }
        let index = try #require(gallery.list)
        #expect(index.rows.count == GalleryPage.all.count)
        gallery.tap(row: "Texts only")
        #expect(gallery.list?.rows.count == 12)
        let page = try #require(gallery.list)
        gallery.receive(.back(template: page.id))
        #expect(gallery.list?.id == index.id)
        gallery.tap(row: "Four tabs")
        #expect(gallery.scene.snapshot?.tabBar?.tabs.count == 4)
        gallery.tap(row: "All pages")
        #expect(gallery.scene.snapshot?.tabBar == nil)
        #expect(gallery.list?.id == index.id)
        #expect(infos.isEmpty)
        gallery.tap(row: "Buffering, 40 %")
        #expect(infos.map(\.playbackState) == [.buffering(percent: 40)])
        #expect(gallery.faults.isEmpty)
    }

    @Test("In a car that allows only an audio app's templates, what it refuses is reported and the list stays")
    func refused() {
        let gallery = GalleryFixture()
        gallery.scene.capabilities = CarCapabilities(category: .audio)
        #expect(gallery.show("information-one")?.information == nil)
        #expect(gallery.list?.rows.count == GalleryPage.all.count)
    }
}
