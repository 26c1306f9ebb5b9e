import CGtk
import GLibBridge
import Glibc
import Templates

/// Gives a widget an app's colour with a text that can be read on it.
@MainActor
enum Tint {
    /// - Parameter text: the text's own colour; nil takes black or white, whichever can be read.
    static func apply(_ color: Color, text: Color? = nil, to widget: Widget) {
        let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
        defer { g_object_unref(provider) }
        let text = text?.css ?? (color.luminance > 0.4 ? "#000000" : "#ffffff")
        let css = "* { background-color: \(color.css); color: \(text); }"
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider(
            gtk_widget_get_style_context(widget.pointer), OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
    }
}

extension Tint {
    /// A colour under a widget that can be taken away again.
    @MainActor
    final class Ground {
        private let widget: Widget
        private let provider: ObjectReference

        fileprivate init(_ widget: Widget, css: String) {
            self.widget = widget
            let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
            gtk_css_provider_load_from_data(provider, css, -1)
            self.provider = ObjectReference(taking: OpaquePointer(provider))
            gtk_style_context_add_provider(
                gtk_widget_get_style_context(widget.pointer), OpaquePointer(provider),
                guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        }

        func remove() {
            gtk_style_context_remove_provider(gtk_widget_get_style_context(widget.pointer), provider.pointer)
        }
    }

    /// Lays a colour thinly under a widget, whose texts keep theirs: by day and by night they can be read on it.
    static func wash(_ color: Color, on widget: Widget) -> Ground {
        Ground(widget, css: "* { background-color: alpha(\(color.css), 0.28); }")
    }
}

extension Color {
    /// The colour in the style sheet's syntax.
    var css: String {
        func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
        return "rgb(\(byte(red)),\(byte(green)),\(byte(blue)))"
    }

    /// How bright the colour is, 0…1, as WCAG 2 reckons it.
    var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
