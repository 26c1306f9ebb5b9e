#pragma once
// The GTK 4 map widget.
#include <shumate/shumate.h>
