import Testing

@testable import Apps

struct WhatsNewSelectionTests {
    private func release(_ version: String, _ subVersion: String? = nil) -> Release {
        Release(version: version, subVersion: subVersion, changes: [])
    }

    private func select(_ releases: [Release], _ version: String, history: Bool = true) -> [String] {
        ReleaseSelection(releases, currentVersion: version, includesHistory: history).all.map(\.orderingVersion)
    }

    @Test("A blank current version selects nothing", arguments: ["", " ", "\n\t"])
    func blank(_ version: String) {
        // A blank version in the file does not match a blank one.
        let releases = [release("1.0"), release(" "), release("", "")]
        #expect(select(releases, version).isEmpty)
        #expect(select(releases, version, history: false).isEmpty)
    }

    @Test("The current release is the first in file order whose version or subversion equals the installed one")
    func firstMatch() {
        let releases = [release("2.0"), release("1.5", "1.5.0"), release("1.5.0", "x"), release("1.5", "1.5.1")]
        #expect(ReleaseSelection(releases, currentVersion: "1.5.0", includesHistory: false).current == releases[1])
        #expect(ReleaseSelection(releases, currentVersion: "1.5", includesHistory: false).current == releases[1])
        #expect(ReleaseSelection(releases, currentVersion: "1.5.1", includesHistory: false).current == releases[3])
        #expect(ReleaseSelection(releases, currentVersion: "x", includesHistory: false).current == releases[2])
    }

    @Test("Versions are trimmed before they are compared, and compared exactly")
    func exactly() {
        #expect(select([release(" 1.0\n")], "1.0", history: false) == ["1.0"])
        #expect(select([release("9", " 1.0 ")], " 1.0 ", history: false) == ["1.0"])
        #expect(select([release("v1.0"), release("1.0.0"), release("1.0+1")], "1.0", history: false).isEmpty)
        #expect(select([release("BETA")], "beta", history: false).isEmpty)
    }

    @Test("Without history it is that one or none")
    func withoutHistory() {
        let releases = [release("1.0"), release("2.0"), release("1.5")]
        #expect(select(releases, "1.5", history: false) == ["1.5"])
        #expect(select(releases, "1.4", history: false).isEmpty)
    }

    @Test("With history the current one comes first, then all that are not newer, in file order")
    func withHistory() {
        let releases = [
            release("0.9"), release("3.0"), release("1.5"), release("1.0"), release("1.2-beta"), release("1.4"),
        ]
        #expect(select(releases, "1.5") == ["1.5", "0.9", "1.0", "1.2-beta", "1.4"])
    }

    @Test("Newer releases never show, also when the current one is missing")
    func newer() {
        let releases = [release("2.0"), release("1.6-rc"), release("1.5.1"), release("1.4")]
        #expect(select(releases, "1.5") == ["1.4"])
        #expect(select([release("1.5"), release("1.5", "1.5.1"), release("1.4")], "1.5") == ["1.5", "1.4"])
    }

    @Test("A release is ordered by its trimmed subversion if that is not blank, else by its trimmed version")
    func orderingVersion() {
        #expect(release("1.0", " 6.3.1 ").orderingVersion == "6.3.1")
        #expect(release(" 1.0 ", " \n").orderingVersion == "1.0")
        #expect(release(" 1.0 ").orderingVersion == "1.0")
        #expect(select([release("1.0", "6.3.1"), release("9.0", "6.2")], "6.3") == ["6.2"])
    }

    @Test("Releases that can't be ordered are dropped unless they match exactly")
    func unparsable() {
        let releases = [release("next"), release("1.0", "soon"), release("1.0"), release("old"), release("0.9")]
        #expect(select(releases, "1.0") == ["soon", "1.0", "0.9"])
        // The second that matches exactly stays, as its order is not known to be wrong.
        #expect(select([release("1.0"), release("1.0", "hotfix"), release("x")], "1.0") == ["1.0", "hotfix"])
    }

    @Test("If the current version can't be parsed, only the exact match is left")
    func unparsableCurrent() {
        let releases = [release("1.0"), release("Spring"), release("Spring", "0.9"), release("0.1")]
        #expect(select(releases, "Spring") == ["Spring"])
        #expect(select(releases, "Summer").isEmpty)
    }

    @Test("Releases equal to the installed version in order, and written otherwise, belong to the history")
    func equalInOrder() {
        #expect(select([release("v1.0.0"), release("1.0")], "1.0") == ["1.0", "v1.0.0"])
        #expect(select([release("v1.0.0")], "1.0") == ["v1.0.0"])
    }
}
