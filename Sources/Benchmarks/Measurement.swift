/// One thing measured on the shell and on what it is compared with.
struct Measurement: Encodable {
    var name: String
    var unit: String
    var shell: Double
    /// What it is compared with, in a word; nil where the target is a number by itself.
    var reference: String?
    var referenceValue: Double?
    /// The most that is wanted: of the ratio where there is a reference, of the value itself where there is none.
    var target: Double?

    var ratio: Double? {
        referenceValue.map { shell / $0 }
    }

    var meetsTarget: Bool? {
        target.map { (ratio ?? shell) <= $0 }
    }
}
