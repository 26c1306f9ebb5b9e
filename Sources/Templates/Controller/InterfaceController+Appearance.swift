// The four appearance callbacks, in the order of one template's life on screen (R32). Keeping track of them here lets a
// disconnect at any moment, inside a callback too, end exactly what began.
extension InterfaceController {
    func willAppear(_ template: Template, animated: Bool) {
        appearances.append(Appearance(template: template, stage: .willAppear))
        delegate?.templateWillAppear(template, animated: animated)
    }

    func didAppear(_ template: Template, animated: Bool) {
        guard move(template, to: .didAppear) else { return }
        delegate?.templateDidAppear(template, animated: animated)
    }

    func willDisappear(_ template: Template, animated: Bool) {
        guard move(template, to: .willDisappear) else { return }
        delegate?.templateWillDisappear(template, animated: animated)
    }

    func didDisappear(_ template: Template, animated: Bool) {
        guard let index = appearances.firstIndex(where: { $0.template === template }) else { return }
        appearances.remove(at: index)
        delegate?.templateDidDisappear(template, animated: animated)
    }

    /// Ends every appearance. A template that was still on its way in gets no did-appear: it never was on screen (R40).
    func endAppearances() {
        // What is presented goes first (CS12).
        let modal = appearances.filter(\.template.kind.isModal)
        for appearance in modal + appearances.filter({ !$0.template.kind.isModal }) {
            if appearance.stage != .willDisappear { willDisappear(appearance.template, animated: false) }
            didDisappear(appearance.template, animated: false)
        }
    }

    private func move(_ template: Template, to stage: Appearance.Stage) -> Bool {
        guard let index = appearances.firstIndex(where: { $0.template === template }) else { return false }
        appearances[index].stage = stage
        return true
    }
}
