import Glibc

/// Writes a sentence to the standard error, which is the log of a service.
func complain(_ sentence: String) {
    var line = "carshell: \(sentence)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
