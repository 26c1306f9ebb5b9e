import CGtk
import GLibBridge

/// Holds the car's screen: at the size asked for in the preview, as large as the window in a car. Tells the size that
/// the screen really has.
@MainActor
final class ScreenContainer {
    let widget: Box
    private let screen: Widget
    private let mayShrink: Bool
    private let onSize: @MainActor (ScreenSize) -> Void
    private var allocated: ScreenSize?
    private var announced: ScreenSize?

    /// The size the screen has; nil before it has been laid out.
    var size: ScreenSize? { announced }

    /// The size the screen should have; nil fills what there is. It is smaller where there is less room.
    var wanted: ScreenSize? {
        didSet { if wanted != oldValue { gtk_widget_queue_resize(widget.pointer) } }
    }

    /// - Parameter mayShrink: whether the screen is smaller where there is less room; otherwise it is cut.
    init(
        _ screen: Widget, wanted: ScreenSize?, mayShrink: Bool = true, onSize: @escaping @MainActor (ScreenSize) -> Void
    ) {
        self.mayShrink = mayShrink
        self.screen = screen
        self.wanted = wanted
        self.onSize = onSize
        widget = Box(GTK_ORIENTATION_VERTICAL, [screen])
        widget.expanding(horizontally: true, vertically: true)
        gtk_widget_set_overflow(widget.pointer, GTK_OVERFLOW_HIDDEN)
        // The layout's functions find this object by the widget's data; GTK gives them no user data of their own.
        g_object_set_data(
            widget.cast(), Self.key, Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_layout_manager(
            widget.pointer,
            gtk_custom_layout_new(
                { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE },
                { widget, orientation, _, minimum, natural, _, _ in
                    guard let widget else { return }
                    nonisolated(unsafe) let pointer = widget
                    let size = MainActor.assumeIsolated {
                        ScreenContainer.owner(of: pointer)?.measure(orientation) ?? (minimum: 0, natural: 0)
                    }
                    minimum?.pointee = size.minimum
                    natural?.pointee = size.natural
                },
                { widget, width, height, _ in
                    guard let widget else { return }
                    nonisolated(unsafe) let pointer = widget
                    MainActor.assumeIsolated { ScreenContainer.owner(of: pointer)?.allocate(width, height) }
                }))
    }

    isolated deinit { g_object_set_data(widget.cast(), Self.key, nil) }

    private static let key = "carshell-screen-container"

    private static func owner(of widget: UnsafeMutablePointer<GtkWidget>) -> ScreenContainer? {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        return g_object_get_data(object, key).map { Unmanaged<ScreenContainer>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The least room the container takes: it shrinks with the window, and what does not fit is cut, not the window.
    private func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        guard let wanted else { return (Self.smallest, Self.smallest) }
        let natural = orientation == GTK_ORIENTATION_HORIZONTAL ? wanted.width : wanted.height
        return (min(Self.smallest, Int32(natural)), Int32(natural))
    }

    private static let smallest: Int32 = 240

    private func allocate(_ width: Int32, _ height: Int32) {
        let room = ScreenSize(width: Int(width), height: Int(height))
        var size = wanted ?? room
        if mayShrink { size = ScreenSize(width: min(size.width, room.width), height: min(size.height, room.height)) }
        var place = GdkRectangle(
            x: (width - Int32(size.width)) / 2, y: (height - Int32(size.height)) / 2, width: Int32(size.width),
            height: Int32(size.height))
        // GTK has to be asked for the minimum before it allocates.
        var minimum: Int32 = 0
        gtk_widget_measure(screen.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        place.width = max(place.width, minimum)
        gtk_widget_measure(screen.pointer, GTK_ORIENTATION_VERTICAL, place.width, &minimum, nil, nil, nil)
        place.height = max(place.height, minimum)
        gtk_widget_size_allocate(screen.pointer, &place, -1)
        guard size != allocated else { return }
        allocated = size
        // Styling in the middle of an allocation would ask for another one at once.
        MainContext.whenIdle { [weak self] in self?.announce() }
    }

    private func announce() {
        guard let allocated, allocated != announced else { return }
        announced = allocated
        onSize(allocated)
    }
}
