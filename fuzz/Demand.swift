import Glibc

/// Crashes with words when something does not hold; a precondition of an optimised program crashes without.
func demand(_ condition: Bool, _ fact: @autoclosure () -> String) {
    guard !condition else { return }
    let words = "This does not hold: \(fact())\n"
    write(STDERR_FILENO, words, words.utf8.count)
    abort()
}
