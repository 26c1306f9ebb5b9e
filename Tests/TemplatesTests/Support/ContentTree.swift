@testable import Templates

/// A content tree that a test writes down, with a delegate that plays when the test says so.
@MainActor
final class ContentTree: PlayableContentDataSource, PlayableContentDelegate {
    final class Node {
        let item: ContentItem
        var children: [Node]

        init(_ item: ContentItem, _ children: [Node] = []) {
            self.item = item
            self.children = children
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let manager = PlayableContentManager()
    var roots: [Node] = []
    /// What was asked for, such as "load [0]", "count [0]", "item [0, 1]", "play [0, 1]".
    var log: [String] = []
    /// Paths whose loading waits for the test.
    var slow: Set<PlayableIndexPath> = []
    var loads: [PlayableIndexPath: @MainActor ((any Error)?) -> Void] = [:]
    var playsAtOnce = true
    var plays: [@MainActor ((any Error)?) -> Void] = []
    var contexts: [PlayableContentManagerContext] = []
    var showsProgress = false

    init() {
        manager.dataSource = self
        manager.delegate = self
    }

    static func container(_ name: String, _ children: [Node] = []) -> Node {
        let item = ContentItem(identifier: name)
        item.title = name
        item.isContainer = true
        return Node(item, children)
    }

    static func playable(_ name: String) -> Node {
        let item = ContentItem(identifier: name)
        item.title = name
        item.isPlayable = true
        item.isStreamingContent = true
        return Node(item)
    }

    private func nodes(at path: some Sequence<Int>) -> [Node] {
        path.reduce(roots) { nodes, index in nodes.indices.contains(index) ? nodes[index].children : [] }
    }

    func numberOfChildItems(at indexPath: PlayableIndexPath) -> Int {
        log.append("count \(indexPath)")
        return nodes(at: indexPath).count
    }

    func contentItem(at indexPath: PlayableIndexPath) -> ContentItem? {
        log.append("item \(indexPath)")
        let siblings = nodes(at: indexPath.dropLast() as PlayableIndexPath)
        guard let index = indexPath.item, siblings.indices.contains(index) else { return nil }
        return siblings[index].item
    }

    func beginLoadingChildItems(
        at indexPath: PlayableIndexPath, completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        log.append("load \(indexPath)")
        if slow.contains(indexPath) { loads[indexPath] = completionHandler } else { completionHandler(nil) }
    }

    func childItemsDisplayPlaybackProgress(at indexPath: PlayableIndexPath) -> Bool { showsProgress }

    func playableContentManager(
        _ contentManager: PlayableContentManager, initiatePlaybackOfContentItemAt indexPath: PlayableIndexPath,
        completionHandler: @escaping @MainActor ((any Error)?) -> Void
    ) {
        log.append("play \(indexPath)")
        if playsAtOnce { completionHandler(nil) } else { plays.append(completionHandler) }
    }

    func playableContentManager(
        _ contentManager: PlayableContentManager, didUpdate context: PlayableContentManagerContext
    ) {
        contexts.append(context)
    }
}
