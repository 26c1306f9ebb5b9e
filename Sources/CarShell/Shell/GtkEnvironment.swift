import CGtk

/// Settings that GTK reads from the environment before it starts.
enum GtkEnvironment {
    /// Chooses what suits a car's screen, where the person has not chosen.
    static func prepare(_ environment: [String: String]) {
        // The shell styles every widget itself. The empty theme leaves nothing of a desktop's look to shine through and
        // saves reading one: half of the time to the first frame.
        g_setenv("GTK_THEME", "Empty", 1)
        // Where there is no graphics device, GTK would draw through an OpenGL that the processor emulates: slower than
        // drawing right away, and a hundred megabytes.
        if environment["GSK_RENDERER"] == nil, !ProcessEnvironment.hasGraphicsDevice() {
            g_setenv("GSK_RENDERER", "cairo", 1)
        }
    }
}
