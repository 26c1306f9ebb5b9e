#pragma once
// libsoup 3, the HTTP client library.
#include <libsoup/soup.h>
