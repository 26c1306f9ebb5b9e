import CGtk
import Templates

/// The limits of the car as an installer or a user sets them, in a key file with a group a driving state.
enum LimitsFile {
    private static let parkedGroup = "parked"
    private static let drivingGroup = "driving"

    /// Those of the audio category where the file says nothing; what it does not say about driving is as while parked,
    /// but for the keyboard and the length of lists, which are limited unless the file says otherwise.
    static func limits(path: String) -> DrivingLimits {
        let file = g_key_file_new()
        defer { g_key_file_unref(file) }
        let isRead = file.map { g_key_file_load_from_file($0, path, G_KEY_FILE_NONE, nil) != 0 } ?? false
        var parked = CarCapabilities(category: .audio)
        guard let file, isRead else { return DrivingLimits(parked: parked, driving: limited(parked)) }
        read(parkedGroup, of: file, into: &parked)
        if let depth = number("maximum-content-depth", parkedGroup, file) { parked.maximumContentTreeDepth = depth }
        var driving = parked
        driving.limitedUserInterfaces = limited(parked).limitedUserInterfaces
        read(drivingGroup, of: file, into: &driving)
        if let count = number("maximum-item-count", drivingGroup, file) { driving.limitedItemCount = count }
        if let depth = number("maximum-content-depth", drivingGroup, file) { driving.limitedContentTreeDepth = depth }
        return DrivingLimits(parked: parked, driving: driving)
    }

    private static func limited(_ parked: CarCapabilities) -> CarCapabilities {
        var limited = parked
        limited.limitedUserInterfaces = [.keyboard, .lists]
        return limited
    }

    private static func read(_ group: String, of file: OpaquePointer, into capabilities: inout CarCapabilities) {
        func set(_ property: WritableKeyPath<CarCapabilities, Int>, _ key: String) {
            if let value = number(key, group, file) { capabilities[keyPath: property] = value }
        }
        set(\.maximumItemCount, "maximum-item-count")
        set(\.maximumSectionCount, "maximum-section-count")
        set(\.maximumTabCount, "maximum-tab-count")
        set(\.maximumDepth, "maximum-depth")
        func limit(_ part: LimitableUserInterface, _ key: String) {
            guard g_key_file_has_key(file, group, key, nil) != 0 else { return }
            if g_key_file_get_boolean(file, group, key, nil) != 0 {
                capabilities.limitedUserInterfaces.insert(part)
            } else {
                capabilities.limitedUserInterfaces.remove(part)
            }
        }
        limit(.keyboard, "limit-keyboard")
        limit(.lists, "limit-lists")
    }

    /// A number above 0; anything else counts as not said.
    private static func number(_ key: String, _ group: String, _ file: OpaquePointer) -> Int? {
        let value = g_key_file_get_integer(file, group, key, nil)
        return value > 0 ? Int(value) : nil
    }
}
