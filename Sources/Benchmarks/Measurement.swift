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

    /// nil without a reference, or where the reference is nothing at all.
    var ratio: Double? {
        referenceValue.flatMap { $0 > 0 ? shell / $0 : nil }
    }

    var meetsTarget: Bool? {
        target.map { (ratio ?? shell) <= $0 }
    }
}
