import Templates

/// The demo host on one display, from connect to disconnect: how any app shows release notes first.
///
/// The root goes from loading to notes to the app's own content; Continue takes it there from either, a failure from the
/// first. Whatever awaits belongs to one task, and cancelling that is enough: a cancelled task sets no root. Operations
/// on the controller are done one after the other, so what Continue asks for comes on top of notes that are on the way.
@MainActor
final class WhatsNewConnection {
    let controller: InterfaceController
    /// Loads and presents the notes; nil while there is nothing to wait for.
    private(set) var loading: Task<Void, Never>?

    private let notes: WhatsNewNotes
    private var isEnded = false
    /// Whether the root is, or is about to be, the loading template or the notes.
    private var isPresentingNotes = false

    /// Sets the first root inside the call, as has to be done before the connect callback returns (R42).
    init(_ controller: InterfaceController, notes: WhatsNewNotes) {
        self.controller = controller
        self.notes = notes
        showNotes(animated: false) {}
    }

    /// Ends all work for this display; what still finishes touches nothing.
    func end() {
        isEnded = true
        cancelLoading()
    }

    // MARK: Notes

    private func showNotes(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        isPresentingNotes = true
        let template = notes.factory.makeLoadingTemplate(
            interfaceController: controller, onContinue: continueAction)
        controller.setRootTemplate(template, animated: animated) { [weak self] success, error in
            completion()
            guard let self, !isEnded, isPresentingNotes else { return }
            // The display went: its end is told next.
            if error as? InterfaceControllerError == .disconnected { return }
            if success { load() } else { showContent(after: .presentationFailed) }
        }
    }

    private func load() {
        loading = Task { [weak self, controller, notes, continueAction] in
            do throws(ReleaseNotesError) {
                try await notes.factory.setRootTemplate(
                    on: controller, from: notes.source, loader: notes.loader, includesHistory: true,
                    currentVersion: notes.currentVersion, onContinue: continueAction)
            } catch {
                guard error != .cancelled, !Task.isCancelled else { return }
                self?.showContent(after: error)
            }
        }
    }

    private var continueAction: ReleaseNotesTemplateFactory.ContinueAction {
        { [weak self] _ in self?.showContent(after: nil) }
    }

    private func cancelLoading() {
        loading?.cancel()
        loading = nil
    }

    // MARK: The app's own content

    /// - Parameter error: why there are no notes; nil after Continue.
    private func showContent(after error: ReleaseNotesError?) {
        guard !isEnded else { return }
        isPresentingNotes = false
        cancelLoading()
        controller.setRootTemplate(makeContent(error), animated: true)
    }

    private func makeContent(_ error: ReleaseNotesError?) -> ListTemplate {
        let row = ListItem(
            text: notes.texts.whatsNew, detailText: nil, image: .symbol("new"), accessoryImage: nil,
            accessoryType: .disclosureIndicator)
        row.handler = { [weak self] _, completion in
            guard let self, !isEnded else { return completion() }
            showNotes(animated: true, completion)
        }
        var rows = [row]
        if let error {
            // Last, so that the tightest limit leaves the row that tries again.
            let reason = error == .presentationFailed ? nil : error.description
            rows.append(ListItem(text: notes.texts.unableToLoad, detailText: reason, image: .symbol("warning")))
        }
        return ListTemplate(title: notes.texts.home, sections: [ListSection(items: rows)])
    }
}
