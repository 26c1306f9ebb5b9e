#pragma once
// GTK 4.
#include <gtk/gtk.h>
