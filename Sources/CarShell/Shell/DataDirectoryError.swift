/// The installed files are not where they should be.
struct DataDirectoryError: Error, CustomStringConvertible {
    /// The folders that were looked in.
    var looked: [String]

    var description: String {
        "CarShell's data files were not found in \(looked.joined(separator: ", ")). "
            + "Install them, or name their folder with --data-dir."
    }
}
