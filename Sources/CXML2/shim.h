#pragma once
// libxml2, the XML parser.
#include <libxml/xmlversion.h>
// A libxml2 built with ICU would bring in ICU's headers, which clash with those of Swift's Foundation. They only add to
// the handlers of encodings, which are not used here.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

