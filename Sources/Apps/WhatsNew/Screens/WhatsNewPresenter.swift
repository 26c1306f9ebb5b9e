import Templates

/// Shows release notes on top of what an app has on screen, as from a row of its settings.
///
/// The list comes up at once and is filled when the notes are there. A detail is pushed where the car allows one more
/// level, and shown on the list itself where it does not.
@MainActor
public final class WhatsNewPresenter {
    private let source: String
    private let currentVersion: String
    private let loader: any ReleaseNotesLoading
    private let texts: WhatsNewTexts
    /// The load of the list that was pushed last.
    private(set) var loading: Task<Void, Never>?

    /// - Parameters:
    ///   - source: a name, a path or a web address, as `ReleaseNotesSource` reads it.
    ///   - currentVersion: the installed version.
    ///   - loader: gets the notes.
    ///   - languages: of the titles and buttons, most preferred first.
    public init(source: String, currentVersion: String, loader: any ReleaseNotesLoading, languages: [String] = ["en"]) {
        self.source = source
        self.currentVersion = currentVersion
        self.loader = loader
        texts = .texts(for: languages)
    }

    /// The title for the row that leads here: “What's New” in the person's language.
    public var title: String { texts.whatsNew }

    /// Pushes the notes, with their history.
    ///
    /// - Parameter completion: called when the list is on screen, or was refused.
    public func push(on controller: InterfaceController, completion: @escaping @MainActor () -> Void = {}) {
        cancel()
        let template = ListTemplate(title: texts.whatsNew, sections: [])
        template.emptyViewTitleVariants = [texts.loading]
        template.showsSpinnerWhileEmpty = true
        let list = ReleaseNotesList(texts: texts, controller: controller, template: template, continueButton: nil)
        // Only the load and, later, the rows keep the list: a template that was popped meanwhile goes.
        loading = Task { [weak template, texts, loader, source, currentVersion] in
            do throws(ReleaseNotesError) {
                let releases = try await loader.load(from: source)
                guard !Task.isCancelled else { return }
                list.show(ReleaseSelection(releases, currentVersion: currentVersion, includesHistory: true))
            } catch {
                guard error != .cancelled, !Task.isCancelled else { return }
                template?.showsSpinnerWhileEmpty = false
                template?.emptyViewTitleVariants = [texts.unableToLoad]
                template?.emptyViewSubtitleVariants = [error.description]
            }
        }
        controller.pushTemplate(template, animated: true) { [weak self, loading] success, _ in
            if !success { loading?.cancel() }
            if !success, self?.loading == loading { self?.loading = nil }
            completion()
        }
    }

    /// Gives up a load that is not over; to be called when the display goes.
    public func cancel() {
        loading?.cancel()
        loading = nil
    }
}
