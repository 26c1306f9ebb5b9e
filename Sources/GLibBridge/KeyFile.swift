import CGLib
import Glibc

/// A file of groups with keys and values, as GLib reads and writes it; what is not touched stays, comments too.
///
/// Not `Sendable`: it belongs to whoever made it.
public final class KeyFile {
    /// Files of settings are small; whatever is larger is none.
    private static let sizeLimit = 1_000_000

    private let file: OpaquePointer

    /// An empty one.
    public init() { file = g_key_file_new() }

    deinit { g_key_file_unref(file) }

    /// Reads a file.
    ///
    /// - Throws: what is wrong with it; `notFound` where there is none.
    public convenience init(path: String) throws(KeyFileError) {
        self.init()
        // Anything else might never end, or wait for a writer.
        guard g_file_test(path, G_FILE_TEST_EXISTS) != 0 else { throw .notFound(path: path) }
        guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else {
            throw .unreadable(path: path, reason: "it is not a file")
        }
        var information = stat()
        guard stat(path, &information) == 0, information.st_size <= Self.sizeLimit else {
            throw .broken(path: path, reason: "it is larger than \(Self.sizeLimit) bytes")
        }
        var contents: UnsafeMutablePointer<gchar>?
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        guard g_file_get_contents(path, &contents, &length, &error) != 0 else {
            throw .unreadable(path: path, reason: Self.take(error))
        }
        defer { g_free(contents) }
        // GLib reads up to there and takes that for all.
        guard let contents, strlen(contents) == length else { throw .broken(path: path, reason: "it has a zero byte") }
        let flags = GKeyFileFlags(rawValue: G_KEY_FILE_KEEP_COMMENTS.rawValue | G_KEY_FILE_KEEP_TRANSLATIONS.rawValue)
        guard g_key_file_load_from_data(file, contents, length, flags, &error) != 0 else {
            throw .broken(path: path, reason: Self.take(error))
        }
    }

    /// A value as it is written, with its escapes resolved; nil where there is none, or one that is no text.
    public func string(_ key: String, in group: String) -> String? {
        guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Sets a value; nil takes the key out.
    public func set(_ key: String, to text: String?, in group: String) {
        if let text {
            g_key_file_set_string(file, group, key, text)
        } else {
            g_key_file_remove_key(file, group, key, nil)
        }
    }

    /// Writes the file so that after a power cut there is the old one or the new one, whole. Blocks for the disk.
    ///
    /// The folder is made if there is none.
    public func save(to path: String) throws(KeyFileError) {
        let folder = g_path_get_dirname(path)
        defer { g_free(folder) }
        // What goes wrong here shows in what follows.
        g_mkdir_with_parents(folder, 0o700)
        var length: gsize = 0
        let contents = g_key_file_to_data(file, &length, nil)
        defer { g_free(contents) }
        var error: UnsafeMutablePointer<GError>?
        let flags = GFileSetContentsFlags(
            rawValue: G_FILE_SET_CONTENTS_CONSISTENT.rawValue | G_FILE_SET_CONTENTS_DURABLE.rawValue)
        guard g_file_set_contents_full(path, contents, gssize(length), flags, 0o644, &error) != 0 else {
            throw .notSaved(path: path, reason: Self.take(error))
        }
    }

    private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "GLib gave no reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
