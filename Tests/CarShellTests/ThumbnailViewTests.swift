import CGtk
import Templates
import XCTest

@testable import CarShell

/// What is drawn over pictures.
final class ThumbnailViewTests: GtkTestCase {
    private static let home = NowPlayingSportsTeam(name: "Harbour", logo: .initials("HARB"), eventScore: "2")
    private static let away = NowPlayingSportsTeam(
        name: "Hill", logo: .image(Image(source: nil, placeholder: "Hill")), eventScore: "1")

    func testATextOverAPictureStandsAtItsSide() throws {
        try MainActor.assumeIsolated {
            for (alignment, expected) in [
                (ImageOverlay.Alignment.leading, GTK_ALIGN_START), (.center, GTK_ALIGN_CENTER),
                (.trailing, GTK_ALIGN_END),
            ] {
                let overlay = ImageOverlay(
                    text: "LIVE", textColor: white, backgroundColor: red, alignment: alignment)
                let stage = try makeStage(card(ThumbnailImage(image: cover, imageOverlay: overlay)))
                let corner = try XCTUnwrap(stage.view.widget.having(.overlayText).first)
                XCTAssertEqual(corner.labelText, "LIVE")
                XCTAssertTrue(corner.isMapped)
                XCTAssertEqual(gtk_widget_get_halign(corner.pointer), expected)
                stage.close()
            }
        }
    }

    func testAPictureOverAPictureIsDrawn() throws {
        try MainActor.assumeIsolated {
            let overlay = ImageOverlay(image: .symbol("star"), alignment: .trailing)
            let stage = try makeStage(card(ThumbnailImage(image: cover, imageOverlay: overlay)))
            XCTAssertEqual(stage.view.widget.having(.overlayPicture).first?.shownSymbols, ["carshell-star-symbolic"])
            stage.close()
        }
    }

    func testAGameOverAPictureNamesBothSidesTheScoreAndTheState() throws {
        try MainActor.assumeIsolated {
            let game = SportsOverlay(
                leftTeam: Self.home, rightTeam: Self.away,
                eventStatus: NowPlayingSportsEventStatus(eventStatusText: ["2nd half", "Friendly"]))
            let stage = try makeStage(card(ThumbnailImage(image: cover, sportsOverlay: game)))
            let board = try XCTUnwrap(stage.view.widget.having(.overlayGame).first)
            XCTAssertEqual(board.shownTexts, ["HAR", "2", "Hill", "1", "2nd half"])
            stage.close()
        }
    }

    func testAPictureSaysWhatATapDoesAndHowFarItIsPlayed() throws {
        try MainActor.assumeIsolated {
            let symbols: [(PlaybackConfiguration.Action, String?)] = [
                (.none, nil), (.play, "play"), (.pause, "pause"), (.replay, "retry"),
            ]
            for (action, symbol) in symbols {
                let element = ListImageRowItemRowElement(image: cover, title: "A", subtitle: nil)
                element.playbackConfiguration = PlaybackConfiguration(
                    preferredPresentation: .audio, playbackAction: action, elapsedTime: 30, duration: 120)
                let stage = try makeStage(
                    ListImageRowItem(text: "Row", elements: [element], allowsMultipleLines: false))
                let row = try XCTUnwrap(stage.view.widget.having(.imageRowElement).first)
                let marks = row.having(.playbackMark)
                XCTAssertEqual(marks.flatMap(\.shownSymbols), symbol.map { ["carshell-\($0)-symbolic"] } ?? [])
                let line = try XCTUnwrap(row.having(.progress).first)
                XCTAssertEqual(gtk_progress_bar_get_fraction(line.object), 0.25, accuracy: 0.001)
                // Playing on changes the line, not the element.
                element.playbackConfiguration = nil
                XCTAssertEqual(stage.view.widget.having(.playbackMark).filter(\.isMapped).count, 0)
                stage.close()
            }
        }
    }

    func testTheFirstButtonOfAHeaderSaysWhatATapDoes() throws {
        try MainActor.assumeIsolated {
            let header = ListTemplateDetailsHeader(
                thumbnail: ThumbnailImage(image: cover), title: "Album", subtitle: nil,
                actionButtons: [appButton("play"), appButton("shuffle")])
            header.playbackConfiguration = PlaybackConfiguration(
                preferredPresentation: .audio, playbackAction: .pause, elapsedTime: 10, duration: 0)
            let template = ListTemplate(
                title: "Album", listHeader: header, sections: [], assistantCellConfiguration: nil)
            let stage = try TemplateStage(template)
            stage.settle()
            let symbols = stage.view.widget.having(.detailsHeader).flatMap(\.shownSymbols)
            XCTAssertEqual(symbols, ["carshell-pause-symbolic", "carshell-shuffle-symbolic"])
            stage.close()
        }
    }
}

/// An app's button; the shell has a widget of the same name.
@MainActor
private func appButton(_ symbol: String) -> Templates.Button { Templates.Button(image: .symbol(symbol)) { _ in } }

private let cover = Image(source: nil, placeholder: "Cover")
private let white = Color(red: 1, green: 1, blue: 1)
private let red = Color(red: 1, green: 0, blue: 0)

@MainActor
private func makeStage(_ row: ListImageRowItem) throws -> TemplateStage {
    let stage = try TemplateStage(ListTemplate(title: "List", sections: [ListSection(items: [row])]))
    stage.settle()
    return stage
}

/// A row with one card.
@MainActor
private func card(_ thumbnail: ThumbnailImage) -> ListImageRowItem {
    let element = ListImageRowItemCardElement(
        thumbnail: thumbnail, showsImageFullHeight: false, title: "Card", subtitle: nil, tintColor: nil)
    return ListImageRowItem(text: "Row", cardElements: [element], allowsMultipleLines: false)
}
