import Glibc

/// Holds what a parser returns against the size of what it read.
enum MemoryBound {
    /// What any input may take: the first entries' own weight, and the allocator's.
    private static let allowance = 2_000_000

    /// From this size on the allowance counts for little; in bytes.
    private static let large = 1_000_000

    /// Crashes with words when the result of a parser takes more than ten times the input and the allowance, or, for a
    /// large input, when reading it takes more at any time.
    static func check<Result>(inputSize: Int, _ parse: () -> Result) {
        if inputSize >= large { forgetPeak() }
        let (before, residentBefore) = (inUse, inputSize >= large ? peak : 0)
        let result = parse()
        if inputSize >= large {
            let grown = peak - residentBefore
            demand(grown <= 10 * inputSize + allowance, "\(grown) bytes are taken to read an input of \(inputSize)")
        }
        let grown = inUse - before
        withExtendedLifetime(result) {}
        demand(grown <= 10 * inputSize + allowance, "\(grown) bytes are held for an input of \(inputSize)")
    }

    /// What is allocated now; in bytes.
    private static var inUse: Int {
        let info = mallinfo2()
        return Int(info.uordblks) + Int(info.hblkhd)
    }

    /// Has the kernel count the most that was resident anew.
    private static func forgetPeak() {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return }
        fputs("5", file)
        fclose(file)
    }

    /// The most that was resident since then; in bytes.
    private static var peak: Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            guard text.hasPrefix("VmHWM:") else { continue }
            return (Int(text.filter(\.isWholeNumber)) ?? 0) * 1024
        }
        return 0
    }
}
