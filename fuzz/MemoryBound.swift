import Glibc

/// Holds what a parser returns against the size of what it read.
enum MemoryBound {
    /// What any input may take: the first entries' own weight, and the allocator's.
    private static let allowance = 2_000_000

    /// Crashes with words when the result of a parser takes more than ten times the input and the allowance.
    static func check<Result>(inputSize: Int, _ parse: () -> Result) {
        let before = inUse
        let result = parse()
        let grown = inUse - before
        withExtendedLifetime(result) {}
        demand(grown <= 10 * inputSize + allowance, "\(grown) bytes are held for an input of \(inputSize)")
    }

    /// What is allocated now; in bytes.
    private static var inUse: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }
}
