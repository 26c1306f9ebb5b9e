import CGtk
import CShumate
import Templates

/// Draws a `PointOfInterest` on the map: the app's picture, or a disc with the number that its row has.
///
/// The library puts the middle of a marker on the place, which is why the system's own pin is a disc and has no point.
@MainActor
final class MapPin {
    let marker: Widget
    let button: Button
    private let artwork: ArtworkView
    private let number = Label().textAligned(0.5)
    private var shown: PointOfInterestSnapshot?

    init(store: ArtworkStore, onClick: @escaping @MainActor () -> Void) {
        artwork = ArtworkView(.button, store: store)
        artwork.isCircular = true
        artwork.widget.expanding(horizontally: true, vertically: true)
        number.expanding(horizontally: true, vertically: true)
        let disc = Box(GTK_ORIENTATION_VERTICAL, [artwork.widget, number])
            .aligned(horizontally: GTK_ALIGN_CENTER, vertically: GTK_ALIGN_CENTER)
        button = Button(child: disc, name: "", onClick: onClick)
        button.styled(.mapPin)
        // The list has the same places in order: the keyboard goes through them there.
        gtk_widget_set_focusable(button.pointer, 0)
        marker = Widget(UnsafeMutableRawPointer(shumate_marker_new()).assumingMemoryBound(to: GtkWidget.self))
        shumate_marker_set_child(marker.cast(), button.pointer)
    }

    /// - Parameter number: the place's position in the list, from 1.
    func show(_ point: PointOfInterestSnapshot, number position: Int, isSelected: Bool) {
        let image = isSelected ? point.selectedPinImage ?? point.pinImage : point.pinImage
        artwork.image = image
        number.text = "\(position)"
        number.isVisible = image == nil
        button.setClass(.selected, isSelected)
        button.setAccessibleName(Texts.pin(position, point.title))
        Accessibility.setSelected(isSelected, of: button.object)
        shumate_location_set_location(
            OpaquePointer(marker.pointer), point.location.latitude, point.location.longitude)
        shown = point
    }

    /// What assistive technology calls the pin.
    var title: String? { shown?.title }

    /// The picture that is drawn; nil for the system's own pin.
    var image: Image? { artwork.image }
}
