import Foundation
import Testing

@testable import Stations

@Suite struct FileCacheTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func whatWasWrittenIsReadByTheNextRun() throws {
        let path = try #require(cache().write([1, 2, 3], for: "http://u/1"))
        #expect(path == cache().path(of: "http://u/1"))
        #expect(cache().read("http://u/1") == [1, 2, 3])
        #expect(cache().read("http://u/2") == nil)
        #expect(try #require(cache().age(of: "http://u/1")) < 60)
        #expect(cache().age(of: "http://u/2") == nil)
    }

    @Test(arguments: ["../../etc/passwd", "/etc/passwd", "a/b", "", "é", String(repeating: "x", count: 10_000)])
    func noKeyNamesAPlaceOfItsOwn_B029(key: String) throws {
        let path = try #require(cache().write([1], for: key))
        #expect(path.hasPrefix(folder.path + "/cache/"))
        #expect(names() == [String(path.dropFirst(folder.path.count + 7))])
        #expect(names().first?.allSatisfy(\.isHexDigit) == true)
    }

    @Test func whatWasNotUsedForTheLongestTimeGoesFirst() throws {
        let cache = cache(byteLimit: 30)
        for key in ["a", "b", "c"] { cache.write([UInt8](repeating: 1, count: 10), for: key) }
        for (index, key) in ["a", "b", "c"].enumerated() { try setUsed(cache.path(of: key), hoursAgo: 3 - index) }
        #expect(cache.read("a") != nil)
        cache.write([UInt8](repeating: 1, count: 10), for: "d")
        #expect(cache.read("b") == nil)
        for key in ["a", "c", "d"] { #expect(cache.read(key) != nil, "\(key)") }
    }

    @Test func thereAreNeverMoreFilesThanAllowed() {
        let cache = cache(countLimit: 5)
        for number in 0..<20 { cache.write([1], for: "\(number)") }
        #expect(names().count == 5)
        #expect(cache.read("19") == [1])
    }

    @Test func aFileLargerThanTheWholeCacheIsNotKept() {
        #expect(cache(byteLimit: 10).write([UInt8](repeating: 1, count: 11), for: "a") == nil)
        #expect(names().isEmpty)
    }

    @Test func theLeftOversOfACrashGoWithTheRest() throws {
        let cache = cache(byteLimit: 30)
        cache.write([1], for: "a")
        let leftOver = cache.path(of: "b") + ".new"
        try AtomicFile.write([UInt8](repeating: 1, count: 25), path: leftOver)
        try setUsed(leftOver, hoursAgo: 1)
        cache.write([UInt8](repeating: 1, count: 10), for: "c")
        #expect(!FileManager.default.fileExists(atPath: leftOver))
    }

    @Test func whatStandsInTheWayIsNoFault() throws {
        try AtomicFile.write([1], path: folder.path + "/cache")
        let cache = cache()
        #expect(cache.write([1], for: "a") == nil)
        #expect(cache.read("a") == nil)
    }

    @Test func manyThreadsMayWriteAtOnce() async {
        let cache = cache(byteLimit: 1000)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask { cache.write([UInt8](repeating: UInt8(number), count: 100), for: "\(number % 20)") }
            }
        }
        #expect(names().count == 10)
        for key in (0..<20).map(String.init) {
            if let bytes = cache.read(key) { #expect(bytes.count == 100 && Set(bytes).count == 1) }
        }
    }

    private func cache(byteLimit: Int = 1000, countLimit: Int = 100) -> FileCache {
        FileCache(folder: folder.path + "/cache", byteLimit: byteLimit, countLimit: countLimit)
    }

    private func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache")) ?? []
    }

    private func setUsed(_ path: String, hoursAgo: Int) throws {
        let time = time(nil) - hoursAgo * 3600
        let times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
        #expect(utimes(path, times) == 0)
    }
}
