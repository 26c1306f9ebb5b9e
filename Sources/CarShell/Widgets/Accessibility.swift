import CGtk

/// What assistive technology is told about a widget.
@MainActor
enum Accessibility {
    /// Names a widget.
    static func setLabel(_ text: String, of accessible: OpaquePointer) {
        set(GTK_ACCESSIBLE_PROPERTY_LABEL, to: text, of: accessible)
    }

    /// Describes a widget beyond its name.
    static func setDescription(_ text: String, of accessible: OpaquePointer) {
        set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text, of: accessible)
    }

    /// Says a value in words, where its number means nothing to a person.
    static func setValueText(_ text: String, of accessible: OpaquePointer) {
        set(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, to: text, of: accessible)
    }

    /// Says whether something like a tab is the selected one.
    static func setSelected(_ isSelected: Bool, of accessible: OpaquePointer) {
        var states = [GTK_ACCESSIBLE_STATE_SELECTED]
        var value = GValue()
        // The state may be undefined too, which makes its value a number: G_TYPE_INT, a macro, fundamental type 6.
        g_value_init(&value, GType(6 << 2))
        defer { g_value_unset(&value) }
        g_value_set_int(&value, isSelected ? 1 : 0)
        gtk_accessible_update_state_value(accessible, 1, &states, &value)
    }

    /// Keeps a widget and what is in it from assistive technology: a picture that says nothing that a name beside it
    /// does not say.
    static func setHidden(_ accessible: OpaquePointer) {
        var states = [GTK_ACCESSIBLE_STATE_HIDDEN]
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro: fundamental type 5
        defer { g_value_unset(&value) }
        g_value_set_boolean(&value, 1)
        gtk_accessible_update_state_value(accessible, 1, &states, &value)
    }

    private static func set(_ property: GtkAccessibleProperty, to text: String, of accessible: OpaquePointer) {
        var properties = [property]
        var value = GValue()
        g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING, a macro: fundamental type 16
        defer { g_value_unset(&value) }
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(accessible, 1, &properties, &value)
    }
}
