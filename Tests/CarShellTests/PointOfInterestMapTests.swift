import CGtk
import Templates
import XCTest

@testable import CarShell

/// What the map computes and reads, without a display.
final class PointOfInterestMapTests: XCTestCase {
    /// A picture of 480 by 400 with 40 kept free all around.
    private static let frame = MapFrame(width: 480, height: 400, margin: 40)
    private static let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
    private static let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)

    // MARK: Where the map looks

    func testTheWorldIsASquareWithItsMiddleInTheGulfOfGuinea() {
        let middle = WebMercator.point(of: Coordinate(latitude: 0, longitude: 0))
        XCTAssertEqual(middle.x, 0.5, accuracy: 1e-12)
        XCTAssertEqual(middle.y, 0.5, accuracy: 1e-12)
        let corner = WebMercator.point(of: Coordinate(latitude: 90, longitude: -180))
        XCTAssertEqual(corner.x, 0, accuracy: 1e-9)
        XCTAssertEqual(corner.y, 0, accuracy: 1e-9, "beyond the edge of the square is its edge")
    }

    func testAPlaceOnTheSquareIsThatPlaceOnTheEarth() {
        let back = WebMercator.coordinate(of: WebMercator.point(of: Self.berlin))
        XCTAssertEqual(back.latitude, Self.berlin.latitude, accuracy: 1e-9)
        XCTAssertEqual(back.longitude, Self.berlin.longitude, accuracy: 1e-9)
    }

    func testWhatLiesUnderButtonsIsNoRoomForPlaces() throws {
        var frame = Self.frame
        frame.right = 140
        let camera = try XCTUnwrap(MapCamera.fitting([Self.berlin, Self.paris], in: frame, zooms: 1...16))
        let region = camera.region(width: frame.width, height: frame.height)
        let right = camera.center.longitude + region.longitudeDelta / 2
        XCTAssertLessThanOrEqual(Self.berlin.longitude, right - region.longitudeDelta * 140 / 480)
        XCTAssertTrue(camera.shows(Self.paris, in: frame))
        let single = camera.centered(on: Self.paris, in: frame)
        // 50 pixels left of the middle of the picture is the middle of the room.
        let world = 256 * pow(2, camera.zoom)
        XCTAssertEqual(single.center.longitude - Self.paris.longitude, 50 / world * 360, accuracy: 1e-9)
    }

    func testAllPlacesAreInThePictureAndOneLevelMoreWouldLoseOne() throws {
        let camera = try XCTUnwrap(
            MapCamera.fitting([Self.berlin, Self.paris], in: Self.frame, zooms: 1...16))
        for place in [Self.berlin, Self.paris] {
            XCTAssertTrue(camera.shows(place, in: Self.frame))
        }
        var nearer = camera
        nearer.zoom += 1
        XCTAssertFalse(
            [Self.berlin, Self.paris].allSatisfy { nearer.shows($0, in: Self.frame) })
    }

    func testPlacesOnBothSidesOfTheDateLineAreNeighbours() throws {
        let fiji = Coordinate(latitude: -17, longitude: 179)
        let samoa = Coordinate(latitude: -14, longitude: -172)
        let camera = try XCTUnwrap(
            MapCamera.fitting([fiji, samoa], in: Self.frame, zooms: 1...16))
        XCTAssertEqual(camera.center.longitude, -176.5, accuracy: 0.01)
        XCTAssertGreaterThanOrEqual(camera.zoom, 5)
        XCTAssertTrue(camera.shows(fiji, in: Self.frame))
    }

    func testOnePlaceIsShownAtTheNearestLevelAllowed() throws {
        let camera = try XCTUnwrap(MapCamera.fitting([Self.paris], in: Self.frame, zooms: 1...6))
        XCTAssertEqual(camera.zoom, 6)
        XCTAssertEqual(camera.center.latitude, Self.paris.latitude, accuracy: 1e-9)
        XCTAssertNil(MapCamera.fitting([], in: Self.frame, zooms: 1...6))
    }

    func testPlacesThatDontFitAnywhereAreShownAtTheFarthestLevel() throws {
        let poles = [Coordinate(latitude: 85, longitude: -90), Coordinate(latitude: -85, longitude: 80)]
        let frame = MapFrame(width: 100, height: 100, margin: 48)
        let camera = try XCTUnwrap(MapCamera.fitting(poles, in: frame, zooms: 1...16))
        XCTAssertEqual(camera.zoom, 1)
    }

    func testTheRegionIsWhatFitsIntoThePicture_R156() {
        let camera = MapCamera(center: Coordinate(latitude: 0, longitude: 10), zoom: 2)
        // 1024 pixels are 360 degrees at this level.
        let region = camera.region(width: 256, height: 256)
        XCTAssertEqual(region.longitudeDelta, 90, accuracy: 1e-9)
        XCTAssertEqual(region.latitudeDelta, 2 * 40.979_898, accuracy: 1e-4)
        XCTAssertEqual(region.center, camera.center)
        XCTAssertEqual(camera.region(width: 4000, height: 256).longitudeDelta, 360, "the world, not more")
    }

    func testMovingAcrossTheDateLineComesOutOnItsOtherSide() {
        let camera = MapCamera(center: Coordinate(latitude: 0, longitude: 179), zoom: 2)
        let degree = 1024.0 / 360
        XCTAssertEqual(camera.moved(x: 2 * degree, y: 0).center.longitude, -179, accuracy: 1e-9)
        XCTAssertEqual(camera.moved(x: -2 * degree, y: 0).center.longitude, 177, accuracy: 1e-9)
    }

    // MARK: Outlines

    private static let data = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("data")

    private static func installedOutline() throws -> MapOutline {
        MapOutline(try String(contentsOf: data.appendingPathComponent("map/land.txt"), encoding: .utf8))
    }

    func testARingIsDifferencesInHundredthsOfADegree() throws {
        // By hand: 10° E 50° N, then 1° on and 2° back, then a hundredth of a degree north.
        let outline = MapOutline("ring o}@owHgEnK?A\nplace 1341 5252 Berlin Mitte\n# more\n")
        let points = try XCTUnwrap(outline.rings.first).points.map(WebMercator.coordinate)
        let expected = [(10.0, 50.0), (11, 48), (11, 48.01)]
        XCTAssertEqual(points.count, expected.count)
        for (point, (longitude, latitude)) in zip(points, expected) {
            XCTAssertEqual(point.longitude, longitude, accuracy: 1e-9)
            XCTAssertEqual(point.latitude, latitude, accuracy: 1e-9)
        }
        XCTAssertEqual(outline.places.map(\.name), ["Berlin Mitte"])
        let place = WebMercator.coordinate(of: try XCTUnwrap(outline.places.first).point)
        XCTAssertEqual(place.latitude, 52.52, accuracy: 1e-9)
        XCTAssertEqual(place.longitude, 13.41, accuracy: 1e-9)
    }

    func testDamagedLinesCostNothingButThemselves() {
        let outline = MapOutline(
            "ring ~~~~~~~~~~~~~~~~\nring _ib\nplace x y Nowhere\nplace 1\nring ?????? \u{1}\nplace 0 0 Null")
        XCTAssertEqual(outline.rings.count, 0)
        XCTAssertEqual(outline.places.map(\.name), ["Null"])
    }

    func testTheInstalledOutlinesAreSmallAndWhole() throws {
        let size = try Self.data.appendingPathComponent("map/land.txt").resourceValues(forKeys: [.fileSizeKey]).fileSize
        XCTAssertLessThan(try XCTUnwrap(size), 60_000)
        let lines = try String(contentsOf: Self.data.appendingPathComponent("map/land.txt"), encoding: .utf8)
            .split(separator: "\n")
        let outline = try Self.installedOutline()
        // More than one outline for each of 177 countries, and all of them readable.
        XCTAssertGreaterThan(outline.rings.count, 177)
        XCTAssertEqual(outline.rings.count, lines.count { $0.hasPrefix("ring ") })
        XCTAssertGreaterThan(outline.places.count, 200)
        XCTAssertEqual(outline.places.count, lines.count { $0.hasPrefix("place ") })
        XCTAssertTrue(outline.places.contains { $0.name == "Chișinău" })
        for ring in outline.rings {
            XCTAssertTrue(ring.points.allSatisfy { (0...1).contains($0.x) && (-1e-6...1 + 1e-6).contains($0.y) })
        }
    }

    private static let colours = MapColours(
        water: .init(red: 0, green: 0, blue: 1), land: .init(red: 0, green: 1, blue: 0),
        border: .init(red: 1, green: 0, blue: 0), grid: .init(red: 0, green: 0, blue: 0),
        text: .init(red: 1, green: 1, blue: 1))

    /// The colour of a tile of 256 pixels at a place, as blue, green, red.
    private func colour(_ texture: Texture, x: Int, y: Int) -> [UInt8] {
        let edge = Int(gdk_texture_get_width(texture.pointer))
        var bytes = [UInt8](repeating: 0, count: edge * edge * 4)
        gdk_texture_download(texture.pointer, &bytes, gsize(edge * 4))
        return Array(bytes[(y * edge + x) * 4..<(y * edge + x) * 4 + 3])
    }

    func testLandIsLandAndWaterIsWater() throws {
        let outline = try Self.installedOutline()
        let tile = OutlineTile(
            outline: outline, colours: Self.colours, column: 0, row: 0, zoom: 0, edge: 256, scale: 1)
        let texture = try XCTUnwrap(tile.draw())
        func colour(_ latitude: Double, _ longitude: Double) -> [UInt8] {
            let point = WebMercator.point(of: Coordinate(latitude: latitude, longitude: longitude))
            return self.colour(texture, x: Int(point.x * 256), y: Int(point.y * 256))
        }
        XCTAssertEqual(colour(25, 13), [0, 255, 0], "Sahara")
        XCTAssertEqual(colour(-25, 133), [0, 255, 0], "Australia")
        XCTAssertEqual(colour(-80, 40), [0, 255, 0], "Antarctica")
        XCTAssertEqual(colour(35, -45), [255, 0, 0], "Atlantic")
        XCTAssertEqual(colour(-40, -125), [255, 0, 0], "Pacific")
    }

    func testATileOnAFineScreenHasMorePixels() throws {
        let tile = OutlineTile(
            outline: MapOutline(), colours: Self.colours, column: 1, row: 1, zoom: 2, edge: 256, scale: 2)
        let texture = try XCTUnwrap(tile.draw())
        XCTAssertEqual(gdk_texture_get_width(texture.pointer), 512)
        XCTAssertEqual(texture.byteCount, 512 * 512 * 4)
    }

    func testWhereOutlinesWouldLieThereAreNone() throws {
        // Far out at sea at a level of streets: plain ground, which claims neither land nor water.
        let zoom = OutlineTile.highestOutlineZoom + 1
        let outline = try Self.installedOutline()
        let tile = OutlineTile(
            outline: outline, colours: Self.colours, column: 3, row: 1 << (zoom - 1), zoom: zoom, edge: 256, scale: 1)
        XCTAssertEqual(colour(try XCTUnwrap(tile.draw()), x: 3, y: 101), [0, 255, 0])
        let coarser = OutlineTile(
            outline: outline, colours: Self.colours, column: 1, row: 1 << (zoom - 2), zoom: zoom - 1, edge: 256,
            scale: 1)
        XCTAssertEqual(colour(try XCTUnwrap(coarser.draw()), x: 3, y: 101), [255, 0, 0])
    }

    // MARK: Settings

    private func configuration(_ texts: String?...) throws -> MapConfiguration {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carshell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [String] = []
        for (index, text) in texts.enumerated() {
            let file = folder.appendingPathComponent("\(index).conf")
            try text?.write(to: file, atomically: true, encoding: .utf8)
            files.append(file.path)
        }
        return try MapConfiguration(files: files)
    }

    func testWithoutSettingsThereAreOutlinesOnly() throws {
        XCTAssertNil(try configuration(nil, nil).tiles)
        XCTAssertNil(try MapConfiguration(files: [Self.data.appendingPathComponent("map.conf").path]).tiles)
    }

    func testTilesHaveAnAddressAnAttributionAndLevels() throws {
        let text = "[tiles]\nurl=https://t.example/{z}/{x}/{y}.png\nattribution=© Map makers\nmin-zoom=2\nmax-zoom=17\n"
        XCTAssertEqual(
            try configuration(text).tiles,
            MapConfiguration.Tiles(
                url: "https://t.example/{z}/{x}/{y}.png", attribution: "© Map makers", zooms: 2...17))
    }

    func testTheUsersSettingsWinOverTheInstallers() throws {
        let user = "[tiles]\nurl=https://user.example/{z}/{x}/{y}.png\n"
        let installer = "[tiles]\nurl=https://installer.example/{z}/{x}/{y}.png\n"
        XCTAssertEqual(try configuration(user, installer).tiles?.url, "https://user.example/{z}/{x}/{y}.png")
        XCTAssertEqual(try configuration(nil, installer).tiles?.url, "https://installer.example/{z}/{x}/{y}.png")
    }

    func testSettingsThatCannotBeRightAreSentencesWithTheValue() {
        let cases = [
            ("[tiles]\nurl=ftp://t.example/{z}/{x}/{y}.png\n", "ftp://t.example"),
            ("[tiles]\nurl=https://t.example/{x}/{y}.png\n", "{z}"),
            ("[tiles]\nurl=https://t.example/{z}/{x}/{y}.png\nmax-zoom=far\n", "“far”"),
            ("[tiles]\nurl=https://t.example/{z}/{x}/{y}.png\nmax-zoom=23\n", "“23”"),
            ("[tiles]\nurl=https://t.example/{z}/{x}/{y}.png\nmin-zoom=9\nmax-zoom=3\n", "“3”"),
            ("no key file", "0.conf"),
        ]
        for (text, value) in cases {
            XCTAssertThrowsError(try configuration(text), text) { error in
                XCTAssertTrue(error is MapConfigurationError)
                XCTAssertTrue(String(describing: error).contains(value), "\(error) does not name \(value)")
            }
        }
    }
}
