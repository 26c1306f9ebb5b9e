/// One template in a stack, as far as the rules of navigation need to know it.
package struct StackEntry: Hashable, Sendable {
    package let id: TemplateID
    package let kind: TemplateKind

    package init(id: TemplateID, kind: TemplateKind) {
        self.id = id
        self.kind = kind
    }
}
