#pragma once
// GLib, GObject, GIO and gettext; macros and variadic functions as inline functions.
#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <libintl.h>

// libdispatch's two entry points for a foreign main loop; exported by the library, declared in no header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Null_unspecified message);

/// The type of an instance, as `G_OBJECT_TYPE`.
static inline GType carshell_object_type(gpointer instance) { return G_OBJECT_TYPE(instance); }

/// Connects a handler whose user data is let go of by `destroy`.
static inline gulong carshell_signal_connect(
    gpointer instance, const char *signal, GCallback handler, gpointer data, GClosureNotify destroy)
{
    return g_signal_connect_data(instance, signal, handler, data, destroy, (GConnectFlags)0);
}
