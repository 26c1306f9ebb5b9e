/// The programs that the shell is compared with, in C, as texts: SwiftPM takes no other language beside Swift.
enum ReferencePrograms {
    /// A window with a label. Writes the time of its first painted frame, on the trace's clock, in nanoseconds.
    static let hello = #"""
        #include <gtk/gtk.h>
        #include <stdio.h>
        #include <time.h>
        static void painted(GdkFrameClock *clock, gpointer data) {
            struct timespec now;
            clock_gettime(CLOCK_MONOTONIC, &now);
            printf("%lld\n", now.tv_sec * 1000000000LL + now.tv_nsec);
            fflush(stdout);
            g_signal_handlers_disconnect_by_func(clock, painted, data);
        }
        static void activate(GtkApplication *app, gpointer data) {
            GtkWidget *window = gtk_application_window_new(app);
            gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello"));
            gtk_window_present(GTK_WINDOW(window));
            g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
        }
        int main(int argc, char **argv) {
            GtkApplication *app = gtk_application_new("org.carshell.Hello", G_APPLICATION_NON_UNIQUE);
            g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
            return g_application_run(G_APPLICATION(app), argc, argv);
        }
        """#

    /// What gst-play-1.0 does to play an address: playbin, to PLAYING. Writes the time at which it was told to play and
    /// the time at which the first buffer reached the sink, on the trace's clock, in nanoseconds.
    static let playbin = #"""
        #include <gst/gst.h>
        #include <stdio.h>
        #include <time.h>
        static long long now(void) {
            struct timespec time;
            clock_gettime(CLOCK_MONOTONIC, &time);
            return time.tv_sec * 1000000000LL + time.tv_nsec;
        }
        static GstPadProbeReturn arrived(GstPad *pad, GstPadProbeInfo *info, gpointer data) {
            printf("%lld\n", now());
            fflush(stdout);
            return GST_PAD_PROBE_REMOVE;
        }
        int main(int argc, char **argv) {
            gst_init(&argc, &argv);
            GstElement *play = gst_element_factory_make("playbin", NULL);
            GstElement *sink = gst_element_factory_make("fakesink", NULL);
            g_object_set(sink, "sync", TRUE, NULL);
            gst_pad_add_probe(gst_element_get_static_pad(sink, "sink"), GST_PAD_PROBE_TYPE_BUFFER, arrived, NULL, NULL);
            g_object_set(play, "uri", argv[1], "audio-sink", sink, NULL);
            printf("%lld\n", now());
            fflush(stdout);
            gst_element_set_state(play, GST_STATE_PLAYING);
            g_main_loop_run(g_main_loop_new(NULL, FALSE));
        }
        """#
}
