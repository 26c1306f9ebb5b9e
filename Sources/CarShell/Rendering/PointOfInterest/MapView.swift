import CGtk
import CShumate
import GLibBridge
import Templates

/// A map with pins: moved by finger, wheel, keys and buttons.
@MainActor
final class MapView {
    let widget: Overlay
    /// A pin was tapped.
    var onSelect: (@MainActor (PointOfInterestID) -> Void)?
    /// The person moved the map, and it has come to rest.
    var onRegion: (@MainActor (MapRegion) -> Void)?

    /// How long the map has to be still to be at rest.
    private static let restInMilliseconds: UInt32 = 400
    /// What a press of an arrow key moves the map by, in logical pixels.
    private static let step = 80.0
    /// A tenth of a pixel of the world at the highest level: below that a number differs by rounding only.
    private static let sameZoom = 0.001
    private static let lowestZoom = 1
    private static let highestZoom = 16
    /// Around one place, as much as an outline has something to show for.
    private static let zoomOfSinglePlace = 6
    private static let zoomOfSinglePlaceWithTiles = 14
    /// Half of a pin, and a finger's breadth.
    private static let margin = 48.0

    private let store: ArtworkStore
    private let tiles: MapConfiguration.Tiles?
    private let map: Widget
    private let viewport: OpaquePointer
    private let markers: Widget
    private let zooms: ClosedRange<Int>
    /// What has the keyboard's focus for the map.
    private(set) var observer: StyleObserver?
    /// What zooms in and out.
    private(set) var controls: [Button] = []
    private let buttons = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
    private var outline = MapOutline()
    /// What the outlines are drawn in by now; nil before they are read.
    private(set) var colours: MapColours?
    private var outlineSource: OutlineSource
    private var outlineLayer: Widget
    private var pins: [PointOfInterestID: MapPin] = [:]
    private var points: [PointOfInterestSnapshot] = []
    private var selected: PointOfInterestID?
    /// Of the map in logical pixels; a likely one until GTK has laid it out, so that the first frame is near the mark.
    private var size = (width: 480.0, height: 400.0)
    private var layout: Timer?
    private var reading: Task<Void, Never>?
    private var rest: Timer?
    /// The shell itself moves the map, which is no news to the app.
    private var isAiming = false
    /// Once the person has chosen what to look at, new points don't take it away.
    private var isMovedByPerson = false

