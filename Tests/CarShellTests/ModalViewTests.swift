import CGtk
import Templates
import XCTest

@testable import CarShell

/// What is presented over everything.
final class ModalViewTests: GtkTestCase {
    func testVoiceControlIsLeftByTheAppsOwnBackButton_R167() throws {
        try MainActor.assumeIsolated {
            var presses = 0
            let stage = try TemplateStage()
            stage.present(voiceControl(BarButton(title: "Enough") { _ in presses += 1 }))
            let back = try XCTUnwrap(stage.view.widget.having(.modalAction).first)
            XCTAssertEqual(back.shownTexts, ["Enough"])
            click(back)
            XCTAssertEqual(presses, 1)
            // The app alone decides what its button does.
            XCTAssertNotNil(stage.controller.presentedTemplate)
            stage.close()
        }
    }

    func testABackButtonWithAPictureShowsThePicture() throws {
        try MainActor.assumeIsolated {
            let stage = try TemplateStage()
            stage.present(voiceControl(BarButton(image: .symbol("close")) { _ in }))
            let back = try XCTUnwrap(stage.view.widget.having(.modalAction).first)
            XCTAssertEqual(back.shownTexts, [])
            XCTAssertEqual(back.shownSymbols, ["carshell-close-symbolic"])
            stage.close()
        }
    }

    func testWithoutOneTheSystemsButtonLeaves() throws {
        try MainActor.assumeIsolated {
            let stage = try TemplateStage()
            let template = voiceControl(nil)
            stage.present(template)
            let back = try XCTUnwrap(stage.view.widget.having(.modalAction).first)
            XCTAssertEqual(back.shownTexts, [Texts.cancel])
            // One that is set later takes its place.
            template.backButton = BarButton(title: "Enough") { _ in }
            XCTAssertEqual(back.shownTexts, ["Enough"])
            template.backButton = nil
            click(back)
            runLoop(until: "the dismissal") { stage.controller.presentedTemplate == nil }
            stage.close()
        }
    }

    func testAnAlertWithoutATitleHasNoEmptyLine() throws {
        try MainActor.assumeIsolated {
            let stage = try TemplateStage()
            stage.present(
                AlertTemplate(titleVariants: [], actions: [AlertAction(title: "OK", style: .default) { _ in }]))
            XCTAssertEqual(stage.view.widget.having(.modalTitle).count, 0)
            stage.close()
        }
    }
}

@MainActor
private func voiceControl(_ backButton: BarButton?) -> VoiceControlTemplate {
    let template = VoiceControlTemplate(voiceControlStates: [
        VoiceControlState(identifier: "a", titleVariants: ["Say something"], image: nil, repeats: false)
    ])
    template.backButton = backButton
    return template
}
