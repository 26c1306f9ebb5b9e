/// A text with each `{0}`, `{1}` and so on replaced by the value of that number; other braces stay as they are.
///
/// The notation is the one of gettext's `csharp-format`, so that gettext's tools check the translations.
func filled(_ format: String, _ values: [any CustomStringConvertible]) -> String {
    guard !values.isEmpty else { return format }
    var result = ""
    var rest = format[...]
    while let open = rest.firstIndex(of: "{") {
        result += rest[..<open]
        let inner = rest[rest.index(after: open)...]
        guard let close = inner.firstIndex(of: "}"), let number = Int(inner[..<close]), values.indices.contains(number)
        else {
            result.append("{")
            rest = inner
            continue
        }
        result += values[number].description
        rest = inner[inner.index(after: close)...]
    }
    return result + rest
}