    /// - Parameters:
    ///   - tiles: where tiles come from; nil shows the outlines alone.
    ///   - outlineFile: what `MapOutline` reads.
    init(tiles: MapConfiguration.Tiles?, outlineFile: String?, store: ArtworkStore) {
        self.tiles = tiles
        self.store = store
        let lowest = max(tiles?.zooms.lowerBound ?? 0, Self.lowestZoom)
        zooms = lowest...max(tiles?.zooms.upperBound ?? Self.highestZoom, lowest)
        let object = shumate_map_new()
        map = Widget(UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self))
        viewport = shumate_map_get_viewport(object)
        outlineSource = OutlineSource(
            outline: outline, colours: MapColours(of: map), scale: Int(gtk_widget_get_scale_factor(map.pointer)),
            zooms: zooms)
        outlineLayer = Self.layer(outlineSource.pointer, viewport)
        markers = Widget(UnsafeMutablePointer(shumate_marker_layer_new_full(viewport, GTK_SELECTION_NONE)))
        widget = Overlay(map).styled(.map)
        widget.expanding(horizontally: true, vertically: true)
        shumate_viewport_set_min_zoom_level(viewport, guint(zooms.lowerBound))
        shumate_viewport_set_max_zoom_level(viewport, guint(zooms.upperBound))
        shumate_map_set_map_source(object, outlineSource.pointer)
        shumate_map_add_layer(object, outlineLayer.cast())
        if let tiles { addTiles(tiles) }
        shumate_map_add_layer(object, markers.cast())
        prepareMap()
        addControls()
        watch()
        if let outlineFile { read(outlineFile) }
    }

    isolated deinit { reading?.cancel() }

    // MARK: - Layers

    private static func layer(
        _ source: UnsafeMutablePointer<ShumateMapSource>, _ viewport: OpaquePointer
    ) -> Widget {
        Widget(UnsafeMutableRawPointer(shumate_map_layer_new(source, viewport)).assumingMemoryBound(to: GtkWidget.self))
    }

    private func addTiles(_ tiles: MapConfiguration.Tiles) {
        // From version 1.1 of the library on; before that it names itself to the server.
        shumate_set_user_agent("CarShell/\(Version.current)")
        guard
            let renderer = shumate_raster_renderer_new_full_from_url(
                "tiles", "tiles", tiles.attribution, nil, guint(tiles.zooms.lowerBound), guint(tiles.zooms.upperBound),
                guint(OutlineSource.edge), SHUMATE_MAP_PROJECTION_MERCATOR, tiles.url)
        else { return }
        let source = UnsafeMutableRawPointer(renderer)
        defer { g_object_unref(source) }
        let layer = Self.layer(source.assumingMemoryBound(to: ShumateMapSource.self), viewport)
        shumate_map_add_layer(map.object, layer.cast())
    }

    /// Draws the outlines with what is known now.
    private func redrawOutline() {
        let colours = MapColours(of: map)
        self.colours = colours
        let source = OutlineSource(
            outline: outline, colours: colours, scale: Int(gtk_widget_get_scale_factor(map.pointer)), zooms: zooms)
        // A layer keeps the tiles it has drawn: another look takes another layer.
        let layer = Self.layer(source.pointer, viewport)
        aim { shumate_map_set_map_source(map.object, source.pointer) }
        shumate_map_insert_layer_behind(map.object, layer.cast(), outlineLayer.cast())
        shumate_map_remove_layer(map.object, outlineLayer.cast())
        outlineSource = source
        outlineLayer = layer
    }

    private func read(_ file: String) {
        reading = Task { [weak self] in
            let outline = await MapOutline.read(file: file)
            guard let self, !Task.isCancelled else { return }
            self.outline = outline
            redrawOutline()
        }
    }

    /// Takes what suits a desk off the map: north stays up.
    private func prepareMap() {
        shumate_map_set_zoom_on_double_click(map.object, 1)
        gtk_widget_set_overflow(map.pointer, GTK_OVERFLOW_HIDDEN)
        // A hand would show on a screen that hides its pointer.
        Signals.cursorChanged.connect(map.object) { [weak map] _ in
            if let map, gtk_widget_get_cursor(map.pointer) != nil { gtk_widget_set_cursor(map.pointer, nil) }
        }
        gtk_widget_set_cursor(map.pointer, nil)
        let controllers = gtk_widget_observe_controllers(map.pointer)
        defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
        for index in (0..<g_list_model_get_n_items(controllers)).reversed() {
            guard let controller = g_list_model_get_item(controllers, index) else { continue }
            let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
            if g_type_check_instance_is_a(instance, gtk_gesture_rotate_get_type()) != 0 {
                gtk_widget_remove_controller(map.pointer, OpaquePointer(controller))
            }
            g_object_unref(controller)
        }
    }

    private func addControls() {
        let zoomIn = Button(text: "+") { [weak self] in self?.zoom(by: 1) }.styled(.roundButton)
        let zoomOut = Button(text: "\u{2212}") { [weak self] in self?.zoom(by: -1) }.styled(.roundButton)
        zoomIn.setAccessibleName(Texts.zoomIn)
        zoomOut.setAccessibleName(Texts.zoomOut)
        controls = [zoomIn, zoomOut]
        for button in controls { buttons.append(button) }
        buttons.styled(.buttonRow).aligned(horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_START)
        let attribution = Label(tiles?.attribution ?? Texts.outlineAttribution).styled(.elementSubtitle)
            .aligned(horizontally: GTK_ALIGN_END, vertically: GTK_ALIGN_END)
        attribution.isVisible = !attribution.text.isEmpty
        gtk_widget_set_can_target(attribution.pointer, 0)
        let observer = StyleObserver(
            onStyle: { [weak self] in MainContext.whenIdle { [weak self] in self?.restyle() } },
            onSize: { [weak self] width, height in self?.resized(Double(width), Double(height)) })
        self.observer = observer
        // The focus of the keyboard is the layer's: the map gives its own to its layers, which take none.
        gtk_widget_set_focusable(observer.pointer, 1)
        observer.setAccessibleName(Texts.map)
        if let keys = gtk_event_controller_key_new() {
            Signals.keyPressed.connect(keys) { [weak self] key in self?.press(key) ?? false }
            gtk_widget_add_controller(observer.pointer, keys)
        }
        for layer in [observer, attribution, buttons] as [Widget] { widget.add(layer) }
    }

    private func watch() {
        for signal in [Signals.latitudeChanged, Signals.longitudeChanged, Signals.zoomLevelChanged] {
            signal.connect(viewport) { [weak self] _ in self?.moved() }
        }
    }

    private func restyle() {
        guard MapColours(of: map) != colours else { return }
        redrawOutline()
    }

    // MARK: - Points

    /// Draws pins for the points, and shows all of them until the person moves the map.
    func show(_ new: [PointOfInterestSnapshot], selected newSelected: PointOfInterestID?) {
        let hasMoved = new.map(\.location) != points.map(\.location)
        let isSameOrder = new.map(\.id) == points.map(\.id) && newSelected == selected
        points = new
        selected = newSelected
        if !isSameOrder { placePins() }
        for (index, point) in new.enumerated() {
            pins[point.id]?.show(point, number: index + 1, isSelected: point.id == newSelected)
        }
        if hasMoved { fit() }
        reveal()
    }

    /// Makes the pins anew in their order; the selected one comes last, on top of the others.
    private func placePins() {
        shumate_marker_layer_remove_all(markers.object)
        pins = [:]
        for point in points.filter({ $0.id != selected }) + points.filter({ $0.id == selected }) {
            let id = point.id
            let pin = MapPin(store: store) { [weak self] in self?.onSelect?(id) }
            pins[id] = pin
            shumate_marker_layer_add_marker(markers.object, pin.marker.cast())
        }
    }

    private func fit() {
        guard !isMovedByPerson else { return }
        let single = tiles == nil ? Self.zoomOfSinglePlace : Self.zoomOfSinglePlaceWithTiles
        let isSingle = Set(points.map(\.location)).count < 2
        let highest = min(max(isSingle ? single : zooms.upperBound, zooms.lowerBound), zooms.upperBound)
        let camera = MapCamera.fitting(points.map(\.location), in: frame, zooms: zooms.lowerBound...highest)
        if let camera { aim { self.camera = camera } }
    }

    /// Brings the selected place into the picture.
    private func reveal() {
        guard let point = points.first(where: { $0.id == selected }),
            !camera.shows(point.location, in: frame)
        else { return }
        aim { camera = camera.centered(on: point.location, in: frame) }
    }

    /// What of the map pins may take: a pin under the buttons could not be tapped.
    var frame: MapFrame {
        var frame = MapFrame(width: size.width, height: size.height, margin: Self.margin)
        let buttons = buttons.frame(in: widget.pointer)
        // They stand at the edge where lines of text end.
        let isAtLeft = Double(buttons.minX + buttons.maxX) < size.width
        let inset = isAtLeft ? Double(buttons.maxX) : size.width - Double(buttons.minX)
        // A map that is hardly wider than its buttons is better used whole.
        guard buttons.maxX > buttons.minX, inset < size.width / 2 else { return frame }
        if isAtLeft { frame.left = inset + Self.margin / 2 } else { frame.right = inset + Self.margin / 2 }
        return frame
    }

    private func resized(_ width: Double, _ height: Double) {
        size = (width, height)
        // GTK is laying out: what moves now would have no place in the frame that comes.
        layout = Timer(after: 0) { [weak self] in
            self?.fit()
            self?.reveal()
        }
    }

    /// The pins that are drawn, in no order.
    var shownPins: [MapPin] { Array(pins.values) }

    // MARK: - Movement

    /// Where the map looks.
    private(set) var camera: MapCamera {
        get {
            MapCamera(
                center: Coordinate(
                    latitude: shumate_location_get_latitude(viewport),
                    longitude: shumate_location_get_longitude(viewport)),
                zoom: shumate_viewport_get_zoom_level(viewport))
        }
        set {
            shumate_viewport_set_zoom_level(viewport, newValue.zoom)
            shumate_location_set_location(viewport, newValue.center.latitude, newValue.center.longitude)
        }
    }

    /// Moves the map without its being reported.
    private func aim(_ body: () -> Void) {
        isAiming = true
        body()
        isAiming = false
    }

    private func moved() {
        guard !isAiming else { return }
        isMovedByPerson = true
        rest = Timer(after: Self.restInMilliseconds) { [weak self] in self?.reportRegion() }
    }

    private func reportRegion() {
        rest = nil
        onRegion?(camera.region(width: size.width, height: size.height))
    }

    /// Zooms in or out by a level, to a whole one.
    func zoom(by levels: Double) {
        shumate_map_stop_go_to(map.object)
        let zoom = camera.zoom + levels
        let whole = levels > 0 ? (zoom + Self.sameZoom).rounded(.down) : (zoom - Self.sameZoom).rounded(.up)
        shumate_viewport_set_zoom_level(
            viewport, min(max(whole, Double(zooms.lowerBound)), Double(zooms.upperBound)))
    }

    /// Moves the picture by steps of the arrow keys.
    func move(right: Double, down: Double) {
        shumate_map_stop_go_to(map.object)
        camera = camera.moved(x: right * Self.step, y: down * Self.step)
    }

    /// Does what a key asks for.
    ///
    /// - Returns: whether the key has a meaning here.
    func press(_ key: KeyPress) -> Bool {
        switch Int32(key.keyValue) {
        case GDK_KEY_Left: move(right: -1, down: 0)
        case GDK_KEY_Right: move(right: 1, down: 0)
        case GDK_KEY_Up: move(right: 0, down: -1)
        case GDK_KEY_Down: move(right: 0, down: 1)
        case GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_equal: zoom(by: 1)
        case GDK_KEY_minus, GDK_KEY_KP_Subtract: zoom(by: -1)
        default: return false
        }
        return true
    }
}
