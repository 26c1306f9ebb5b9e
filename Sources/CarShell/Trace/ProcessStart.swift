import Glibc

/// When the kernel started this process.
enum ProcessStart {
    /// CLOCK_MONOTONIC in nanoseconds, as fine as the kernel tells it: a clock tick, 10 ms as a rule.
    static func monotonicNanoseconds() -> UInt64 {
        guard let ticks = startTicks() else { return 0 }
        let sinceBoot = ticks * (1_000_000_000 / UInt64(sysconf(Int32(_SC_CLK_TCK))))
        // /proc counts from boot with the time asleep, CLOCK_MONOTONIC without it.
        let awake = now(CLOCK_MONOTONIC)
        let boot = now(CLOCK_BOOTTIME)
        let asleep = boot > awake ? boot - awake : 0
        return sinceBoot > asleep ? sinceBoot - asleep : 0
    }

    private static func now(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// Field 22 of /proc/self/stat, counted from behind the command's name, which may hold blanks and brackets.
    private static func startTicks() -> UInt64? {
        let descriptor = open("/proc/self/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0, let bracket = bytes[..<count].lastIndex(of: UInt8(ascii: ")")) else { return nil }
        let fields = bytes[(bracket + 1)..<count].split(separator: UInt8(ascii: " "))
        return fields.count > 19 ? UInt64(String(decoding: fields[19], as: UTF8.self)) : nil
    }
}
