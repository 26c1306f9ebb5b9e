// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours: Swift 6 language mode, and a warning stops the build.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "CarShell",
    products: [
        .executable(name: "carshell", targets: ["CarShell"]),
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
        .library(name: "Templates", targets: ["Templates"]),
    ],
    targets: [
        // The contract between apps and the display. Imports the standard library only.
        .target(name: "Templates", swiftSettings: strict),

        // The shell's texts in the person's language.
        .target(name: "Localization", dependencies: ["CGLib"], swiftSettings: strict),

        // Pure policy: what plays, and which stations there are.
        .target(name: "Playback", dependencies: ["Localization", "Templates"], swiftSettings: strict),
        .target(name: "Stations", dependencies: ["Localization"], swiftSettings: strict),

        // The template apps: no GTK, no GStreamer.
        .target(
            name: "Apps", dependencies: ["Localization", "Templates", "Playback", "Stations"], swiftSettings: strict),

        // C libraries: a module map and a shim header each, nothing else.
        .systemLibrary(name: "CGLib", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(
            name: "CGst", pkgConfig: "gstreamer-audio-1.0",
            providers: [.apt(["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"])]),
        .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
        .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CShumate", pkgConfig: "shumate-1.0", providers: [.apt(["libshumate-dev"])]),

        // The system's side.
        .target(name: "GLibBridge", dependencies: ["CGLib"], swiftSettings: strict),
        .target(
            name: "HTTPClient", dependencies: ["CSoup", "GLibBridge", "Localization", "Stations"],
            swiftSettings: strict),
        .target(
            name: "GStreamerEngine", dependencies: ["CGst", "CSoup", "GLibBridge", "Playback"], swiftSettings: strict),

        .target(
            name: "MPRIS", dependencies: ["GLibBridge", "CGLib", "Playback", "Templates"], swiftSettings: strict),
        .target(name: "XMLReader", dependencies: ["CXML2", "Stations"], swiftSettings: strict),

        // What an address is and whether it plays, for whoever looks into it.
        .target(name: "Probe", dependencies: ["Playback", "Stations"], swiftSettings: strict),

        // The shell: the composition root and the only importer of CGtk.
        .executableTarget(
            name: "CarShell",
            dependencies: [
                "Apps", "CGtk", "CShumate", "GLibBridge", "GStreamerEngine", "HTTPClient", "Localization", "MPRIS",
                "Probe", "XMLReader",
            ],
            swiftSettings: strict),
        .executableTarget(name: "Benchmarks", dependencies: ["TestSupport", "Templates"], swiftSettings: strict),

        // Tests: one target a module, and the built program in a real Wayland session.
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(name: "TemplatesTests", dependencies: ["Templates"], swiftSettings: strict),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "PlaybackTests", dependencies: ["Playback", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "XMLReaderTests", dependencies: ["XMLReader"], swiftSettings: strict),
        .testTarget(name: "ProbeTests", dependencies: ["Probe"], swiftSettings: strict),
        .testTarget(
            name: "StationsTests", dependencies: ["Stations"], resources: [.copy("Cases")], swiftSettings: strict),
        .testTarget(name: "AppsTests", dependencies: ["Apps"], swiftSettings: strict),
        .testTarget(name: "GLibBridgeTests", dependencies: ["GLibBridge", "CGLib"], swiftSettings: strict),
        .testTarget(
            name: "HTTPClientTests", dependencies: ["HTTPClient", "CSoup", "TestSupport", "XMLReader"],
            swiftSettings: strict),
        .testTarget(
            name: "GStreamerEngineTests", dependencies: ["GStreamerEngine", "CGLib", "CGst", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "MPRISTests", dependencies: ["MPRIS", "CGLib", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "CarShellTests", dependencies: ["Apps", "CarShell", "TestSupport"], swiftSettings: strict),
        .testTarget(name: "EndToEndTests", dependencies: ["TestSupport"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
