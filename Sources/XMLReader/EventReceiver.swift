import CXML2
import Stations

/// Takes libxml2's calls for one document and passes them on.
final class EventReceiver {
    private let context: xmlParserCtxtPtr
    private let body: (XMLEvent) -> Bool
    private var isStopped = false

    init(context: xmlParserCtxtPtr, _ body: @escaping (XMLEvent) -> Bool) {
        self.context = context
        self.body = body
    }

    /// The receiver behind the user data of a call.
    static func of(_ data: UnsafeMutableRawPointer?) -> EventReceiver? {
        data.map { Unmanaged<EventReceiver>.fromOpaque($0).takeUnretainedValue() }
    }

    /// - Parameter attributes: five pointers for each: name, prefix, namespace, begin and end of the value.
    func start(
        _ name: UnsafePointer<xmlChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        guard !isStopped, let name else { return }
        var values: [XMLAttribute] = []
        // No element of a list has many.
        for index in 0..<min(count, 64) {
            guard let attributes, let key = attributes[5 * index], let begin = attributes[5 * index + 3],
                let end = attributes[5 * index + 4]
            else { continue }
            // libxml2 leaves ampersands escaped for a tree builder to read a second time.
            let value = Self.string(begin, count: end - begin).replacing("&#38;", with: "&")
            values.append(XMLAttribute(name: Self.string(key), value: value))
        }
        pass(.start(name: Self.string(name), attributes: values))
    }

    func end(_ name: UnsafePointer<xmlChar>?) {
        guard !isStopped, let name else { return }
        pass(.end(name: Self.string(name)))
    }

    func text(_ text: UnsafePointer<xmlChar>?, count: Int) {
        guard !isStopped, let text, count > 0 else { return }
        pass(.text(Self.string(text, count: count)))
    }

    private func pass(_ event: XMLEvent) {
        guard !body(event) else { return }
        // libxml2 may still have calls under way.
        isStopped = true
        xmlStopParser(context)
    }

    private static func string(_ text: UnsafePointer<xmlChar>) -> String { String(cString: text) }

    private static func string(_ text: UnsafePointer<xmlChar>, count: Int) -> String {
        String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }
}
