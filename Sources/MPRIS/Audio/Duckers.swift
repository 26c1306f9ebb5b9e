/// Who wants to be heard over the player, and how much of its volume each leaves.
///
/// A value without bus and player. Cookies are never given out twice, so that one that was released late hits nobody.
struct Duckers {
    /// Nobody needs more at a time: a navigator, a phone, a parking aid.
    static let maximumPerCaller = 8
    static let maximum = 32

    struct Ducker: Equatable {
        let caller: String
        let level: Double
        let reason: String
    }

    enum Refusal: Error, Equatable {
        case tooManyOfCaller, tooMany
    }

    private(set) var all: [UInt32: Ducker] = [:]
    private var lastCookie: UInt32 = 0

    /// The part of the volume that is left by all together; nil while nobody asks.
    var level: Double? { all.values.map(\.level).min() }

    func contains(caller: String) -> Bool { all.values.contains { $0.caller == caller } }

    mutating func add(_ ducker: Ducker) throws(Refusal) -> UInt32 {
        guard all.values.count(where: { $0.caller == ducker.caller }) < Self.maximumPerCaller else {
            throw .tooManyOfCaller
        }
        guard all.count < Self.maximum else { throw .tooMany }
        repeat { lastCookie &+= 1 } while lastCookie == 0 || all[lastCookie] != nil
        all[lastCookie] = ducker
        return lastCookie
    }

    /// - Returns: whether that caller had that cookie.
    mutating func remove(_ cookie: UInt32, of caller: String) -> Bool {
        guard all[cookie]?.caller == caller else { return false }
        all[cookie] = nil
        return true
    }

    mutating func removeAll(of caller: String) { all = all.filter { $0.value.caller != caller } }
}
