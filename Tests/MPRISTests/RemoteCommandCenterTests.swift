import Templates
import XCTest

/// The counterpart of MPRemoteCommandCenter, without any bus.
final class RemoteCommandCenterTests: XCTestCase {
    func testThereAreAllTwentyCommandsAndNoneIsOfferedWithoutATarget_R183() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            XCTAssertEqual(Set(center.commands.map(ObjectIdentifier.init)).count, 20)
            for command in center.commands {
                XCTAssertTrue(command.isEnabled)
                XCTAssertFalse(command.isOffered)
                XCTAssertEqual(command.send(), .commandFailed)
                command.addTarget { _ in .success }
                XCTAssertTrue(command.isOffered)
            }
        }
    }

    func testADisabledCommandReachesNobody_R183() {
        MainActor.assumeIsolated {
            let command = RemoteCommandCenter().playCommand
            var count = 0
            command.addTarget { _ in
                count += 1
                return .success
            }
            command.isEnabled = false
            XCTAssertEqual(command.send(), .commandFailed)
            XCTAssertEqual(count, 0)
            command.isEnabled = true
            XCTAssertEqual(command.send(), .success)
            XCTAssertEqual(count, 1)
        }
    }

    func testTheStatusIsSuccessIfAnySucceededElseTheFirstFailure() {
        MainActor.assumeIsolated {
            let command = RemoteCommandCenter().playCommand
            command.addTarget { _ in .noSuchContent }
            command.addTarget { _ in .deviceNotFound }
            XCTAssertEqual(command.send(), .noSuchContent)
            command.addTarget { _ in .success }
            XCTAssertEqual(command.send(), .success)
        }
    }

    func testStatusNumbersAreApples() {
        XCTAssertEqual(
            [
                RemoteCommandHandlerStatus.success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound,
                .commandFailed,
            ].map(\.rawValue), [0, 100, 110, 120, 200])
    }

    func testTargetsAreRemovedOneByOneOrAllTogether() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            let command = center.stopCommand
            var came: [String] = []
            let first = command.addTarget { _ in
                came.append("first")
                return .success
            }
            command.addTarget { _ in
                came.append("second")
                return .success
            }
            center.playCommand.removeTarget(first)
            command.removeTarget("no target")
            command.send()
            command.removeTarget(first)
            command.send()
            XCTAssertEqual(came, ["first", "second", "second"])
            command.removeTarget(nil)
            XCTAssertEqual(command.send(), .commandFailed)
        }
    }

    func testATargetMayRemoveOthersWhileItIsCalled() {
        MainActor.assumeIsolated {
            let command = RemoteCommandCenter().stopCommand
            var count = 0
            command.addTarget { _ in
                command.removeTarget(nil)
                return .success
            }
            command.addTarget { _ in
                count += 1
                return .success
            }
            XCTAssertEqual(command.send(), .success)
            XCTAssertEqual(count, 0)
        }
    }

    func testSettingTheRepeatOrShuffleTypeSendsNoEvent_R184() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            let observer = Observer()
            center.add(observer)
            var count = 0
            for command in [center.changeRepeatModeCommand, center.changeShuffleModeCommand] {
                command.addTarget { _ in
                    count += 1
                    return .success
                }
            }
            let before = observer.count
            center.changeRepeatModeCommand.currentRepeatType = .all
            center.changeShuffleModeCommand.currentShuffleType = .items
            center.changeShuffleModeCommand.currentShuffleType = .items
            XCTAssertEqual(count, 0)
            XCTAssertEqual(observer.count - before, 2)
        }
    }

    func testTheNextRateWrapsToTheSlowest_R185() {
        MainActor.assumeIsolated {
            let command = RemoteCommandCenter().changePlaybackRateCommand
            XCTAssertNil(command.playbackRate(after: 1))
            command.supportedPlaybackRates = [1, 2, 0.5]
            XCTAssertEqual(command.playbackRate(after: 1), 2)
            XCTAssertEqual(command.playbackRate(after: 2), 0.5)
            XCTAssertEqual(command.playbackRate(after: 0.7), 1)
        }
    }

    func testOnlySupportedRatesRatingsAndPlacesAreSent() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            for command in center.commands { command.addTarget { _ in .success } }
            center.changePlaybackRateCommand.supportedPlaybackRates = [1, 1.5]
            XCTAssertEqual(center.changePlaybackRateCommand.send(playbackRate: 1.5), .success)
            XCTAssertEqual(center.changePlaybackRateCommand.send(playbackRate: 1.4), .commandFailed)
            center.ratingCommand.maximumRating = 5
            XCTAssertEqual(center.ratingCommand.send(rating: 5), .success)
            XCTAssertEqual(center.ratingCommand.send(rating: 5.5), .commandFailed)
            XCTAssertEqual(center.ratingCommand.send(rating: .nan), .commandFailed)
            XCTAssertEqual(center.skipForwardCommand.send(interval: 15), .success)
            XCTAssertEqual(center.skipForwardCommand.send(interval: -15), .commandFailed)
            XCTAssertEqual(center.changePlaybackPositionCommand.send(positionTime: 0), .success)
            XCTAssertEqual(center.changePlaybackPositionCommand.send(positionTime: -1), .commandFailed)
            XCTAssertEqual(center.changePlaybackPositionCommand.send(positionTime: .infinity), .commandFailed)
        }
    }

    func testRepeatEventsCarryAStateSoThatTwiceIsTheSame_R188() {
        MainActor.assumeIsolated {
            let command = RemoteCommandCenter().changeRepeatModeCommand
            var types: [RepeatType] = []
            command.addTarget { event in
                guard let event = event as? ChangeRepeatModeCommandEvent else { return .commandFailed }
                types.append(event.repeatType)
                XCTAssertTrue(event.command === command)
                return .success
            }
            XCTAssertEqual(command.send(.one), .success)
            XCTAssertEqual(command.send(.one, preservesRepeatMode: false), .success)
            XCTAssertEqual(types, [.one, .one])
        }
    }

    func testFeedbackSeekAndLanguageEventsCarryWhatTheySay() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            var came: [String] = []
            center.likeCommand.addTarget { event in
                came.append("like \((event as? FeedbackCommandEvent)?.isNegative ?? false)")
                return .success
            }
            center.seekForwardCommand.addTarget { event in
                came.append("seek \((event as? SeekCommandEvent)?.type.rawValue ?? -1)")
                return .success
            }
            center.enableLanguageOptionCommand.addTarget { event in
                guard let event = event as? ChangeLanguageOptionCommandEvent else { return .commandFailed }
                came.append("\(event.languageOption.displayName) \(event.setting.rawValue)")
                return .success
            }
            center.likeCommand.send(isNegative: true)
            center.seekForwardCommand.send(.beginSeeking)
            center.seekForwardCommand.send(.endSeeking)
            center.enableLanguageOptionCommand.send(
                LanguageOption(identifier: "de", displayName: "Deutsch"), setting: .permanent)
            XCTAssertEqual(came, ["like true", "seek 0", "seek 1", "Deutsch 2"])
        }
    }

    func testObserversLearnWhatIsOfferedAndAreNotKeptAlive() {
        MainActor.assumeIsolated {
            let center = RemoteCommandCenter()
            var observer: Observer? = Observer()
            weak let reference = observer
            if let observer {
                center.add(observer)
                center.add(observer)
            }
            let target = center.playCommand.addTarget { _ in .success }
            center.playCommand.isEnabled = true
            XCTAssertEqual(observer?.count, 1)
            center.playCommand.isEnabled = false
            center.playCommand.removeTarget(target)
            XCTAssertEqual(observer?.count, 3)
            observer = nil
            XCTAssertNil(reference)
            center.playCommand.isEnabled = true
        }
    }

    @MainActor
    private final class Observer: RemoteCommandCenterObserver {
        var count = 0
        func remoteCommandCenterDidChange(_ remoteCommandCenter: RemoteCommandCenter) { count += 1 }
    }
}
