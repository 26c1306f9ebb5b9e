import Templates

/// Makes the templates that show release notes, for any app.
///
/// The notes' list is meant to be a root: its details are the second level, and older releases come up on the same list,
/// so that two levels are enough. It marks nothing as seen, follows no link, searches nothing, and moves nothing by
/// itself.
@MainActor
public struct ReleaseNotesTemplateFactory {
    /// What Continue does: mostly sets the app's own root on the controller.
    public typealias ContinueAction = @MainActor (_ interfaceController: InterfaceController) -> Void

    private let texts: WhatsNewTexts

    /// - Parameter languages: of the titles and buttons, most preferred first, as `de-AT`, or as in the environment,
    ///   `de_AT.UTF-8`.
    public init(languages: [String] = ["en"]) {
        texts = .texts(for: languages)
    }

    /// A list with a spinner, to be the root while the notes load.
    ///
    /// - Parameters:
    ///   - title: nil takes “Current Version” in the person's language.
    ///   - continueButtonTitle: nil or blank takes “Continue” in the person's language.
    ///   - onContinue: nil makes no button.
    public func makeLoadingTemplate(
        interfaceController: InterfaceController, title: String? = nil, continueButtonTitle: String? = nil,
        onContinue: ContinueAction? = nil
    ) -> ListTemplate {
        let template = ListTemplate(title: title ?? texts.currentVersion, sections: [])
        template.emptyViewTitleVariants = [texts.loading]
        template.showsSpinnerWhileEmpty = true
        if let button = continueButton(continueButtonTitle, interfaceController, onContinue) {
            template.trailingNavigationBarButtons = [button]
        }
        return template
    }

    /// The list of notes.
    ///
    /// - Parameters:
    ///   - releases: in any order; see `ReleaseSelection` for which of them are shown.
    ///   - title: nil takes “Current Version” in the person's language.
    ///   - includesHistory: whether there is a button for the older releases, when there are any.
    ///   - currentVersion: the installed version.
    ///   - continueButtonTitle: nil or blank takes “Continue” in the person's language.
    ///   - onContinue: nil makes no button.
    public func makeTemplate(
        releases: [Release], interfaceController: InterfaceController, title: String? = nil,
        includesHistory: Bool = false, currentVersion: String, continueButtonTitle: String? = nil,
        onContinue: ContinueAction? = nil
    ) -> ListTemplate {
        let template = ListTemplate(title: title ?? texts.currentVersion, sections: [])
        let list = ReleaseNotesList(
            texts: texts, controller: interfaceController, template: template,
            continueButton: continueButton(continueButtonTitle, interfaceController, onContinue))
        list.show(
            ReleaseSelection(releases, currentVersion: currentVersion, includesHistory: includesHistory))
        return template
    }

    /// Loads notes and makes them the root; returns when they are on screen.
    ///
    /// A task that is cancelled before the notes are there sets no root, whatever the loader does.
    ///
    /// - Parameters:
    ///   - controller: of the connection; what comes after its end sets nothing.
    ///   - source: a name, a path or a web address, as `ReleaseNotesSource` reads it.
    ///   - loader: gets the notes.
    ///   - others: as for `makeTemplate`.
    /// - Returns: the new root.
    /// - Throws: the loader's error; `.presentationFailed` when the controller refused the root; `.cancelled` when the
    ///   task was cancelled or the connection has ended.
    @discardableResult
    public func setRootTemplate(
        on controller: InterfaceController, from source: String, loader: any ReleaseNotesLoading,
        title: String? = nil, includesHistory: Bool = false, currentVersion: String,
        continueButtonTitle: String? = nil, onContinue: ContinueAction? = nil
    ) async throws(ReleaseNotesError) -> ListTemplate {
        let releases = try await loader.load(from: source)
        guard !Task.isCancelled else { throw .cancelled }
        let template = makeTemplate(
            releases: releases, interfaceController: controller, title: title, includesHistory: includesHistory,
            currentVersion: currentVersion, continueButtonTitle: continueButtonTitle, onContinue: onContinue)
        try await Self.present(template) { try await controller.setRootTemplate($0, animated: false) }
        return template
    }

    /// - Parameter setRoot: returns whether the display took the template.
    static func present(
        _ template: ListTemplate, setRoot: (ListTemplate) async throws -> Bool
    ) async throws(ReleaseNotesError) {
        do {
            guard try await setRoot(template) else { throw ReleaseNotesError.presentationFailed }
        } catch InterfaceControllerError.disconnected {
            throw .cancelled
        } catch {
            throw .presentationFailed
        }
    }

    private func continueButton(
        _ title: String?, _ controller: InterfaceController, _ action: ContinueAction?
    ) -> BarButton? {
        guard let action else { return nil }
        return BarButton(title: title.flatMap(Blanks.removed) ?? texts.continueTitle) { [weak controller] _ in
            if let controller { action(controller) }
        }
    }
}
