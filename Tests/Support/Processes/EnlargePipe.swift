import Foundation

/// Lets a pipe hold a megabyte, so that its writer does not stand still while a test looks elsewhere.
func enlargePipe(_ descriptor: Int32) {
    // F_SETPIPE_SZ, which Glibc's module leaves out. Where it is refused, the usual 64 kB remain.
    _ = fcntl(descriptor, 1031, 1 << 20)
}
