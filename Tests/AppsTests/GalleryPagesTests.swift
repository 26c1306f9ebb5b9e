import FoundationEssentials
import Templates
import Testing

@testable import Apps

/// Every page of the gallery, on a real scene with a display that shows everything at once.
@Suite(.serialized)
@MainActor
struct GalleryPagesTests {
    @Test("Names are unique, and fit for a file")
    func names() {
        let names = GalleryPage.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            let words = name.split(separator: "-", omittingEmptySubsequences: false)
            #expect(
                words.allSatisfy {
                    !$0.isEmpty && $0.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789".contains($0) }
                },
                "\(name)")
        }
        #expect(GalleryPage.named("list-plain")?.title == "Texts only")
        #expect(GalleryPage.named("no-such-page") == nil)
    }

    @Test("Every family has a page, and every kind of template too")
    func coverage() {
        #expect(Set(GalleryPage.all.map(\.family)) == Set(GalleryFamily.allCases))
        var kinds: Set<TemplateKind> = []
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            kinds.formUnion(gallery.visibleKinds)
        }
        // Maps are for navigation apps, which this shell doesn't draw.
        #expect(kinds == Set(TemplateKind.allCases).subtracting([.map]))
    }

    @Test("Every page can be shown without a fault, and is what is visible then")
    func showing() {
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            let result = gallery.show(page)
            #expect(result == true, "\(page.name)")
            #expect(gallery.faults.isEmpty, "\(page.name): \(gallery.faults)")
            let snapshot = gallery.scene.snapshot
            switch page.placement {
            case .root: #expect(snapshot?.stacks.allSatisfy { $0.count == 1 } == true, "\(page.name)")
            case .pushed: #expect(snapshot?.stacks.map(\.count) == [2], "\(page.name)")
            case .presented: #expect(snapshot?.presented != nil, "\(page.name)")
            case .overlay: #expect(snapshot?.overlay != nil, "\(page.name)")
            }
        }
    }

    @Test("A page that is shown after another takes its place")
    func showingOneAfterAnother() {
        let gallery = GalleryFixture()
        for page in GalleryPage.all {
            #expect(gallery.show(page) == true, "\(page.name)")
            #expect((gallery.scene.snapshot?.presented != nil) == (page.placement == .presented), "\(page.name)")
            #expect((gallery.scene.snapshot?.overlay != nil) == (page.placement == .overlay), "\(page.name)")
        }
        #expect(gallery.faults.isEmpty, "\(gallery.faults)")
    }

    @Test("The changes that the display was told make up what the scene says is on it")
    func changes() {
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            var shown = SceneSnapshot(connection: gallery.connection)
            for change in gallery.display.changes { shown.apply(change) }
            #expect(shown == gallery.scene.snapshot, "\(page.name)")
        }
    }

    @Test("The snapshot of every page comes through JSON unchanged")
    func json() throws {
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            let snapshot = try #require(gallery.visible)
            let decoded = try JSONDecoder().decode(SceneSnapshot.self, from: JSONEncoder().encode(snapshot))
            #expect(decoded == snapshot, "\(page.name)")
            if let info = page.nowPlayingInfo {
                #expect(try JSONDecoder().decode(NowPlayingInfo.self, from: JSONEncoder().encode(info)) == info)
            }
        }
    }

    @Test("Every row and picture that can be tapped does something to be seen, and lets go of the list")
    func selecting() {
        for page in GalleryPage.all where page.name != "list-busy" {
            let gallery = GalleryFixture()
            gallery.show(page)
            let count = gallery.taps.selections.count
            // The rows of a long list are all alike.
            for index in 0..<min(count, 15) {
                gallery.show(page)
                gallery.display.clear()
                gallery.receive(gallery.taps.selections[index])
                let changes = gallery.display.changes.filter {
                    if case .template(_, .busyItem) = $0 { false } else { true }
                }
                #expect(!changes.isEmpty, "\(page.name): tap \(index)")
                #expect(gallery.list?.busyItem == nil, "\(page.name): tap \(index)")
            }
            #expect(gallery.faults.isEmpty, "\(page.name): \(gallery.faults)")
        }
    }

    @Test("Every button, tab and pin can be tapped, twice too, without a fault")
    func pressing() {
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            for index in gallery.taps.others.indices {
                gallery.show(page)
                let tap = gallery.taps.others[index]
                for _ in 1...2 { gallery.receive(tap) }
            }
            #expect(gallery.faults.isEmpty, "\(page.name): \(gallery.faults)")
        }
    }

    @Test("A disconnect lets go of the controller and of every page but now playing, of which there is one")
    func lifetime() {
        for page in GalleryPage.all {
            let gallery = GalleryFixture()
            gallery.show(page)
            weak let controller = gallery.scene.interfaceController
            weak let top = gallery.scene.interfaceController.topTemplate
            weak let presented = gallery.scene.interfaceController.presentedTemplate
            gallery.scene.disconnect()
            gallery.connect()
            #expect(controller == nil, "\(page.name)")
            #expect((top == nil) == (page.family != .nowPlaying), "\(page.name)")
            #expect(presented == nil, "\(page.name)")
        }
    }
}

extension GalleryFixture {
    /// What a person can do with what is on screen.
    var taps: GalleryTaps { GalleryTaps(scene.snapshot ?? SceneSnapshot(connection: connection)) }

    /// Which templates are to be seen, the tab bar among them.
    var visibleKinds: Set<TemplateKind> {
        let controller = scene.interfaceController
        let templates = [controller.rootTemplate, controller.topTemplate, controller.presentedTemplate]
        return Set(templates.compactMap { $0?.kind })
    }
}
