/// Chooses among texts that say the same at different lengths.
enum Variants {
    /// The first variant that has room, else the shortest.
    ///
    /// - Parameter characters: about how many the place holds; texts that are longer still wrap and end in an ellipsis.
    static func first(of variants: [String], holding characters: Int) -> String {
        variants.first { $0.count <= characters } ?? variants.min { $0.count < $1.count } ?? ""
    }
}
