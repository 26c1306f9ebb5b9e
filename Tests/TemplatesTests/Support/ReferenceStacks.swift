import Templates

/// The rules of stacks and tabs once more, written as plainly as possible, to compare with.
struct ReferenceStacks {
    private var stacks: [[TemplateID]] = []
    private var selected = 0
    private var hasTabs = false
    private(set) var presented: TemplateID?
    private(set) var overlay: TemplateID?

    var visible: [TemplateID] { stacks.isEmpty ? [] : stacks[selected] }

    @discardableResult
    mutating func setRoot(_ id: TemplateID) -> Bool {
        stacks = [[id]]
        selected = 0
        hasTabs = false
        presented = nil
        return true
    }

    mutating func present(_ id: TemplateID) -> Bool {
        guard !stacks.isEmpty, presented == nil, overlay != id else { return false }
        presented = id
        return true
    }

    mutating func dismiss() -> Bool {
        presented = nil
        return true
    }

    mutating func showOverlay(_ id: TemplateID) -> Bool {
        guard !stacks.isEmpty, overlay == nil, presented != id else { return false }
        overlay = id
        return true
    }

    mutating func hideOverlay() -> Bool {
        overlay = nil
        return true
    }

    mutating func setTabs(_ roots: [TemplateID], selected index: Int) -> Bool {
        stacks = roots.map { [$0] }
        selected = index
        hasTabs = true
        presented = nil
        return true
    }

    mutating func updateTabs(_ roots: [TemplateID]) {
        if roots.count != stacks.count { selected = 0 }
        stacks = roots.map { root in stacks.first { $0[0] == root } ?? [root] }
    }

    mutating func selectTab(_ root: TemplateID) {
        if hasTabs, let index = stacks.firstIndex(where: { $0[0] == root }) { selected = index }
    }

    mutating func push(_ id: TemplateID, depth: Int) -> Bool {
        guard !visible.isEmpty, !visible.contains(id), visible.count < depth else { return false }
        stacks[selected].append(id)
        return true
    }

    mutating func pop() -> Bool {
        guard visible.count > 1 else { return false }
        stacks[selected].removeLast()
        return true
    }

    mutating func popToRoot() -> Bool {
        guard visible.count > 1 else { return false }
        stacks[selected] = [visible[0]]
        return true
    }

    mutating func pop(to id: TemplateID) -> Bool {
        guard let index = visible.firstIndex(of: id) else { return false }
        stacks[selected] = Array(visible[...index])
        return true
    }
}
