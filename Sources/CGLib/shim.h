#pragma once
// GLib, GObject and GIO.
#include <gio/gio.h>
#include <glib-object.h>
#include <glib-unix.h>
