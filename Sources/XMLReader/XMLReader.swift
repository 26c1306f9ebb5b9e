import CXML2
import Stations

/// Reads XML with libxml2, going on after faults.
///
/// It is given no way to declare or load entities and none to open anything: external entities and DTDs are not
/// looked for, and an entity of the document's own is left out instead of expanded, so that nothing grows.
public struct XMLReader: XMLReading {
    /// Once in the process, before threads could do it at the same time.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    public init() { _ = Self.isReady }

    public func read(_ bytes: [UInt8], encoding: String?, _ body: (XMLEvent) -> Bool) {
        guard !bytes.isEmpty, bytes.count <= Int(Int32.max), let context = xmlNewParserCtxt() else { return }
        defer { xmlFreeParserCtxt(context) }
        withoutActuallyEscaping(body) { body in
            let receiver = EventReceiver(context: context, body)
            context.pointee.sax.pointee = Self.handler
            // libxml2 does not own it; it is used only during the call below, in which the receiver is alive.
            context.pointee.userData = Unmanaged.passUnretained(receiver).toOpaque()
            bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { buffer in
                    // A document with entity declarations in it leaves libxml2's own record of them behind.
                    let document = xmlCtxtReadMemory(
                        context, buffer.baseAddress, Int32(buffer.count), nil, encoding, Self.options)
                    if let document { xmlFreeDoc(document) }
                }
            }
            withExtendedLifetime(receiver) {}
        }
    }

    /// Not `XML_PARSE_NOENT`, which would expand entities, and not `XML_PARSE_HUGE`, which would lift libxml2's limits.
    private static let options = Int32(
        XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
            | XML_PARSE_NOWARNING.rawValue | XML_PARSE_NOCDATA.rawValue)

    /// Only what is needed: no function that declares or resolves an entity is among these.
    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        // XML's own five, as &amp;.
        handler.getEntity = { _, name in xmlGetPredefinedEntity(name) }
        handler.startElementNs = { data, name, _, _, _, _, count, _, attributes in
            EventReceiver.of(data)?.start(name, attributes, count: Int(count))
        }
        handler.endElementNs = { data, name, _, _ in EventReceiver.of(data)?.end(name) }
        handler.characters = { data, text, count in EventReceiver.of(data)?.text(text, count: Int(count)) }
        handler.cdataBlock = { data, text, count in EventReceiver.of(data)?.text(text, count: Int(count)) }
        return handler
    }
}
