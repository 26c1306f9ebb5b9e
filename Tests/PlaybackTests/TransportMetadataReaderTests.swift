import Playback
import TestSupport
import Testing

/// Expectations from ISO/IEC 13818-1 and Apple's "Timed Metadata for HTTP Live Streaming".
@Suite struct TransportMetadataReaderTests {
    private static let second: UInt64 = 90_000
    private static let mapPID = 0x100
    private static let soundPID = 0x41
    private let tag = ID3Tag.bytes(title: "Hyperballad", artist: "Björk")
    private let other = ID3Tag.bytes(title: "Jóga")

    @Test func aTagIsToldWhereTheSoundOfItsTimeStarts() {
        var writer = TransportWriter()
        let ahead =
            tables(&writer) + sound(&writer, at: 0) + writer.metadata(tag, at: 2 * Self.second)
            + sound(&writer, at: Self.second)
        let stream = ahead + sound(&writer, at: 2 * Self.second) + sound(&writer, at: 3 * Self.second)
        // Behind the packet that starts the sound: only that makes the demuxer let go of what is in front.
        #expect(read(stream) == [Found(tag, ahead.count + 188)])
    }

    @Test(arguments: [nil, 0, 40 * second]) func aTagWithoutATimeThatCanBeWaitedForIsToldAtItsPlace(ticks: UInt64?) {
        var writer = TransportWriter()
        let stream = tables(&writer) + sound(&writer, at: Self.second) + writer.metadata(tag, at: ticks)
        #expect(read(stream + sound(&writer, at: 2 * Self.second)) == [Found(tag, stream.count)])
    }

    @Test func timesBeginAnewAfterADay() {
        var writer = TransportWriter()
        let ahead = tables(&writer) + sound(&writer, at: 1 << 33 - Self.second) + writer.metadata(tag, at: Self.second)
        #expect(read(ahead).isEmpty)
        #expect(read(ahead + sound(&writer, at: Self.second)).map(\.bytes) == [tag])
    }

    @Test func itDoesNotMatterWhereTheBytesAreCut() {
        var writer = TransportWriter()
        let stream =
            tables(&writer) + sound(&writer, at: 0) + writer.metadata(large, at: 0)
            + sound(&writer, at: Self.second) + writer.metadata(tag, at: Self.second)
        let whole = read(stream)
        #expect(whole.map(\.bytes) == [large, tag])
        for size in [1, 7, 187, 188, 189, 1316, 4096] { #expect(read(stream, pieces: size) == whole, "\(size)") }
    }

    @Test func aTagOfMoreThanAPacketsLengthGoesOnInTheNextPacket() {
        var writer = TransportWriter()
        let header: [UInt8] = [0, 0, 1, 0xBD, 0, 0, 0x80, 0, 0]
        let start = tables(&writer) + writer.metadata(Array(large.prefix(60_000)), at: nil)
        let stream = start + writer.packets(pid: TransportWriter.metadataPID, header + large.dropFirst(60_000))
        #expect(read(stream).map(\.bytes) == [large])
    }

    @Test func aTagWithAPacketMissingIsLeftOutAndTheNextOneFound() {
        var writer = TransportWriter()
        let start = tables(&writer)
        let broken = writer.metadata(large, at: nil)
        let stream = start + broken.prefix(188 * 3) + broken.dropFirst(188 * 4) + writer.metadata(tag, at: nil)
        #expect(read(stream).map(\.bytes) == [tag])
    }

    @Test func aPacketThatCameTwiceCountsOnce() {
        var writer = TransportWriter()
        let start = tables(&writer)
        let packets = writer.metadata(large, at: nil)
        let twice = packets.prefix(188 * 2) + packets[188..<(188 * 2)] + packets.dropFirst(188 * 2)
        #expect(read(start + twice).map(\.bytes) == [large])
    }

    @Test func eachPieceOfHLSMayCountItsPacketsFromTheStart() {
        let pieces = [tag, other].map { tag in
            var writer = TransportWriter()
            return tables(&writer) + writer.metadata(tag, at: nil)
        }
        #expect(read(pieces[0] + pieces[1]).map(\.bytes) == [tag, other])
    }

    @Test func bytesThatAreNoPacketsAreSkipped() {
        var writer = TransportWriter()
        let noise = [UInt8](repeating: 0, count: 301)
        let stream =
            noise + tables(&writer) + noise + writer.metadata(tag, at: nil) + noise
            + writer.metadata(other, at: nil)
        #expect(read(stream).map(\.bytes) == [tag, other])
    }

    @Test func aNewMapSaysWhereTheMetadataIsFromThenOn() {
        var writer = TransportWriter()
        let without = writer.association(map: Self.mapPID) + writer.map(pid: Self.mapPID, [(0x0F, Self.soundPID, [])])
        let early = writer.metadata(tag, at: nil)
        let stream = without + early + tables(&writer) + writer.metadata(other, at: nil)
        #expect(read(stream).map(\.bytes) == [other])
    }

    @Test func otherMetadataIsLeftAlone() {
        var writer = TransportWriter()
        let klv: [UInt8] = [0x26, 9, 0x01, 0x00, 0xFF] + Array("KLVA".utf8) + [0, 0x0F]
        let kinds: [(kind: UInt8, pid: Int, descriptors: [UInt8])] = [(0x15, TransportWriter.metadataPID, klv)]
        let stream = writer.association(map: Self.mapPID) + writer.map(pid: Self.mapPID, kinds)
        #expect(read(stream + writer.metadata(tag, at: nil)).isEmpty)
    }

    @Test func aTagLargerThanTheLargestPictureIsLeftOut() {
        var writer = TransportWriter()
        let huge = ID3Tag.bytes(picture: [UInt8](repeating: 1, count: ID3Collector.maximumByteCount))
        let stream = tables(&writer) + writer.metadata(huge, at: nil) + writer.metadata(tag, at: nil)
        #expect(read(stream, pieces: 1 << 16).map(\.bytes) == [tag])
    }

    // MARK: What is read

    /// 70,000 bytes of picture: more than a packet's length can say.
    private let large = ID3Tag.bytes(title: "Large", picture: [UInt8](repeating: 0x47, count: 70_000))

    private func tables(_ writer: inout TransportWriter) -> [UInt8] {
        let streams: [(kind: UInt8, pid: Int, descriptors: [UInt8])] = [
            (0x0F, Self.soundPID, []), (0x15, TransportWriter.metadataPID, TransportWriter.descriptor),
        ]
        return writer.association(map: Self.mapPID) + writer.map(pid: Self.mapPID, streams)
    }

    private func sound(_ writer: inout TransportWriter, at ticks: UInt64) -> [UInt8] {
        let header: [UInt8] = [0, 0, 1, 0xC0, 0, 0, 0x80, 0x80, 5] + TransportWriter.timeStamp(ticks)
        return writer.packets(pid: Self.soundPID, header + [UInt8](repeating: 0xAA, count: 400))
    }

    private struct Found: Equatable {
        let bytes: [UInt8]
        /// From the start of the stream.
        let offset: Int

        init(_ bytes: [UInt8], _ offset: Int) { (self.bytes, self.offset) = (bytes, offset) }
    }

    private func read(_ stream: [UInt8], pieces: Int = .max) -> [Found] {
        var reader = TransportMetadataReader()
        var found: [Found] = []
        var start = 0
        while start < stream.count {
            let end = start + min(pieces, stream.count - start)
            stream.withUnsafeBytes { bytes in
                for tag in reader.read(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) {
                    found.append(Found(tag.bytes, start + tag.offset))
                }
            }
            start = end
        }
        return found
    }
}
