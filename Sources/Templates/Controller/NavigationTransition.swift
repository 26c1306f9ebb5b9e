/// What an operation did to what is visible and what is there.
package struct NavigationTransition: Hashable, Sendable {
    /// The template that was visible; nil when none was, or when the same one still is.
    package var leaving: TemplateID?
    /// The template that is visible now; nil when the same one was before.
    package var arriving: TemplateID?
    /// The templates taken out of their stacks, each stack's root first.
    package var removed: [TemplateID]

    package init(from old: TemplateID?, to new: TemplateID?, removed: [TemplateID] = []) {
        let isSame = old == new
        leaving = isSame ? nil : old
        arriving = isSame ? nil : new
        self.removed = removed
    }
}
