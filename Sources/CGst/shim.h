#pragma once
// GStreamer and its audio helpers.
#include <gst/gst.h>
#include <gst/audio/streamvolume.h>
