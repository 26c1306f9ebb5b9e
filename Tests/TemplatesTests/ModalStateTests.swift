import XCTest

@testable import Templates

/// The rules of presenting as a value, without controller or display.
final class ModalStateTests: XCTestCase {
    private let navigation: CarCapabilities = CarCapabilities(category: .navigation)

    private func entry(_ id: UInt64, _ kind: TemplateKind) -> StackEntry {
        StackEntry(id: TemplateID(rawValue: id), kind: kind)
    }

    private func rooted() throws -> NavigationState {
        var state = NavigationState()
        _ = try state.setRoot(entry(1, .list), limits: navigation)
        return state
    }

    private func assertRefused(
        _ error: InterfaceControllerError, _ state: NavigationState, line: UInt = #line,
        _ body: (inout NavigationState) throws -> NavigationTransition
    ) {
        var changed = state
        XCTAssertThrowsError(try body(&changed), line: line) {
            XCTAssertEqual($0 as? InterfaceControllerError, error, line: line)
        }
        XCTAssertEqual(changed, state, line: line)
    }

    func testOnlyThreeKindsArePresented_R19() throws {
        var limits = navigation
        limits.allowedTemplates = Set(TemplateKind.allCases)
        for kind in TemplateKind.allCases {
            if [.alert, .actionSheet, .voiceControl].contains(kind) {
                var state = try rooted()
                let transition = try state.present(entry(2, kind), limits: limits)
                XCTAssertEqual(transition, NavigationTransition(from: nil, to: entry(2, kind).id))
            } else {
                assertRefused(.unsupportedTemplate(kind, .present), try rooted()) {
                    try $0.present(entry(2, kind), limits: limits)
                }
            }
        }
    }

    func testAKindThatTheCategoryLacksIsNotPresented() throws {
        let parking = CarCapabilities(category: .parking)
        assertRefused(.unsupportedTemplate(.voiceControl, .present), try rooted()) {
            try $0.present(entry(2, .voiceControl), limits: parking)
        }
    }

    func testPresentingLeavesTheStacksAsTheyAre_R22() throws {
        var state = try rooted()
        _ = try state.push(entry(2, .list), limits: navigation)
        let stacks = state.stacks
        _ = try state.present(entry(3, .alert), limits: navigation)
        XCTAssertEqual(state.stacks, stacks)
        XCTAssertEqual(state.top, entry(2, .list))
        XCTAssertEqual(state.presented, entry(3, .alert))
        XCTAssertTrue(state.contains(entry(3, .alert).id))
    }

    func testASecondPresentationIsRefused_R20() throws {
        var state = try rooted()
        _ = try state.present(entry(2, .alert), limits: navigation)
        assertRefused(.alreadyPresenting, state) { try $0.present(entry(3, .alert), limits: navigation) }
        assertRefused(.alreadyPresenting, state) { try $0.present(entry(2, .alert), limits: navigation) }
    }

    func testAPopLeavesTheModalTemplate_R23() throws {
        var state = try rooted()
        _ = try state.push(entry(2, .list), limits: navigation)
        _ = try state.present(entry(3, .alert), limits: navigation)
        _ = try state.pop()
        XCTAssertEqual(state.presented, entry(3, .alert))
        assertRefused(.nothingToPop, state) { try $0.pop() }
    }

    func testDismissingNothingIsNoFailure_R21() throws {
        var state = try rooted()
        XCTAssertEqual(state.dismiss(), NavigationTransition(from: nil, to: nil))
        XCTAssertEqual(state, try rooted())
        _ = try state.present(entry(2, .alert), limits: navigation)
        XCTAssertEqual(
            state.dismiss(), NavigationTransition(from: entry(2, .alert).id, to: nil, removed: [entry(2, .alert).id]))
        XCTAssertEqual(state, try rooted())
    }

    func testBeforeARootNothingIsPresented_R12() {
        assertRefused(.noRoot, NavigationState()) { try $0.present(entry(2, .alert), limits: navigation) }
        assertRefused(.noRoot, NavigationState()) { try $0.showOverlay(entry(2, .voiceControl), limits: navigation) }
    }

    func testAnOverlayIsVoiceControlAndOneAtATime_R28() throws {
        var state = try rooted()
        for kind in TemplateKind.allCases where kind != .voiceControl {
            assertRefused(.unsupportedTemplate(kind, .showOverlay), state) {
                try $0.showOverlay(entry(2, kind), limits: navigation)
            }
        }
        _ = try state.showOverlay(entry(2, .voiceControl), limits: navigation)
        XCTAssertEqual(state.overlay, entry(2, .voiceControl))
        XCTAssertNil(state.presented)
        XCTAssertEqual(state.stacks, try rooted().stacks)
        assertRefused(.alreadyShowingOverlay, state) {
            try $0.showOverlay(entry(3, .voiceControl), limits: navigation)
        }
    }

    func testHidingNoOverlayDoesNothing_R28() throws {
        var state = try rooted()
        XCTAssertEqual(state.hideOverlay(), NavigationTransition(from: nil, to: nil))
        XCTAssertEqual(state, try rooted())
    }

    func testOneInstanceIsNotPresentedAndAnOverlay() throws {
        var state = try rooted()
        _ = try state.showOverlay(entry(2, .voiceControl), limits: navigation)
        assertRefused(.duplicateInstance(entry(2, .alert).id), state) {
            try $0.present(entry(2, .voiceControl), limits: navigation)
        }
        var other = try rooted()
        _ = try other.present(entry(2, .voiceControl), limits: navigation)
        assertRefused(.duplicateInstance(entry(2, .alert).id), other) {
            try $0.showOverlay(entry(2, .voiceControl), limits: navigation)
        }
    }
}
