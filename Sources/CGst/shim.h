#pragma once
// GStreamer and its audio helpers; macros as inline functions.
#include <gst/gst.h>
#include <gst/audio/streamvolume.h>
#include <gst/controller/controller.h>
#include <gst/tag/tag.h>
#include <time.h>

static inline void carshell_value_init_string(GValue *value) { g_value_init(value, G_TYPE_STRING); }
static inline void carshell_value_init_object(GValue *value) { g_value_init(value, G_TYPE_OBJECT); }
static inline GObjectClass *carshell_object_class(gpointer instance) { return G_OBJECT_GET_CLASS(instance); }
static inline GstStreamVolume *carshell_stream_volume(gpointer instance) { return GST_STREAM_VOLUME(instance); }
static inline GstTimedValueControlSource *carshell_timed_values(gpointer instance)
{
    return GST_TIMED_VALUE_CONTROL_SOURCE(instance);
}
/// The time of a buffer in its stream, for which control sources are asked; GST_CLOCK_TIME_NONE where it has none.
static inline GstClockTime carshell_stream_time(GstPad *pad, GstPadProbeInfo *info)
{
    GstBuffer *buffer = GST_PAD_PROBE_INFO_BUFFER(info);
    GstEvent *event = buffer ? gst_pad_get_sticky_event(pad, GST_EVENT_SEGMENT, 0) : NULL;
    if (!event) return GST_CLOCK_TIME_NONE;
    const GstSegment *segment = NULL;
    gst_event_parse_segment(event, &segment);
    GstClockTime time = gst_segment_to_stream_time(segment, GST_FORMAT_TIME, GST_BUFFER_PTS(buffer));
    gst_event_unref(event);
    return time;
}
static inline GstClockTime carshell_clock_time_none(void) { return GST_CLOCK_TIME_NONE; }
static inline GstObject *carshell_object(gpointer instance) { return GST_OBJECT(instance); }
static inline gboolean carshell_is_element(gpointer instance) { return GST_IS_ELEMENT(instance); }
static inline GstBin *carshell_bin(GstElement *element) { return GST_BIN(element); }
/// The clock that traces use: CLOCK_MONOTONIC in nanoseconds.
static inline guint64 carshell_monotonic_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (guint64)now.tv_sec * 1000000000u + (guint64)now.tv_nsec;
}
static inline GstStructure *carshell_first_buffer_structure(guint64 time)
{
    return gst_structure_new("carshell-first-buffer", "time", G_TYPE_UINT64, time, NULL);
}
static inline const char *carshell_caps_name(const GstStructure *structure, const char *field)
{
    const GValue *value = gst_structure_get_value(structure, field);
    if (!value || !GST_VALUE_HOLDS_CAPS(value)) return NULL;
    const GstCaps *caps = gst_value_get_caps(value);
    return caps && gst_caps_get_size(caps) > 0 ? gst_structure_get_name(gst_caps_get_structure(caps, 0)) : NULL;
}
static inline const char *carshell_factory_name(GstElementFactory *factory) { return GST_OBJECT_NAME(factory); }
static inline void carshell_sample_unref(GstSample *sample) { gst_sample_unref(sample); }
static inline GstBuffer *carshell_probe_buffer(GstPadProbeInfo *info) { return GST_PAD_PROBE_INFO_BUFFER(info); }
static inline GstBufferList *carshell_probe_buffer_list(GstPadProbeInfo *info)
{
    return GST_PAD_PROBE_INFO_BUFFER_LIST(info);
}
static inline GstEvent *carshell_probe_event(GstPadProbeInfo *info) { return GST_PAD_PROBE_INFO_EVENT(info); }
/// Puts another event in the place of the one that passes.
static inline void carshell_probe_replace_event(GstPadProbeInfo *info, GstEvent *event)
{
    gst_event_unref(GST_PAD_PROBE_INFO_EVENT(info));
    GST_PAD_PROBE_INFO_DATA(info) = event;
}
static inline GstBufferCopyFlags carshell_buffer_copy_all(void) { return GST_BUFFER_COPY_ALL; }
/// Puts another buffer in the place of the one that passes.
static inline void carshell_probe_replace_buffer(GstPadProbeInfo *info, GstBuffer *buffer)
{
    gst_buffer_unref(GST_PAD_PROBE_INFO_BUFFER(info));
    GST_PAD_PROBE_INFO_DATA(info) = buffer;
}
static inline GType carshell_string_type(void) { return G_TYPE_STRING; }
static inline void carshell_add_text_tag(GstTagList *tags, const char *tag, const char *text)
{
    gst_tag_list_add(tags, GST_TAG_MERGE_REPLACE, tag, text, NULL);
}
