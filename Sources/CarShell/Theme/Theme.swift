import CGtk
import GLibBridge

/// Applies the style sheet to the display, for the time of day and the size of the screen.
@MainActor
final class Theme {
    private let sheet: StyleSheet
    private let provider: ObjectReference
    private var appearance: Set<String> = []

    /// Reads the style sheet and adds the icons to the display's.
    ///
    /// - Precondition: GTK is initialised and has a display.
    /// - Throws: `StyleSheetError` if the sheet can't be read or an appearance lacks a token.
    init(dataDirectory: DataDirectory) throws {
        sheet = try StyleSheet(file: dataDirectory.styleSheet)
        // A token that is missing at night would otherwise show at nightfall.
        for style in ["day", "night"] {
            for size in SizeClass.allCases { _ = try sheet.css(for: size.names.union([style])) }
        }
        let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
        self.provider = ObjectReference(taking: OpaquePointer(provider))
        guard let display = gdk_display_get_default() else { return }
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), dataDirectory.icons)
    }

    /// Restyles everything unless nothing changes.
    func apply(_ style: ContentStyleChoice, _ sizeClass: SizeClass) {
        let appearance = sizeClass.names.union([style.rawValue])
        guard appearance != self.appearance else { return }
        self.appearance = appearance
        // The initialiser has seen that every appearance has its tokens.
        guard let css = try? sheet.css(for: appearance) else { return }
        gtk_css_provider_load_from_data(
            UnsafeMutableRawPointer(provider.pointer).assumingMemoryBound(to: GtkCssProvider.self), css, -1)
    }
}
