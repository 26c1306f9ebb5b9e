import Playback
import Stations

/// Looks at one argument after the other.
@MainActor
struct Investigation {
    /// A playlist with more entries is a list of stations and not one station with mirrors: it is read and not played.
    static let maximumMirrors = 8

    let parts: ProbeCommand.Parts
    /// How long to listen once there is sound; zero does not play at all.
    let listening: Duration

    func report(on input: String) async -> ProbeReport {
        var report = ProbeReport(input: input)
        let address = address(of: input)
        if let missing = missingFile(input) {
            report.chain.append("\(input): \(missing)")
            report.error = .init(kind: FaultClass.user.rawValue, reason: missing)
            return report
        }
        do throws(ResolveError) {
            let resolved = try await parts.resolver.resolve(address)
            take(resolved, into: &report)
            guard resolved.playlist.map({ $0.entries.count <= Self.maximumMirrors }) ?? true else { return report }
            await play(resolved, into: &report)
        } catch .notAPlaylist(.json) {
            await readStations(address, into: &report)
        } catch {
            report.chain.append("\(address): \(error)")
            if case .notAPlaylist(.noUsableEntries(let count, let first)) = error {
                report.rejected = [.init(place: "\(first.place)", reason: "\(first.fault)")]
                report.rejectedCount = count
            }
            report.error = .init(kind: error.faultClass.rawValue, reason: error.description)
        }
        return report
    }

    /// The argument as an address: a path where a file is, else as it was given.
    private func address(of input: String) -> String {
        if input.hasPrefix("/") { return input }
        let path = parts.workingFolder + "/" + input
        return input.hasPrefix("./") || input.hasPrefix("../") || isThere(path) ? path : input
    }

    /// Whether there is a file, or what will be refused as none: a folder, a pipe, a device.
    private func isThere(_ path: String) -> Bool {
        do throws(BoundedFile.Failure) {
            _ = try parts.files.prefix(of: path, limit: 0)
            return true
        } catch { return error == .notAFile }
    }

    /// Why an argument that can only have been meant as a file is none; nil for all others.
    ///
    /// `nope.mp3` could be a host's name as well, but none is called so.
    private func missingFile(_ input: String) -> String? {
        guard !input.contains(":"), !input.hasPrefix("/"), !isThere(parts.workingFolder + "/" + input) else {
            return nil
        }
        let names = input.split(separator: "/", omittingEmptySubsequences: false)
        let ending = names.last?.split(separator: ".").last.map { $0.lowercased() } ?? ""
        guard names.last?.contains(".") == true, Self.fileEndings.contains(ending) else { return nil }
        // What stands before a path may be a host.
        guard names.count == 1 || names.first?.contains(".") == false else { return nil }
        return "There is no file “\(input)”. If it is on a server, begin with http:// or https://."
    }

    private static let fileEndings: Set = [
        "aac", "asx", "flac", "json", "m3u", "m3u8", "m4a", "mp3", "mp4", "oga", "ogg", "opus", "pls", "txt", "wav",
        "wax", "wma", "wvx", "xspf",
    ]

    // MARK: Lists

    private func take(_ resolved: ResolvedAddress, into report: inout ProbeReport) {
        report.chain = resolved.chain.map(\.description)
        if let playlist = resolved.playlist {
            report.entries = playlist.entries.map(Self.entry)
            report.rejected = playlist.rejected.map { .init(place: "\($0.place)", reason: "\($0.fault)") }
            report.rejectedCount = playlist.rejectedCount
            report.notices = playlist.notices
        }
        if resolved.playlist?.entries.count ?? 0 <= Self.maximumMirrors { report.format = Self.format(resolved) }
    }

    private static func format(_ resolved: ResolvedAddress) -> ProbeReport.Format {
        var format = ProbeReport.Format()
        for case .stream(_, let container?) in resolved.chain { format.container = container }
        if resolved.isHLS { format.container = "HLS" }
        format.contentType = resolved.headers["content-type"]
        format.headers = resolved.headers.filter { $0.key.hasPrefix("icy-") || $0.key.hasPrefix("ice-") }
        // In kilobits per second; some servers say it twice, "128, 128".
        if let kilobits = format.headers["icy-br"]?.prefix(while: \.isNumber), let number = Int(kilobits.prefix(6)) {
            format.bitrate = number * 1000
        }
        return format
    }

