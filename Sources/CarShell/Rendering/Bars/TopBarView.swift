import CGtk
import Templates

/// The top of the screen: the tab bar on a tab's root, the navigation bar above it, and the way to what plays.
@MainActor
final class TopBarView {
    let widget: Box
    var onBack: (@MainActor () -> Void)?
    var onTab: (@MainActor (TemplateID) -> Void)?
    var onButton: (@MainActor (ButtonID) -> Void)?
    var onNowPlaying: (@MainActor () -> Void)?

    private let callbacks: Callbacks
    private let tabs: TabBarView
    private let navigation: NavigationBarView
    private let shortcut: Button
    private let shortcutIcon = Icon("playing")
    private let shortcutTitle = Label()

    /// Lets the widgets, which are made first, call what the owner sets later.
    private final class Callbacks {
        weak var bar: TopBarView?
    }

    init() {
        let callbacks = Callbacks()
        self.callbacks = callbacks
        tabs = TabBarView { [weak callbacks] in callbacks?.bar?.onTab?($0) }
        navigation = NavigationBarView(
            onBack: { [weak callbacks] in callbacks?.bar?.onBack?() },
            onButton: { [weak callbacks] in callbacks?.bar?.onButton?($0) })
        shortcut = Button(
            child: Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [shortcutIcon, shortcutTitle]),
            name: Texts.nowPlaying
        ) { [weak callbacks] in callbacks?.bar?.onNowPlaying?() }
        shortcut.styled(.barButton, .nowPlayingShortcut)
        shortcut.isVisible = false
        gtk_label_set_max_width_chars(shortcutTitle.object, 14)
        widget = Box(GTK_ORIENTATION_HORIZONTAL, [tabs.widget, navigation.widget, shortcut]).styled(.topBar)
        callbacks.bar = self
    }

    /// - Parameter depth: how many templates the visible stack holds.
    func show(
        tabBar: TabBarTemplateSnapshot?, title: String?, bar: NavigationBarSnapshot, action: BarAction?, depth: Int
    ) {
        if let tabBar { tabs.show(tabBar) }
        let showsTabs = tabBar != nil && depth <= 1
        tabs.widget.isVisible = showsTabs
        navigation.widget.isVisible = !showsTabs
        navigation.show(title: title, bar: bar, canGoBack: depth > 1, action: action)
    }

    var showsNowPlaying = false {
        didSet { if showsNowPlaying != oldValue { shortcut.isVisible = showsNowPlaying } }
    }

    /// What the shortcut calls what plays.
    var nowPlayingTitle = "" {
        didSet {
            guard nowPlayingTitle != oldValue else { return }
            shortcutTitle.text = nowPlayingTitle
            nameShortcut()
        }
    }

    var isPlaying = false {
        didSet { if isPlaying != oldValue { shortcut.setClass(.playing, isPlaying) } }
    }

    /// On a narrow screen the shortcut is a picture only.
    var isNarrow = false {
        didSet {
            shortcutTitle.isVisible = !isNarrow
            tabs.isNarrow = isNarrow
            nameShortcut()
        }
    }

    private func nameShortcut() {
        // The name equals the visible text, or says what the picture means.
        shortcut.setAccessibleName(isNarrow || nowPlayingTitle.isEmpty ? Texts.nowPlaying : nowPlayingTitle)
    }
}
