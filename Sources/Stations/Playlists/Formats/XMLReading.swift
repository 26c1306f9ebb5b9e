/// Reads XML piece by piece, with what people make of it.
///
/// An implementation goes on after faults, loads nothing from elsewhere, and expands no entities but those of XML
/// itself and character references.
public protocol XMLReading: Sendable {
    /// Reads a document and calls with its pieces in order.
    ///
    /// After a fault there may be no end for an element that began.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - encoding: what the bytes are in, whatever the document says; nil leaves it to the document.
    ///   - body: returns false to stop.
    func read(_ bytes: [UInt8], encoding: String?, _ body: (XMLEvent) -> Bool)
}

/// A piece of an XML document.
public enum XMLEvent: Hashable, Sendable {
    /// Names are without their prefix.
    case start(name: String, attributes: [XMLAttribute])
    /// A part of an element's text; there may be several in a row.
    case text(String)
    case end(name: String)
}

/// An attribute of an XML element.
public struct XMLAttribute: Hashable, Sendable {
    /// Without its prefix.
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