    private static func entry(_ entry: PlaylistEntry) -> ProbeReport.Entry {
        var attributes = Dictionary(entry.attributes.map { ($0.name, $0.value) }) { first, _ in first }
        attributes["artist"] = entry.artist
        attributes["logo"] = entry.logo
        if !entry.groups.isEmpty { attributes["groups"] = entry.groups.joined(separator: "; ") }
        if let length = entry.length { attributes["length"] = String(length) }
        if !entry.alternatives.isEmpty { attributes["alternatives"] = entry.alternatives.joined(separator: " ") }
        if entry.isMissing { attributes["missing"] = "yes" }
        return ProbeReport.Entry(title: entry.shownTitle, address: entry.address, attributes: attributes)
    }

    private func readStations(_ address: String, into report: inout ProbeReport) async {
        do {
            let list = try await stations(address)
            report.chain.append("\(list.origin.name): station list, \(list.stations.count) stations")
            report.entries = list.stations.map(Self.entry)
            report.rejected = list.leftOut.prefix(Playlist.maximumRejected).map {
                .init(place: "entry \($0.number)", reason: $0.reason)
            }
            report.rejectedCount = list.leftOutCount
            report.notices = list.notices
            // The stations before the fault are there, but the list is not what its maker meant it to be.
            if let fault = list.fault {
                report.error = .init(kind: FaultClass.format.rawValue, reason: fault.description)
            }
        } catch let error as StationListError {
            report.error = .init(kind: FaultClass.format.rawValue, reason: error.description)
        } catch {
            report.error = .init(kind: FaultClass.server.rawValue, reason: "\(error)")
        }
    }

    private func stations(_ address: String) async throws -> StationList {
        switch try AddressResolver.place(of: address) {
        case .file(let path):
            let bytes = try parts.files.prefix(of: path, limit: StationListReader.sizeLimit + 1)
            return try StationListReader(origin: .file(path: path)).read(bytes)
        case .remote(let url):
            let resource = try await parts.loader.load(url, limit: StationListReader.sizeLimit)
            return try StationListReader(origin: .remote(url: resource.url)).read(resource.bytes)
        }
    }

    private static func entry(_ station: Station) -> ProbeReport.Entry {
        var attributes: [String: String] = [:]
        attributes["website"] = station.website
        attributes["desc"] = station.desc
        switch station.image {
        case .remote(let url)?: attributes["image"] = url
        case .file(let path)?: attributes["image"] = path
        default: break
        }
        return ProbeReport.Entry(title: station.name, address: station.streamURL, attributes: attributes)
    }

    // MARK: Sound

    /// Tries the candidates in order until one plays.
    ///
    /// A playlist's entries are asked what they are before they are played: for the report, and as one may be another
    /// playlist without looking like one.
    private func play(_ resolved: ResolvedAddress, into report: inout ProbeReport) async {
        guard listening > .zero else { return }
        report.isPlayed = true
        var waiting = resolved.candidates.map { (candidate: $0, isAsked: resolved.playlist == nil) }[...]
        var attempts = 0
        var failure: ProbeReport.Failure?
        while let (candidate, isAsked) = waiting.popFirst(), attempts < Self.maximumMirrors {
            attempts += 1
            let fault: ProbeReport.Failure?
            if isAsked {
                fault = await listen(to: candidate.address, into: &report)
                guard fault != nil else { return }
            } else {
                do throws(ResolveError) {
                    let inner = try await parts.resolver.resolve(candidate)
                    report.chain += inner.chain.map(\.description)
                    if inner.playlist == nil { report.format = Self.format(inner) }
                    waiting = inner.candidates.map { ($0, inner.playlist == nil) } + waiting
                    attempts -= inner.playlist == nil ? 1 : 0
                    fault = nil
                } catch {
                    report.chain.append("\(candidate.address): \(error)")
                    fault = .init(kind: error.faultClass.rawValue, reason: error.description)
                }
            }
            failure = failure ?? fault
        }
        report.error = failure ?? .init(kind: FaultClass.format.rawValue, reason: "No entry leads to sound.")
    }

    /// - Returns: why there was no sound; nil when there was.
    private func listen(to address: String, into report: inout ProbeReport) async -> ProbeReport.Failure? {
        var listener = Listener(engine: parts.makeEngine(), wait: parts.wait)
        let outcome = await listener.listen(to: address, for: listening)
        report.titles += outcome.titles
        if let codec = outcome.codec { report.format?.codec = codec }
        if let bitrate = outcome.bitrate { report.format?.bitrate = bitrate }
        if let fault = outcome.failure { report.chain.append("\(address): \(fault.reason)") }
        return outcome.failure
    }
}
